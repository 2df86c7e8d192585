import { EVENT_ID, type Event, getScalarValue, SCALAR_STYLE } from 'js-yaml'
import type { Place } from '../model/problem.ts'
import { replaceBroken } from '../model/replaceBroken.ts'
import type { YamlEntry, YamlMap, YamlNode, YamlScalar } from './node.ts'
import type { PlaceOf } from './places.ts'
import { YamlError } from './yamlError.ts'

/**
 * Bounds the number of values that aliases add to those that are written. Nested aliases grow exponentially with the length
 * of the file; since every node is counted as often as a full traversal visits it, the bound holds for all later traversals.
 */
const MAX_ADDED = 1_000_000

/** What is made of a text is held several times: as Markdown, as HTML, for the search. */
const MAX_TEXT = 20 * 1024 * 1024

type ScalarEvent = Extract<Event, { type: typeof EVENT_ID.SCALAR }>
/** Without one, a key that is defined twice is an error. */
export type OnRepeatedKey = (key: string, place: Place) => void

type Composed = { node: YamlNode; size: number }
type Cursor = {
  events: Event[]
  next: number
  text: string
  placeOf: PlaceOf
  anchors: Map<string, Composed>
  offset: number
  onRepeatedKey: OnRepeatedKey
}

/** Builds the tree of the only document in the events. */
export function composeNode(
  events: Event[],
  text: string,
  placeOf: PlaceOf,
  onRepeatedKey: OnRepeatedKey = refuse,
): YamlNode | undefined {
  const cursor: Cursor = { events, next: 1, text, placeOf, anchors: new Map(), offset: 0, onRepeatedKey }
  return events[1]?.type === EVENT_ID.POP ? undefined : compose(cursor).node
}

export const repeatedKey = (key: string) => ({
  message: `the key "${key}" is defined twice`,
  fix: 'remove one of the two',
})

function refuse(key: string, place: Place): never {
  const { message, fix } = repeatedKey(key)
  throw new YamlError(place, message, fix)
}

function compose(cursor: Cursor): Composed {
  const event = cursor.events[cursor.next++]
  switch (event?.type) {
    case EVENT_ID.SCALAR:
      return anchored(cursor, event, { node: composeScalar(cursor, event), size: 1 })
    case EVENT_ID.SEQUENCE:
      return anchored(cursor, event, composeList(cursor, event.start))
    case EVENT_ID.MAPPING:
      return anchored(cursor, event, composeMap(cursor, event.start))
    case EVENT_ID.ALIAS:
      return composeAlias(cursor, event.anchorStart, event.anchorEnd)
    default:
      throw new Error('the YAML parser ended a node that it had not begun')
  }
}

function composeList(cursor: Cursor, start: number): Composed {
  cursor.offset = start
  const items: YamlNode[] = []
  let size = 1
  while (!atEnd(cursor)) {
    const item = compose(cursor)
    items.push(item.node)
    size = grown(cursor, size + item.size)
  }
  return { node: { kind: 'list', place: cursor.placeOf(start), items }, size }
}

function composeMap(cursor: Cursor, start: number): Composed {
  cursor.offset = start
  const entries: YamlEntry[] = []
  const seen = new Set<string>()
  let hasMerges = false
  let hasRepeated = false
  let size = 1
  while (!atEnd(cursor)) {
    const { key, keyPlace, isMerge } = composeKey(cursor)
    const isRepeated = !isMerge && seen.has(key)
    if (isRepeated) cursor.onRepeatedKey(key, keyPlace)
    hasRepeated ||= isRepeated
    seen.add(key)
    const { node, size: valueSize } = compose(cursor)
    entries.push({ key, keyPlace, value: node })
    size = grown(cursor, size + valueSize)
    hasMerges ||= isMerge && mappingsIn(node).length > 0
  }
  const defined = hasRepeated ? lastOfEach(entries) : entries
  return { node: { kind: 'map', place: cursor.placeOf(start), entries: hasMerges ? merged(defined) : defined }, size }
}

function lastOfEach(entries: YamlEntry[]): YamlEntry[] {
  const last = new Map(entries.map((entry) => [entry.key, entry]))
  return entries.filter((entry) => entry.key === MERGE || last.get(entry.key) === entry)
}

/** `<<: *common` brings in the entries of other mappings that the mapping itself does not have. */
function merged(entries: YamlEntry[]): YamlEntry[] {
  const taken = new Set(entries.map(({ key }) => key))
  return entries.flatMap((entry): YamlEntry[] => {
    const mappings = entry.key === MERGE ? mappingsIn(entry.value) : []
    if (mappings.length === 0) return [entry]
    return mappings.flatMap((mapping) => mapping.entries.filter(({ key }) => !taken.has(key) && taken.add(key)))
  })
}

const MERGE = '<<'

/** One mapping or a list of nothing else; empty for every other value. */
function mappingsIn(node: YamlNode): YamlMap[] {
  const nodes = node.kind === 'list' ? node.items : [node]
  const mappings = nodes.filter((each) => each.kind === 'map')
  return mappings.length === nodes.length ? mappings : []
}

/** Keys keep their spelling: the key of `200: …` is the string "200". */
function composeKey(cursor: Cursor): Pick<YamlEntry, 'key' | 'keyPlace'> & { isMerge: boolean } {
  const event = cursor.events[cursor.next]
  if (event?.type !== EVENT_ID.SCALAR) {
    throw new YamlError(
      cursor.placeOf(cursor.offset),
      'a key must be plain text, not a list or mapping',
      'put a value that begins with "{" or "[" in quotes',
    )
  }
  cursor.next++
  const key = textOf(cursor.text, event)
  return { key, keyPlace: composeScalar(cursor, event).place, isMerge: key === MERGE && styleOf(event) === 'plain' }
}

function composeAlias(cursor: Cursor, start: number, end: number): Composed {
  const name = cursor.text.slice(start, end)
  const target = cursor.anchors.get(name)
  if (target) return target
  throw new YamlError(cursor.placeOf(start - 1), `the alias "*${name}" has no anchor "&${name}" before it`)
}

function anchored(cursor: Cursor, event: { anchorStart: number; anchorEnd: number }, composed: Composed): Composed {
  if (event.anchorStart >= 0) cursor.anchors.set(cursor.text.slice(event.anchorStart, event.anchorEnd), composed)
  return composed
}

function grown(cursor: Cursor, size: number): number {
  if (size <= cursor.events.length + MAX_ADDED) return size
  throw new YamlError(cursor.placeOf(cursor.offset), 'aliases expand to more than 1,000,000 values')
}

function atEnd(cursor: Cursor): boolean {
  if (cursor.events[cursor.next]?.type !== EVENT_ID.POP) return false
  cursor.next++
  return true
}

function composeScalar(cursor: Cursor, event: ScalarEvent): YamlScalar {
  const { text, placeOf } = cursor
  // An empty value has no offset of its own; its place is where the text before it ends.
  if (event.valueStart >= 0) cursor.offset = event.valueEnd
  const style = styleOf(event)
  const start = event.valueStart < 0 ? cursor.offset : event.valueStart
  const block = style === 'literal' || style === 'folded'
  const written = textOf(text, event)
  const place = placeOf(style === 'quoted' ? start - 1 : start)
  if (written.length > MAX_TEXT)
    throw new YamlError(place, 'the text is longer than 20 MB', 'divide it into several texts')
  const value = scalarValue(written, style, text.slice(event.tagStart, event.tagEnd))
  return {
    kind: 'scalar',
    place,
    value,
    ...(typeof value === 'string' ? {} : { spelling: written }),
    style,
    textPlace: placeOf(block ? start + Math.max(0, event.indent) : start),
  }
}

/** A value may spell what no text may have, as `"\0"`. */
const textOf = (text: string, event: ScalarEvent): string => replaceBroken(getScalarValue(text, event))

function styleOf({ style }: ScalarEvent): YamlScalar['style'] {
  if (style === SCALAR_STYLE.PLAIN) return 'plain'
  if (style === SCALAR_STYLE.LITERAL_BLOCK) return 'literal'
  return style === SCALAR_STYLE.FOLDED_BLOCK ? 'folded' : 'quoted'
}

/** Resolves a scalar by the core schema of YAML 1.2, section 10.3.2. */
export function scalarValue(text: string, style: YamlScalar['style'], tag: string): YamlScalar['value'] {
  if (style !== 'plain' || tag === '!!str' || tag === '!') return text
  if (/^(null|Null|NULL|~|)$/.test(text)) return null
  if (/^(true|True|TRUE)$/.test(text)) return true
  if (/^(false|False|FALSE)$/.test(text)) return false
  if (/^[-+]?[0-9]+$/.test(text) || /^0x[0-9a-fA-F]+$/.test(text) || /^0o[0-7]+$/.test(text)) return Number(text)
  if (/^[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?$/.test(text)) return Number(text)
  if (/^[-+]?\.(inf|Inf|INF)$/.test(text)) return text.startsWith('-') ? -Infinity : Infinity
  return /^\.(nan|NaN|NAN)$/.test(text) ? Number.NaN : text
}
