// The bridge to GMP. GMP's public names are macros, which Swift does not import, so each function
// that the package calls has a `static inline` wrapper here, named `cgmp_` plus GMP's own name.
// No logic, no state.
//
// Contracts of GMP that hold for all wrappers:
// - An `mpz_t` or `mpq_t` is initialised before it is passed and cleared exactly once.
// - GMP ends the process when it cannot allocate memory or when a number would exceed its greatest
//   size: callers bound the size of a result before they ask for it.
// - Division by zero ends the process too.
// - In C, a result may be the same object as an operand. In Swift, passing `&x` twice violates
//   exclusive access, so callers pass pointers that they own.

#ifndef CGMP_H
#define CGMP_H

#include <gmp.h>

// Integers (mpz)

static inline void cgmp_mpz_init(mpz_ptr x) { mpz_init(x); }
static inline void cgmp_mpz_clear(mpz_ptr x) { mpz_clear(x); }
static inline void cgmp_mpz_set(mpz_ptr r, mpz_srcptr a) { mpz_set(r, a); }
static inline void cgmp_mpz_set_si(mpz_ptr r, long a) { mpz_set_si(r, a); }
static inline void cgmp_mpz_neg(mpz_ptr r, mpz_srcptr a) { mpz_neg(r, a); }
static inline void cgmp_mpz_abs(mpz_ptr r, mpz_srcptr a) { mpz_abs(r, a); }
static inline void cgmp_mpz_mul(mpz_ptr r, mpz_srcptr a, mpz_srcptr b) { mpz_mul(r, a, b); }
static inline void cgmp_mpz_add_ui(mpz_ptr r, mpz_srcptr a, unsigned long b) {
  mpz_add_ui(r, a, b);
}
static inline void cgmp_mpz_sub(mpz_ptr r, mpz_srcptr a, mpz_srcptr b) { mpz_sub(r, a, b); }
static inline void cgmp_mpz_sub_ui(mpz_ptr r, mpz_srcptr a, unsigned long b) {
  mpz_sub_ui(r, a, b);
}
static inline void cgmp_mpz_mul_2exp(mpz_ptr r, mpz_srcptr a, mp_bitcnt_t bits) {
  mpz_mul_2exp(r, a, bits);
}
static inline void cgmp_mpz_fdiv_q_2exp(mpz_ptr r, mpz_srcptr a, mp_bitcnt_t bits) {
  mpz_fdiv_q_2exp(r, a, bits);
}
// Negative numbers have infinitely many leading bits that are set.
static inline void cgmp_mpz_and(mpz_ptr r, mpz_srcptr a, mpz_srcptr b) { mpz_and(r, a, b); }
static inline void cgmp_mpz_ior(mpz_ptr r, mpz_srcptr a, mpz_srcptr b) { mpz_ior(r, a, b); }
static inline void cgmp_mpz_xor(mpz_ptr r, mpz_srcptr a, mpz_srcptr b) { mpz_xor(r, a, b); }
static inline void cgmp_mpz_tdiv_q_2exp(mpz_ptr r, mpz_srcptr a, mp_bitcnt_t bits) {
  mpz_tdiv_q_2exp(r, a, bits);
}
static inline void cgmp_mpz_tdiv_qr(mpz_ptr q, mpz_ptr r, mpz_srcptr a, mpz_srcptr b) {
  mpz_tdiv_qr(q, r, a, b);
}
static inline void cgmp_mpz_fdiv_q(mpz_ptr q, mpz_srcptr a, mpz_srcptr b) { mpz_fdiv_q(q, a, b); }
// The remainder is at least 0 and less than the magnitude of `b`.
static inline void cgmp_mpz_mod(mpz_ptr r, mpz_srcptr a, mpz_srcptr b) { mpz_mod(r, a, b); }
static inline unsigned long cgmp_mpz_fdiv_ui(mpz_srcptr a, unsigned long b) {
  return mpz_fdiv_ui(a, b);
}
// `exponent` is not negative.
static inline void cgmp_mpz_powm(
    mpz_ptr r, mpz_srcptr base, mpz_srcptr exponent, mpz_srcptr modulus) {
  mpz_powm(r, base, exponent, modulus);
}
static inline void cgmp_mpz_gcd(mpz_ptr r, mpz_srcptr a, mpz_srcptr b) { mpz_gcd(r, a, b); }
static inline void cgmp_mpz_lcm(mpz_ptr r, mpz_srcptr a, mpz_srcptr b) { mpz_lcm(r, a, b); }
static inline void cgmp_mpz_ui_pow_ui(mpz_ptr r, unsigned long base, unsigned long exponent) {
  mpz_ui_pow_ui(r, base, exponent);
}
static inline void cgmp_mpz_pow_ui(mpz_ptr r, mpz_srcptr base, unsigned long exponent) {
  mpz_pow_ui(r, base, exponent);
}
// Truncates the root. The result is nonzero if it is exact. A negative `a` needs an odd `degree`.
static inline int cgmp_mpz_root(mpz_ptr r, mpz_srcptr a, unsigned long degree) {
  return mpz_root(r, a, degree);
}
static inline void cgmp_mpz_bin_uiui(mpz_ptr r, unsigned long n, unsigned long k) {
  mpz_bin_uiui(r, n, k);
}
static inline void cgmp_mpz_fac_ui(mpz_ptr r, unsigned long n) { mpz_fac_ui(r, n); }
// `factor` is at least 2 in magnitude.
static inline mp_bitcnt_t cgmp_mpz_remove(mpz_ptr r, mpz_srcptr a, mpz_srcptr factor) {
  return mpz_remove(r, a, factor);
}
// 0 for composite numbers, 2 for proven primes, 1 for numbers that pass `tests` of primality.
static inline int cgmp_mpz_probab_prime_p(mpz_srcptr a, int tests) {
  return mpz_probab_prime_p(a, tests);
}
// The greatest `mp_bitcnt_t` if no bit is set at or above `start`.
static inline mp_bitcnt_t cgmp_mpz_scan1(mpz_srcptr a, mp_bitcnt_t start) {
  return mpz_scan1(a, start);
}
static inline int cgmp_mpz_sgn(mpz_srcptr a) { return mpz_sgn(a); }
static inline int cgmp_mpz_cmp(mpz_srcptr a, mpz_srcptr b) { return mpz_cmp(a, b); }
static inline int cgmp_mpz_cmp_ui(mpz_srcptr a, unsigned long b) { return mpz_cmp_ui(a, b); }
static inline int cgmp_mpz_cmpabs_ui(mpz_srcptr a, unsigned long b) { return mpz_cmpabs_ui(a, b); }
static inline int cgmp_mpz_odd_p(mpz_srcptr a) { return mpz_odd_p(a); }
static inline int cgmp_mpz_fits_slong_p(mpz_srcptr a) { return mpz_fits_slong_p(a); }
static inline long cgmp_mpz_get_si(mpz_srcptr a) { return mpz_get_si(a); }
static inline size_t cgmp_mpz_size(mpz_srcptr a) { return mpz_size(a); }
// 1 for zero. Exact if `base` is a power of 2, else exact or 1 too large.
static inline size_t cgmp_mpz_sizeinbase(mpz_srcptr a, int base) { return mpz_sizeinbase(a, base); }
// Valid until `a` changes.
static inline mp_srcptr cgmp_mpz_limbs_read(mpz_srcptr a) { return mpz_limbs_read(a); }

// Text is `unsigned char`, because `char` is signed on some platforms and unsigned on others, and
// Swift imports it accordingly. `text` ends with a zero byte. The result is 0 if it is a number.
static inline int cgmp_mpz_set_str(mpz_ptr r, const unsigned char *text, int base) {
  return mpz_set_str(r, (const char *)text, base);
}
// `text` has room for `mpz_sizeinbase` digits, a sign and a zero byte. A negative base writes capital
// letters.
static inline void cgmp_mpz_get_str(unsigned char *text, int base, mpz_srcptr a) {
  mpz_get_str((char *)text, base, a);
}

// Rational numbers (mpq). Operands are canonical: in lowest terms with a positive denominator.
// Results are then canonical too. After a write to numerator or denominator, `mpq_canonicalize`
// restores this.

static inline void cgmp_mpq_init(mpq_ptr x) { mpq_init(x); }
static inline void cgmp_mpq_clear(mpq_ptr x) { mpq_clear(x); }
static inline void cgmp_mpq_canonicalize(mpq_ptr x) { mpq_canonicalize(x); }
static inline mpz_ptr cgmp_mpq_numref(mpq_ptr x) { return mpq_numref(x); }
static inline mpz_ptr cgmp_mpq_denref(mpq_ptr x) { return mpq_denref(x); }
static inline void cgmp_mpq_add(mpq_ptr r, mpq_srcptr a, mpq_srcptr b) { mpq_add(r, a, b); }
static inline void cgmp_mpq_sub(mpq_ptr r, mpq_srcptr a, mpq_srcptr b) { mpq_sub(r, a, b); }
static inline void cgmp_mpq_mul(mpq_ptr r, mpq_srcptr a, mpq_srcptr b) { mpq_mul(r, a, b); }
static inline void cgmp_mpq_div(mpq_ptr r, mpq_srcptr a, mpq_srcptr b) { mpq_div(r, a, b); }
static inline void cgmp_mpq_neg(mpq_ptr r, mpq_srcptr a) { mpq_neg(r, a); }
static inline int cgmp_mpq_sgn(mpq_srcptr a) { return mpq_sgn(a); }
static inline int cgmp_mpq_cmp(mpq_srcptr a, mpq_srcptr b) { return mpq_cmp(a, b); }
static inline int cgmp_mpq_equal(mpq_srcptr a, mpq_srcptr b) { return mpq_equal(a, b); }

#endif
