import type { Html, Nodes, Root } from 'mdast'
import { pushAll } from '../../model/pushAll.ts'
import type { ForeignPlace, Outcome } from '../tally.ts'
import type { Conversion } from './dialect.ts'
import type { Edited } from './edits.ts'
import { type PlaceInText, placesIn } from './places.ts'
import { htmlCode, shownCode } from './shownCode.ts'
import { closingTags, type Tag, tagsIn } from './tags.ts'

/** A page in Markdown with the tags of its raw HTML. */
export type HtmlPage = {
  edited: Edited
  tags: Tag[]
  closings: ReadonlyMap<Tag, Tag>
  /** The tags of blocks of HTML, in which nothing is Markdown. */
  inBlocks: ReadonlySet<Tag>
  placeAt: (offset: number) => PlaceInText
}

export function htmlPage(edited: Edited, tree: Root): HtmlPage {
  const inBlocks = new Set<Tag>()
  const tags = [...htmlIn(tree)].flatMap((node) => {
    const start = node.position?.start.offset ?? 0
    const found = tagsIn(edited.text.slice(start, node.position?.end.offset), start)
    // Within a line, each tag is a node of its own.
    for (const tag of found) if (tag.start > start || tag.end !== node.position?.end.offset) inBlocks.add(tag)
    return found
  })
  return { edited, tags, closings: closingTags(tags), inBlocks, placeAt: placesIn(edited.text) }
}

function* htmlIn(root: Root): Generator<Html> {
  const open: Nodes[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'html') yield node
    if ('children' in node) pushAll(open, node.children.toReversed())
  }
}

/** A tag as code, so that its characters are shown. */
export function shownTag(tag: Tag, { edited: { text }, inBlocks }: HtmlPage): string {
  const source = text.slice(tag.start, tag.end).replace(/\s+/g, ' ')
  const before = text.slice(Math.max(0, tag.start - 500), tag.start)
  return inBlocks.has(tag) ? htmlCode(source) : shownCode(source, before)
}

export const noteTag = (tag: Tag, page: HtmlPage, conversion: Conversion, outcome: Outcome): void =>
  note(`<${tag.name}>`, outcome, tag, page, conversion)

export const note = (construct: string, outcome: Outcome, tag: Tag, page: HtmlPage, conversion: Conversion): void =>
  conversion.tally.note(construct, outcome, placeOf(tag, page, conversion))

/** Where a tag was in the file of the page. */
export function placeOf(
  { start }: Tag,
  { edited: { lines }, placeAt }: HtmlPage,
  { source }: Conversion,
): ForeignPlace {
  const { line } = placeAt(start)
  return { file: source, line: lines[line] ?? line + 1 }
}
