#ifndef COUNTONME_CNCURSES_H
#define COUNTONME_CNCURSES_H

// The door to ncursesw: the wide-character library, and for what Swift cannot import (macros and
// variadic functions) a function that does exactly that.

#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#ifndef _XOPEN_SOURCE
#define _XOPEN_SOURCE 700
#endif

#include <langinfo.h>
#include <ncurses.h>
#include <term.h>
#include <wchar.h>

/// The attribute `A_BOLD`.
static inline attr_t cn_bold(void) { return A_BOLD; }

/// The attribute `A_DIM`.
static inline attr_t cn_dim(void) { return A_DIM; }

/// The attribute `A_UNDERLINE`.
static inline attr_t cn_underline(void) { return A_UNDERLINE; }

/// The attribute `A_REVERSE`.
static inline attr_t cn_reverse(void) { return A_REVERSE; }

/// `CCHARW_MAX`: how many code points one cell holds.
static inline int cn_cell_capacity(void) { return CCHARW_MAX; }

/// `tiparm` with the two parameters of a cursor address.
static inline char *cn_tiparm_address(const char *capability, int row, int column) {
  return tiparm(capability, row, column);
}

/// `nl_langinfo` of `CODESET`: the name of the locale's character encoding.
static inline const char *cn_codeset(void) { return nl_langinfo(CODESET); }

#endif
