import { fields } from '../../yaml/fields.ts'
import type { YamlMap, YamlNode } from '../../yaml/node.ts'
import { type Read, type Report, type Shape, shapeOf } from '../../yaml/shape.ts'
import { boolean, listOf, mapOf, text } from '../../yaml/values.ts'
import { type FolderEntry, type FolderSettings, NO_SETTINGS } from './folderSettings.ts'

const anything: Shape<YamlNode> = shapeOf({}, (node) => node)

const LIST_KEYS = ['title', 'pages', 'description', 'defaultOpen', 'root', 'icon']

/** `{ "pages": [ … ] }` lists what a folder shows; `{ "name": "Label" }` names and orders it. */
export const metaShape: Read<FolderSettings> = (node, report) =>
  node.kind === 'map' && isListForm(node) ? listForm(node, report) : namesForm(node, report)

const isListForm = ({ entries }: YamlMap): boolean =>
  entries.some(({ key, value }) => key === 'pages' && value.kind === 'list') ||
  entries.every(({ key }) => LIST_KEYS.includes(key))

const entryOfList: Read<FolderEntry> = (node, report) => {
  const written = text(node, report)
  if (written === undefined) return undefined
  const heading = /^---(?:\[[^\]]*\])?(.*?)---$/.exec(written)?.[1]
  if (heading !== undefined) return { kind: 'heading', label: heading.trim() }
  if (/^(?:\.\.\.|z\.\.\.a)$/.test(written)) return { kind: 'rest' }
  const [, label, href] = /^(?:external:)?(?:\[[^\]]*\])?\[([^\]]+)\]\(([^)]+)\)$/.exec(written) ?? []
  if (label !== undefined && href !== undefined) return linkEntry(label, href, node, report)
  const [, hidden = '', name = written] = /^(!|\.\.\.)?(?:\.\/)?(.*)$/.exec(written) ?? []
  return { kind: 'child', name, label: undefined, hidden: hidden === '!', place: node.place }
}

const list = fields({
  title: text,
  pages: listOf(shapeOf({}, entryOfList)),
  description: text,
  defaultOpen: boolean,
  root: boolean,
  icon: text,
})

const listForm: Read<FolderSettings> = (node, report) => {
  const read = list(node, report)
  if (!read) return undefined
  const { title: label, description, pages: entries, defaultOpen } = read
  return { ...NO_SETTINGS, label, description, entries, collapsed: defaultOpen === false }
}

const named = fields({
  title: text,
  type: text,
  display: text,
  href: text,
  newWindow: boolean,
  theme: anything,
  items: anything,
})

const entryOfName: Read<(name: string) => FolderEntry> = (node, report) => {
  const { place } = node
  if (node.kind === 'scalar') {
    const label = text(node, report)
    return label === undefined ? undefined : (name) => ({ kind: 'child', name, label, hidden: false, place })
  }
  const read = named(node, report)
  if (!read) return undefined
  const { title: label, href } = read
  if (read.type === 'separator') return () => ({ kind: 'heading', label: label ?? '' })
  if (href !== undefined) {
    const link = linkEntry(label ?? href, href, node, report)
    return link && (() => link)
  }
  return (name) => ({ kind: 'child', name, label, hidden: read.display === 'hidden', place })
}

/** Links to pages of this site are names, so that they are checked. */
function linkEntry(label: string, href: string, { place }: YamlNode, report: Report): FolderEntry | undefined {
  if (/^(?:https?:\/\/|mailto:)/i.test(href)) return { kind: 'link', label, href }
  report(place, `"${href}" is not the address of another site`, 'write it like "https://www.example.com/"')
  return undefined
}

/** What is not named follows; `*` is about the look of all. */
const namesForm: Read<FolderSettings> = (node, report) => {
  const read = mapOf(shapeOf({}, entryOfName))(node, report)
  if (!read) return undefined
  const entries = [...read].flatMap(([name, entry]) => (name === '*' ? [] : [entry(name)]))
  return { ...NO_SETTINGS, entries: [...entries, { kind: 'rest' }] }
}
