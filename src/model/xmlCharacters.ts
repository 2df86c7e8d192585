/** Replaces the characters that XML cannot contain, not even escaped: one of them makes a whole document unreadable. */
export const replaceNotXml = (text: string, instead: string): string => text.replace(FORBIDDEN, instead)

const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
