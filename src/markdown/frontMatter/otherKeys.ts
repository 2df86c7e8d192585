import type { TocLevels } from '../../model/config.ts'
import type { Alias } from '../../model/page.ts'
import type { Place, Problem } from '../../model/problem.ts'
import { type Route, route } from '../../model/route.ts'
import { fields, key } from '../../yaml/fields.ts'
import type { JsonSchema } from '../../yaml/jsonSchema.ts'
import type { YamlMap, YamlNode } from '../../yaml/node.ts'
import { mismatch, readShape, type Shape, shapeOf } from '../../yaml/shape.ts'
import { boolean, converted, either, integer, isList, listOf, number, placed, text } from '../../yaml/values.ts'
import { folderOf, resolvePath } from '../links/sitePath.ts'

type PlacedText = { value: string; place: Place }

const oneOrMore: Shape<PlacedText[]> = either(
  isList,
  listOf(placed(text)),
  converted(placed(text), (only) => [only]),
)

const LEVEL = integer(2, 6)

const OUTLINE: JsonSchema = {
  anyOf: [LEVEL.schema, boolean.schema, { enum: ['deep'] }, { type: 'array', items: LEVEL.schema }],
}

/** `outline: deep`, `3`, `[2, 4]` or `false`. */
const outline: Shape<TocLevels | boolean> = shapeOf(OUTLINE, (node, report) => {
  if (node.kind === 'list') {
    const [min, max] = node.items.map((item) => LEVEL(item, report))
    return min === undefined || max === undefined || min > max ? undefined : { min, max }
  }
  if (node.kind === 'map') return mismatch(node, report, 'a level, a list of two levels, "deep" or false')
  if (node.value === 'deep') return { min: 2, max: 6 }
  if (typeof node.value === 'boolean') return node.value
  const level = LEVEL(node, report)
  return level === undefined ? undefined : { min: level, max: level }
})

/** The keys of other generators that have the meaning of ours. */
export const OTHER_KEYS = {
  sidebar_label: key('`sidebar.label`, as in Docusaurus.', placed(text)),
  linkTitle: key('`sidebar.label`, as in Hugo.', placed(text)),
  menuTitle: key('`sidebar.label`, as in themes of Hugo.', placed(text)),
  sidebarTitle: key('`sidebar.label`, as in Mintlify.', placed(text)),
  sidebar_position: key('`sidebar.position`, as in Docusaurus.', number),
  weight: key('`sidebar.position`, as in Hugo.', number),
  nav_order: key('`sidebar.position`, as in themes of Jekyll.', number),
  slug: key('Address that leads to the page, as in Docusaurus.', placed(text)),
  url: key('Address that leads to the page, as in Hugo.', placed(text)),
  permalink: key('Address that leads to the page, as in Jekyll.', placed(text)),
  aliases: key('Addresses that lead to the page, as in Hugo.', oneOrMore),
  redirect_from: key('Addresses that lead to the page, as in Jekyll.', oneOrMore),
  outline: key('`toc`, as in VitePress.', outline),
  hide_table_of_contents: key('`toc: false`, as in Docusaurus.', boolean),
  toc_min_heading_level: key('`toc.min`, as in Docusaurus.', LEVEL),
  toc_max_heading_level: key('`toc.max`, as in Docusaurus.', LEVEL),
}

const shape = fields(OTHER_KEYS)

/** The values of front matter in keys of other generators; our own keys win. */
export type OtherKeys = {
  label: PlacedText | undefined
  position: number | undefined
  toc: TocLevels | false | undefined
  aliases: Alias[]
}

export const NO_OTHER_KEYS: OtherKeys = { label: undefined, position: undefined, toc: undefined, aliases: [] }

/** Reads the keys of other generators that correspond to ours, and returns the node without them. */
export function readOtherKeys(node: YamlNode, own: Route): { ours: YamlNode; others: OtherKeys; problems: Problem[] } {
  if (node.kind !== 'map' || !node.entries.some(isOther)) return { ours: node, others: NO_OTHER_KEYS, problems: [] }
  const theirs: YamlMap = { ...node, entries: node.entries.filter(isOther) }
  const { value, problems } = readShape(theirs, shape, 'invalid-front-matter')
  const ours: YamlMap = { ...node, entries: node.entries.filter((entry) => !isOther(entry)) }
  return { ours, others: value ? meaningOf(value, own) : NO_OTHER_KEYS, problems }
}

const isOther = ({ key }: { key: string }): boolean => Object.hasOwn(OTHER_KEYS, key)

type Written = NonNullable<ReturnType<typeof shape>>

const meaningOf = (written: Written, own: Route): OtherKeys => ({
  label: written.sidebar_label ?? written.linkTitle ?? written.menuTitle ?? written.sidebarTitle,
  // A weight of 0 means no weight.
  position: written.sidebar_position ?? written.nav_order ?? (written.weight || undefined),
  toc: tocOf(written),
  aliases: [
    ...[written.slug, written.url, written.permalink].flatMap((each) => aliasOf(each, own, true)),
    ...[...(written.aliases ?? []), ...(written.redirect_from ?? [])].flatMap((each) => aliasOf(each, own, false)),
  ],
})

function tocOf(written: Written): TocLevels | false | undefined {
  if (written.hide_table_of_contents || written.outline === false) return false
  if (typeof written.outline === 'object') return written.outline
  const { toc_min_heading_level: least, toc_max_heading_level: most } = written
  if (least === undefined && most === undefined) return undefined
  const min = least ?? 2
  return { min, max: Math.max(min, most ?? 3) }
}

/** An address of the page, relative to its folder; nothing if it is the one that it has anyway. */
function aliasOf(written: PlacedText | undefined, own: Route, yields: boolean): Alias[] {
  if (!written || /^[a-z][a-z\d+.-]*:|[#?\\]|\/:/i.test(written.value)) return []
  const folder = written.value.startsWith('/') ? '' : folderOf(own.slice(0, -1))
  const path = resolvePath(folder, written.value.replace(/(?:index)?\.html?$/, ''))
  if (path === undefined || route(path) === own) return []
  return [{ from: route(path), place: written.place, yields }]
}
