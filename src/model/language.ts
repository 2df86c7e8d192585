/** Scripts in use that are written from right to left: https://www.unicode.org/iso15924/ */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi'])

/** Tells whether the usual script of a language is written from right to left: that of `ar`, but not of `az`. */
export const isRightToLeft = (language: string): boolean =>
  RIGHT_TO_LEFT.has(new Intl.Locale(language).maximize().script ?? '')
