import type { Text } from 'mdast'
import type { MarkdownOptions } from '../options.ts'

const NAMED = /(?<![\w:\\]):([a-z\d+-][\w+-]*):(?![\w:])/g

/** Whether a text may name emoji, whose list is long. */
export const mayNameEmoji = (text: string): boolean => /(?<![\w:]):[a-z\d+-][\w+-]*:(?![\w:])/.test(text)

/** Writes emoji for their names (`:tada:`); other names stay. */
export function writeEmoji(node: Text, text: string, emoji: NonNullable<MarkdownOptions['emoji']>): void {
  if (!node.value.includes(':')) return
  const source = text.slice(node.position?.start.offset, node.position?.end.offset)
  // Where some are escaped, it is not certain which.
  if (source.includes('\\:')) return
  node.value = node.value.replace(NAMED, (written, name: string) =>
    Object.hasOwn(emoji, name) ? (emoji[name] ?? written) : written,
  )
}
