import type { Root } from 'mdast'
import { type LimitedText, limitText } from '../../markdown/limitText.ts'
import type { MdastParser } from '../../markdown/mdast.ts'
import { limitMarkers } from '../../markdown/nesting.ts'
import { referenceParser } from '../../markdown/referenceParser.ts'

/** Parses as much of a text as a build reads of it; nothing is found in the rest, which is written as it was. */
export const parseMarkdown = (text: string): Root => referenceParser()(limited(text).text)

/** The index of the line from which on a text is not read; undefined if all of it is. */
export function firstUnreadLine(text: string): number | undefined {
  const { exhausted } = limited(text)
  return exhausted === undefined ? undefined : text.slice(0, exhausted).split('\n').length - 1
}

const limited = (text: string): LimitedText => limitText(limitMarkers(text))

/** Parses the texts of a page; one that is the same as before, as most steps leave it, is not parsed again. */
export function pageParser(parse: MdastParser = referenceParser()): (text: string) => Root {
  let last: { text: string; root: Root } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, root: parse(limited(text).text) }
    return last.root
  }
}
