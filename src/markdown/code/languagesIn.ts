const FENCE = /(?:`{3,}|~{3,})[ \t]*([\w+#.-]+)/g
const CLASS = /\blanguage-([\w+#.-]+)/g

/** The languages of the code blocks of a text, by a cheap look at it: rather one too many than one too few. */
export function languagesIn(text: string): Set<string> {
  const names = [...text.matchAll(FENCE), ...text.matchAll(CLASS)].map(([, name = '']) => name.toLowerCase())
  return new Set(names)
}
