import { fields } from '../../yaml/fields.ts'
import { type Read, type Shape, shapeOf } from '../../yaml/shape.ts'
import { boolean, listOf, text } from '../../yaml/values.ts'
import { type FolderEntry, type FolderSettings, NO_SETTINGS } from './folderSettings.ts'

/** `a.md`, `folder`, `...`, `Label: a.md` or `Label: https://…`. */
const entry: Read<FolderEntry> = (node, report) => {
  const { place } = node
  if (node.kind !== 'map') {
    const written = text(node, report)
    if (written === undefined) return undefined
    if (/^\.\.\.(?:\s|$)/.test(written)) return { kind: 'rest' }
    return { kind: 'child', name: childOf(written), label: undefined, hidden: false, place }
  }
  const [only, another] = node.entries
  if (!only || another || only.value.kind !== 'scalar') {
    report(place, 'a group of entries is not read', 'write "sidebars:" in content/site.yaml')
    return undefined
  }
  const target = text(only.value, report)
  if (target === undefined) return undefined
  return /^https?:/.test(target)
    ? { kind: 'link', label: only.key, href: target }
    : { kind: 'child', name: childOf(target), label: only.key, hidden: false, place: only.value.place }
}

const childOf = (written: string): string => written.replace(/^\.\//, '').replace(/\/$|\.mdx?$/i, '')

const entries: Shape<FolderEntry[]> = listOf(shapeOf<FolderEntry>({}, entry))

const pages = fields({
  title: text,
  nav: entries,
  arrange: entries,
  collapse_single_pages: boolean,
})

/** `.pages` of the plugin awesome-pages of MkDocs. What `nav` does not name is left out, that of `arrange` follows. */
export const pagesShape: Read<FolderSettings> = (node, report) => {
  const read = pages(node, report)
  if (!read) return undefined
  const { title: label, nav, arrange } = read
  return { ...NO_SETTINGS, label, entries: nav ?? (arrange && [...arrange, { kind: 'rest' }]) }
}
