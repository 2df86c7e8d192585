/** Control characters but tabs and line ends: a terminal that a text file is printed on obeys them. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu

/** A text that can be printed anywhere. Browsers show such characters as nothing, so the HTML of a page may have them. */
export const printableText = (text: string): string => text.replace(CONTROL, '\uFFFD')
