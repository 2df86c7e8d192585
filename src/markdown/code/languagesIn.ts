const FENCE = /(?:(?<!`)`{3,}|(?<!~)~{3,})[ \t]*([\w+#.-]+)/g
const CLASS = /\blanguage-([\w+#.-]+)/g

/** Finds the languages of the code blocks in a text without parsing it; may return too many, but never too few. */
export function languagesIn(text: string): Set<string> {
  const classes = text.includes('language-') ? text.matchAll(CLASS) : []
  const names = [...text.matchAll(FENCE), ...classes].map(([, name = '']) => name.toLowerCase())
  return new Set(names)
}
