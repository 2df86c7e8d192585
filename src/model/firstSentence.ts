const MAX_LENGTH = 140

/** The first sentence of a Markdown text, without markup, for places that have room for no more. */
export function firstSentence(markdown: string): string {
  const paragraph = markdown.trim().split(/\n\s*\n/)[0] ?? ''
  const text = paragraph
    .slice(0, 1000)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]+/g, '')
    .replace(/\s+/g, ' ')
  const sentence = /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text
  if (sentence.length <= MAX_LENGTH) return sentence
  return `${sentence.slice(0, sentence.lastIndexOf(' ', MAX_LENGTH)) || sentence.slice(0, MAX_LENGTH)} …`
}
