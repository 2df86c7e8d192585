/** Percent-encodes a text for an address. Half a character (a lone surrogate) has no encoding, and would throw. */
export const encode = (text: string): string =>
  encodeURIComponent(text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD'))
