// The C door to GMP. Swift cannot see GMP's functions, because their names are macros: each of
// them stands here as a function of its own name after `cgmp_`. No logic, no state.

#ifndef CGMP_H
#define CGMP_H

#include <gmp.h>

// Whole numbers

static inline void cgmp_mpz_init(mpz_ptr x) { mpz_init(x); }
static inline void cgmp_mpz_clear(mpz_ptr x) { mpz_clear(x); }
static inline void cgmp_mpz_set(mpz_ptr r, mpz_srcptr a) { mpz_set(r, a); }
static inline void cgmp_mpz_set_si(mpz_ptr r, long a) { mpz_set_si(r, a); }
static inline void cgmp_mpz_neg(mpz_ptr r, mpz_srcptr a) { mpz_neg(r, a); }
static inline void cgmp_mpz_abs(mpz_ptr r, mpz_srcptr a) { mpz_abs(r, a); }
static inline void cgmp_mpz_mul(mpz_ptr r, mpz_srcptr a, mpz_srcptr b) { mpz_mul(r, a, b); }
static inline void cgmp_mpz_mul_2exp(mpz_ptr r, mpz_srcptr a, mp_bitcnt_t bits) {
  mpz_mul_2exp(r, a, bits);
}
static inline void cgmp_mpz_tdiv_q_2exp(mpz_ptr r, mpz_srcptr a, mp_bitcnt_t bits) {
  mpz_tdiv_q_2exp(r, a, bits);
}
static inline void cgmp_mpz_tdiv_qr(mpz_ptr q, mpz_ptr r, mpz_srcptr a, mpz_srcptr b) {
  mpz_tdiv_qr(q, r, a, b);
}
static inline void cgmp_mpz_fdiv_q(mpz_ptr q, mpz_srcptr a, mpz_srcptr b) { mpz_fdiv_q(q, a, b); }
static inline void cgmp_mpz_gcd(mpz_ptr r, mpz_srcptr a, mpz_srcptr b) { mpz_gcd(r, a, b); }
static inline void cgmp_mpz_lcm(mpz_ptr r, mpz_srcptr a, mpz_srcptr b) { mpz_lcm(r, a, b); }
static inline void cgmp_mpz_ui_pow_ui(mpz_ptr r, unsigned long base, unsigned long exponent) {
  mpz_ui_pow_ui(r, base, exponent);
}
static inline void cgmp_mpz_pow_ui(mpz_ptr r, mpz_srcptr base, unsigned long exponent) {
  mpz_pow_ui(r, base, exponent);
}
static inline int cgmp_mpz_root(mpz_ptr r, mpz_srcptr a, unsigned long degree) {
  return mpz_root(r, a, degree);
}
static inline void cgmp_mpz_fac_ui(mpz_ptr r, unsigned long n) { mpz_fac_ui(r, n); }
static inline mp_bitcnt_t cgmp_mpz_remove(mpz_ptr r, mpz_srcptr a, mpz_srcptr factor) {
  return mpz_remove(r, a, factor);
}
static inline mp_bitcnt_t cgmp_mpz_scan1(mpz_srcptr a, mp_bitcnt_t start) {
  return mpz_scan1(a, start);
}
static inline int cgmp_mpz_sgn(mpz_srcptr a) { return mpz_sgn(a); }
static inline int cgmp_mpz_cmp(mpz_srcptr a, mpz_srcptr b) { return mpz_cmp(a, b); }
static inline int cgmp_mpz_cmp_ui(mpz_srcptr a, unsigned long b) { return mpz_cmp_ui(a, b); }
static inline int cgmp_mpz_cmpabs_ui(mpz_srcptr a, unsigned long b) { return mpz_cmpabs_ui(a, b); }
static inline int cgmp_mpz_odd_p(mpz_srcptr a) { return mpz_odd_p(a); }
static inline int cgmp_mpz_divisible_ui_p(mpz_srcptr a, unsigned long b) {
  return mpz_divisible_ui_p(a, b);
}
static inline int cgmp_mpz_fits_slong_p(mpz_srcptr a) { return mpz_fits_slong_p(a); }
static inline long cgmp_mpz_get_si(mpz_srcptr a) { return mpz_get_si(a); }
static inline size_t cgmp_mpz_size(mpz_srcptr a) { return mpz_size(a); }
static inline size_t cgmp_mpz_sizeinbase(mpz_srcptr a, int base) { return mpz_sizeinbase(a, base); }
static inline mp_srcptr cgmp_mpz_limbs_read(mpz_srcptr a) { return mpz_limbs_read(a); }

// Text is bytes here, because the sign of `char` differs between machines.
static inline int cgmp_mpz_set_str(mpz_ptr r, const unsigned char *text, int base) {
  return mpz_set_str(r, (const char *)text, base);
}
static inline void cgmp_mpz_get_str(unsigned char *text, int base, mpz_srcptr a) {
  mpz_get_str((char *)text, base, a);
}

// Rational numbers

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
