const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** Half a character (a lone surrogate) cannot be sent: the mark that encoders put in its place. */
export const wellFormed = (text: string): string => text.replace(LONE_SURROGATE, '\uFFFD')

/** Percent-encodes a text for an address. Half a character has no encoding, and would throw. */
export const encode = (text: string): string => encodeURIComponent(wellFormed(text))
