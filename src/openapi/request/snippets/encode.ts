const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** The replacement character, which encoders write for a lone surrogate. */
export const wellFormed = (text: string): string => text.replace(LONE_SURROGATE, '\uFFFD')

/** Percent-encodes a text for an address. Lone surrogates are replaced, since encoding them would throw. */
export const encode = (text: string): string => encodeURIComponent(wellFormed(text))
