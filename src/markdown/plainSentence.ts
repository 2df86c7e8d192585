import { html } from '../model/html.ts'
import { markdownText } from '../model/markdown.ts'
import type { RichText } from '../model/richText.ts'

/**
 * One line of words that no rule of Markdown, of GFM or of ours applies to. It begins with a letter, since marks of
 * blocks stand first; spaces are single, a colon is followed by one, and hyphens and exclamation marks stand alone.
 */
const PLAIN = /^\p{L}(?:[\p{L}\p{N}.,;()'"/?]| (?! )|[-!](?![-!])|:(?= ))*(?<! )\n?$/u

/** It begins a link. */
const LINKED = /www\./i

/** What is longer is rarely plain, and the look at it would be in vain. */
const LONGEST = 500

/**
 * What all steps of Markdown make of one line of plain words, as most descriptions in large documents are. A test holds it to
 * what they make of it.
 */
export function plainSentence(markdown: string): RichText | undefined {
  if (markdown.length > LONGEST || !PLAIN.test(markdown) || LINKED.test(markdown)) return undefined
  const text = markdown.trimEnd()
  return {
    html: html(`<p>${text}</p>`),
    text,
    markdown: markdownText(text),
    links: [],
    headings: [],
    ids: [],
    ignores: [],
    repeated: undefined,
  }
}
