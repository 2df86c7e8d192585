/** Writes the key of a mapping, in quotes unless it is a plain word, name or path. */
export const yamlKey = (text: string): string =>
  /^[\p{L}\p{M}\p{N}_/.~-]+$/u.test(text) ? text : `'${text.replaceAll("'", "''")}'`
