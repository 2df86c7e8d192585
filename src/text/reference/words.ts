import type { Continued, FactView, FieldView, InlineContent } from '../../model/apiView.ts'
import { codeSpan, escapeText, list, oneLine } from '../../model/markdown.ts'
import { link } from '../../model/markdownLink.ts'
import type { Texts } from '../../model/texts/texts.ts'

/** Text of a document, as one line. */
export const plain = (text: string): string => escapeText(oneLine(text).trim())

/** The label of a section that is folded on the page. */
export const label = (text: string): string => (text === '' ? '' : `**${text}**`)

/** InlineContent in which names may be links or code. */
export const sentence = (words: InlineContent): string =>
  words
    .map((word) => {
      if (typeof word === 'string') return escapeText(oneLine(word))
      return word.kind === 'code' ? codeSpan(word.text) : link(plain(word.text), word.href)
    })
    .join('')

export const factList = (facts: FactView[], { afterName }: Texts): string =>
  list(facts.map(({ label: name, value }) => `**${plain(name)}${afterName}** ${sentence(value)}`))

/** Whether a field is required or deprecated, and in which direction it is sent. */
export const marks = (
  { required = false, deprecated = false, direction = 'both' }: Marked,
  { reference: texts }: Texts,
): string[] =>
  [
    ...(required ? [texts.required] : []),
    ...(deprecated ? [texts.deprecated] : []),
    ...(direction === 'both' ? [] : [direction === 'read-only' ? texts.readOnly : texts.writeOnly]),
  ].map((mark) => `*${plain(mark)}*`)

type Marked = Partial<Pick<FieldView, 'required' | 'deprecated' | 'direction'>>

/** Links to the pages with the rest of a list. */
export const restList = ({ rest = [] }: Continued): string => list(rest.map((page) => sentence([page])))

/** Joins the non-empty parts of a line. */
export const spaced = (parts: string[]): string => parts.filter((part) => part !== '').join(' ')

/** Blocks of an item: lists come right below the line that they belong to. */
export const itemOf = (blocks: string[]): string =>
  blocks
    .filter((block) => block !== '')
    .reduce((item, block) => (item === '' ? block : `${item}${block.startsWith('- ') ? '\n' : '\n\n'}${block}`), '')
