/** Whether two names look the same to a reader, though their letters are in different forms of Unicode. */
export const looksLike = (one: string, other: string): boolean =>
  one !== other && one.normalize('NFC') === other.normalize('NFC')

/** The form that the letters of a name are in, for a message. */
export const formOf = (name: string): string =>
  name === name.normalize('NFC') ? 'the composed form (NFC)' : 'the decomposed form (NFD)'
