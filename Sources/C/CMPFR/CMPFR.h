// The bridge to MPFR. Swift calls MPFR's functions by their own names; those that are macros have
// a `static inline` wrapper here, named `cmpfr_` plus MPFR's own name. No logic, no state.
//
// Contracts of MPFR that the package relies on:
// - A result is correctly rounded: it is what rounding the exact value to the precision of the
//   result in the given direction gives. The returned `int` only tells the sign of the error.
// - An exact value beyond the exponent range gives an infinity or zero if it is rounded in that
//   direction, and else the representable number nearest to it. So a bound remains a bound.
// - An operation without a value gives NaN.
// - Caches of constants such as π are thread-local if MPFR was built to be thread-safe.

#ifndef CMPFR_H
#define CMPFR_H

#include <mpfr.h>

static inline int cmpfr_sgn(mpfr_srcptr x) { return mpfr_sgn(x); }
static inline mpfr_exp_t cmpfr_get_exp(mpfr_srcptr x) { return mpfr_get_exp(x); }
static inline int cmpfr_set(mpfr_ptr r, mpfr_srcptr a, mpfr_rnd_t rounding) {
  return mpfr_set(r, a, rounding);
}
// The first `digits` decimal digits, at least 2, truncated towards zero. `text` has room for
// max(digits + 2, 7) bytes: a sign, the digits and a zero byte. The value is 0.digits × 10^exponent.
// Text is `unsigned char` for the reason given in CGMP.h.
static inline void cmpfr_get_str(unsigned char *text, mpfr_exp_t *exponent, size_t digits,
                                 mpfr_srcptr x) {
  mpfr_get_str((char *)text, exponent, 10, digits, x, MPFR_RNDZ);
}
static inline int cmpfr_cmp(mpfr_srcptr a, mpfr_srcptr b) { return mpfr_cmp(a, b); }

#endif
