// The C door to MPFR. Its functions can be called by their own names; those that are macros stand
// here as functions of their own name after `cmpfr_`. No logic, no state.

#ifndef CMPFR_H
#define CMPFR_H

#include <mpfr.h>

static inline int cmpfr_sgn(mpfr_srcptr x) { return mpfr_sgn(x); }
static inline mpfr_exp_t cmpfr_get_exp(mpfr_srcptr x) { return mpfr_get_exp(x); }
static inline int cmpfr_set(mpfr_ptr r, mpfr_srcptr a, mpfr_rnd_t rounding) {
  return mpfr_set(r, a, rounding);
}
// Text is bytes here, because the sign of `char` differs between machines.
static inline void cmpfr_get_str(unsigned char *text, mpfr_exp_t *exponent, size_t digits,
                                 mpfr_srcptr x) {
  mpfr_get_str((char *)text, exponent, 10, digits, x, MPFR_RNDZ);
}
static inline int cmpfr_cmp(mpfr_srcptr a, mpfr_srcptr b) { return mpfr_cmp(a, b); }

#endif
