import { MAX_DEPTH } from '../../markdown/nesting.ts'

/** A tag of HTML or of a component, as it stands in a text. */
export type Tag = {
  start: number
  end: number
  name: string
  kind: 'open' | 'close' | 'single'
  attributes: { [name: string]: string }
}

const TAG = /<(\/?)([A-Za-z][\w.-]*)((?:\s+[^\s=<>/"']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>"']+))?)*)\s*(\/?)>/g

/** The tags in a piece of raw HTML. One that is not closed is given up at the next one. */
export const tagsIn = (html: string, offset: number): Tag[] =>
  [...html.matchAll(TAG)].map((match) => {
    const [whole, slash, name = '', attributes = '', single] = match
    const start = offset + match.index
    const kind = slash ? 'close' : single ? 'single' : 'open'
    return { start, end: start + whole.length, name, kind, attributes: attributesIn(attributes) }
  })

function attributesIn(written: string): { [name: string]: string } {
  const pairs = written.matchAll(/([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+)))?/g)
  return Object.fromEntries(
    [...pairs].map(([, name = '', double, single, bare]) => [name, double ?? single ?? bare ?? '']),
  )
}

/** The tags that close others, by those. What is nested more deeply than a build reads it has none. */
export function closingTags(tags: readonly Tag[]): ReadonlyMap<Tag, Tag> {
  const closings = new Map<Tag, Tag>()
  const open = new Map<string, Tag[]>()
  for (const tag of tags) {
    const ofName = open.get(tag.name) ?? []
    open.set(tag.name, ofName)
    if (tag.kind === 'open') ofName.push(tag)
    const opening = tag.kind === 'close' ? ofName.pop() : undefined
    if (opening && ofName.length < MAX_DEPTH) closings.set(opening, tag)
  }
  return closings
}
