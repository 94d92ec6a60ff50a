// The bridge to expat. Swift calls its functions by their own names. No logic, no state.
//
// Contracts of expat that the package relies on:
// - A handler may stop the parser (`XML_StopParser`); calls of other handlers may still follow for
//   the same piece of the document.
// - Names and values are UTF-8 and end with a zero byte, whatever the encoding of the document is.
//   They are valid until the handler returns.
// - The attributes of an element are pairs of a name and a value, and a null pointer after the last.
//   A second attribute of the same name is an error of the document.
// - Without a handler for them, external entities are neither opened nor fetched.

#ifndef CEXPAT_H
#define CEXPAT_H

#include <expat.h>

#endif
