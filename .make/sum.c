/* The sum of 1/k² for k from 1 to a number, as GMP alone calculates it: halves of the range are added. */

#include <stdio.h>

#include <gmp.h>
#include <stdlib.h>

static void add(mpq_t sum, unsigned long first, unsigned long last) {
  if (first == last) {
    mpq_set_ui(sum, 1, 1);
    mpz_ui_pow_ui(mpq_denref(sum), first, 2);
    return;
  }
  unsigned long middle = first + (last - first) / 2;
  mpq_t rest;
  mpq_init(rest);
  add(sum, first, middle);
  add(rest, middle + 1, last);
  mpq_add(sum, sum, rest);
  mpq_clear(rest);
}

int main(int count, char **arguments) {
  mpq_t sum;
  mpf_t digits;
  mpq_init(sum);
  add(sum, 1, strtoul(arguments[count - 1], NULL, 10));
  mpf_init2(digits, 128);
  mpf_set_q(digits, sum);
  gmp_printf("%.33Ff\n", digits);
}
