import type { Place } from '../../model/problem.ts'
import { endsInTime } from '../../model/safePattern.ts'
import { fields } from '../../yaml/fields.ts'
import { type Read, type Report, type Shape, shapeOf } from '../../yaml/shape.ts'
import { boolean, listOf, oneOf, text } from '../../yaml/values.ts'
import { type FolderEntry, type FolderSettings, NO_SETTINGS } from './folderSettings.ts'

/** `a.md`, `folder`, `...`, `... | flat | a*.md`, `Label: a.md`, `Label: https://…` or `Label: [ … ]`. */
const entry: Read<FolderEntry> = (node, report) => {
  const { place } = node
  if (node.kind !== 'map') {
    const written = text(node, report)
    if (written === undefined) return undefined
    if (/^\.\.\.(?:[\s|]|$)/.test(written)) return restOf(written, place, report)
    return { kind: 'child', name: childOf(written), label: undefined, hidden: false, place }
  }
  const [only, another] = node.entries
  if (!only || another || only.value.kind === 'map') {
    report(place, 'an entry must be a name, or one label and its target', 'write "- Label: page.md"')
    return undefined
  }
  if (only.value.kind === 'list') {
    const inner = listOf(shapeOf<FolderEntry>({}, entry))(only.value, report)
    return inner && { kind: 'group', label: only.key, entries: inner }
  }
  const target = text(only.value, report)
  if (target === undefined) return undefined
  return /^https?:/.test(target)
    ? { kind: 'link', label: only.key, href: target }
    : { kind: 'child', name: childOf(target), label: only.key, hidden: false, place: only.value.place }
}

/** What the words after `...` choose: a glob of names, `regex=…`, or `flat`. */
function restOf(written: string, place: Place, report: Report): FolderEntry | undefined {
  const words = written
    .split('|')
    .slice(1)
    .map((word) => word.trim())
  const flat = words.includes('flat') ? { flat: true } : {}
  const chosen = words.find((word) => word !== 'flat' && word !== '')
  if (chosen === undefined) return { kind: 'rest', ...flat }
  const own = /^regex=(.*)$/.exec(chosen)?.[1]?.replace(/\\?\.mdx?\$?$/, '$')
  const pattern = own ?? globPattern(chosen.replace(/^(?:path|glob)=/, ''))
  if (!isPattern(pattern)) report(place, `"${chosen}" is not a valid pattern`, 'correct it')
  else if (own !== undefined && !endsInTime(own))
    report(place, `"${chosen}" could take too long to match`, 'repeat fewer parts of it, or write a glob: "a*"')
  else return { kind: 'rest', pattern, ...flat }
  return undefined
}

/** Names have no extension here. */
function globPattern(glob: string): string {
  const [first = '', ...inner] = childOf(glob)
    .split(/\*+/)
    .map((part) => part.replace(/[.+^${}()|\\]/g, '\\$&').replace(/\?/g, '.'))
  const last = inner.pop()
  if (last === undefined) return `^${first}$`
  // What a look-ahead has found is not tried again, so that the time does not grow with the number of stars.
  return `^${first}${inner.map((part, index) => `(?=(.*?${part}))\\${index + 1}(?:)`).join('')}.*${last}$`
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source).source !== ''
  } catch {
    return false
  }
}

const childOf = (written: string): string => written.replace(/^\.\//, '').replace(/\/$|\.mdx?$/i, '')

const entries: Shape<FolderEntry[]> = listOf(shapeOf<FolderEntry>({}, entry))

const pages = fields({
  title: text,
  nav: entries,
  arrange: entries,
  collapse_single_pages: boolean,
  collapse: boolean,
  hide: boolean,
  order: oneOf('asc', 'desc'),
  order_by: oneOf('filename', 'title'),
  sort_type: oneOf('natural', 'alphabetical'),
})

const withRest = (entries: FolderEntry[]): FolderEntry[] =>
  entries.some(({ kind }) => kind === 'rest') ? entries : [...entries, { kind: 'rest' }]

/** `.pages` of the plugin awesome-pages of MkDocs. What `nav` does not name is left out, that of `arrange` follows. */
export const pagesShape: Read<FolderSettings> = (node, report) => {
  const read = pages(node, report)
  if (!read) return undefined
  const { title: label, nav, arrange, hide: hidden = false, order, order_by } = read
  return {
    ...NO_SETTINGS,
    label,
    hidden,
    order: { by: order_by === 'title' ? 'title' : 'name', descending: order === 'desc' },
    entries: nav ?? (arrange && withRest(arrange)),
  }
}
