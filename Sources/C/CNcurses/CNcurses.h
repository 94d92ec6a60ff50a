#ifndef COUNTONME_CNCURSES_H
#define COUNTONME_CNCURSES_H

// The header of the module for ncursesw, the wide-character library. Swift imports neither macros
// with casts nor variadic functions, so each of those that are needed has a function here that does
// the same and nothing else.

#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#ifndef _XOPEN_SOURCE
#define _XOPEN_SOURCE 700
#endif

#include <ncurses.h>
#include <sys/syscall.h>
#include <term.h>
#include <unistd.h>
#include <wchar.h>

/// The macro `A_BOLD`, an attribute.
static inline attr_t cn_bold(void) { return A_BOLD; }

/// The macro `A_DIM`, an attribute.
static inline attr_t cn_dim(void) { return A_DIM; }

/// The macro `A_UNDERLINE`, an attribute.
static inline attr_t cn_underline(void) { return A_UNDERLINE; }

/// The macro `A_REVERSE`, an attribute.
static inline attr_t cn_reverse(void) { return A_REVERSE; }

/// The variadic function `tiparm` with two parameters, as those of a cursor address.
static inline char *cn_tiparm(const char *capability, int first, int second) {
  return tiparm(capability, first, second);
}

/// The macro `bkgrndset`, which sets the background of the standard window.
static inline void cn_bkgrndset(const cchar_t *background) { bkgrndset(background); }

/// The variable `LINES`.
static inline int cn_rows(void) { return LINES; }

/// The variable `COLS`.
static inline int cn_columns(void) { return COLS; }

/// The function `doupdate`, which enters the screen again after `endwin`, but clears nothing.
static inline void cn_resume(void) {
  clearok(newscr, FALSE);
  clearok(curscr, FALSE);
  doupdate();
}

/// The variadic function `syscall` as `memfd_create`, closed in other programs; −1 on errors.
static inline int cn_memory_file(void) {
  const unsigned closed = 1, unexecutable = 8;
  // Linux logs a warning without the second flag, which versions before 6.3 do not know.
  long file = syscall(SYS_memfd_create, "frame", closed | unexecutable);
  return (int)(file >= 0 ? file : syscall(SYS_memfd_create, "frame", closed));
}

/// An element of `boolnames`, an array without a size; null after the last one.
static inline const char *cn_boolean_name(int index) { return boolnames[index]; }

/// An element of `numnames`, an array without a size; null after the last one.
static inline const char *cn_number_name(int index) { return numnames[index]; }

/// An element of `strnames`, an array without a size; null after the last one.
static inline const char *cn_string_name(int index) { return strnames[index]; }

#endif
