import type { FactView, Inline, InlineContent } from '../../../model/apiView.ts'
import type { Continuations } from './continuations.ts'

/** A sentence, which may list thousands of links. Its end leads to the pages with the rest. */
export const shortSentence = (words: InlineContent, on: Continuations): InlineContent =>
  shortWords(words, on, (some) => ({ body: { notes: [some] } }))

export const shortFacts = (facts: FactView[], on: Continuations): FactView[] =>
  facts.map((fact) => ({ ...fact, value: shortWords(fact.value, on, (value) => ({ facts: [{ ...fact, value }] })) }))

function shortWords(
  words: InlineContent,
  on: Continuations,
  show: Parameters<typeof on.list<Inline>>[2],
): InlineContent {
  const { shown, rest } = on.list(words, nameOf, show)
  return [...shown, ...rest.flatMap((link): InlineContent => [' … ', link])]
}

/** What stands between links has no name. */
const nameOf = (word: Inline): string => (typeof word === 'string' ? '' : word.text)

/** The first name in a sentence. */
export const nameIn = (words: InlineContent): string => words.map(nameOf).find((name) => name !== '') ?? ''
