import type { Place } from '../model/problem.ts'
import { CONTENT_FOLDER, route, sourcePath } from '../model/route.ts'
import type { SidebarItemConfig } from '../model/sidebar.ts'
import { fields, key, withDefault } from '../yaml/fields.ts'
import { type JsonSchema, SCALAR } from '../yaml/jsonSchema.ts'
import type { YamlNode } from '../yaml/node.ts'
import { type Report, type Shape, shapeOf } from '../yaml/shape.ts'
import { boolean, listOf, narrowed, text, words } from '../yaml/values.ts'
import { OTHER_SITE, scalarPattern } from './textPattern.ts'

const LABEL = key('Text of the link.', words)

const page = fields(
  {
    page: key('File of a page below `content/`.', text),
    label: key('Text of the link. Default: the label or title of the page.', text),
  },
  ['page'],
)
const link = fields(
  {
    to: key(
      'Address of a page of this site.',
      narrowed(text, scalarPattern('^[^#]*$', 'the address of a page, without "#"')),
    ),
    label: LABEL,
  },
  ['to', 'label'],
)
const folder = fields({ folder: key('Folder below `content/`, all of whose pages are listed.', text) }, ['folder'])
const external = fields({ href: key('Address of another site.', narrowed(text, OTHER_SITE)), label: LABEL }, [
  'href',
  'label',
])

const SELF: JsonSchema = { $ref: '#/definitions/sidebarItem' }

const category = fields(
  {
    category: key('Heading of a group of items.', words),
    route: key('Address of a page that lists the items.', text),
    description: key('Description on that page.', text),
    collapsed: key('Whether the group is closed until a page in it is open.', withDefault(boolean, false)),
    items: key('Items of the group.', listOf(shapeOf(SELF, (node, report) => sidebarItem(node, report)))),
  },
  ['category', 'items'],
)

/** What `SELF` refers to: categories contain items. */
export const SIDEBAR_ITEM: JsonSchema = {
  anyOf: [{ type: SCALAR }, ...[page, link, folder, category, external].map(({ schema }) => schema)],
}

/**
 * One entry of a sidebar: `docs/intro.md`, `{ page, label }`, `{ to, label }`, `{ folder }`,
 * `{ category, route, description, collapsed, items }` or `{ href, label }`.
 */
export const sidebarItem: Shape<SidebarItemConfig> = shapeOf(SELF, (node, report) => {
  const { place } = node
  if (node.kind === 'scalar') {
    const path = text(node, report)
    return path === undefined ? undefined : { kind: 'page', place, page: contentPath(path), label: undefined }
  }
  const keys = node.kind === 'map' ? node.entries.map((entry) => entry.key) : []
  if (keys.includes('category')) return readCategory(node, report)
  if (keys.includes('folder')) {
    const path = folder(node, report)?.folder
    return path === undefined ? undefined : { kind: 'folder', place, folder: contentPath(path) }
  }
  return readLink(node, keys, report)
})

function readCategory(node: YamlNode, report: Report): SidebarItemConfig | undefined {
  const read = category(node, report)
  if (read?.category === undefined) return undefined
  return {
    kind: 'category',
    place: node.place,
    label: read.category,
    route: read.route === undefined ? undefined : route(read.route),
    description: read.description ?? '',
    collapsed: read.collapsed,
    items: read.items ?? [],
  }
}

function readLink(node: YamlNode, keys: string[], report: Report): SidebarItemConfig | undefined {
  const { place } = node
  if (keys.includes('href')) {
    const read = external(node, report)
    return read?.href && read.label ? { kind: 'external', place, href: read.href, label: read.label } : undefined
  }
  if (keys.includes('to')) {
    const read = link(node, report)
    if (read?.to) reportHash(read.to, place, report)
    return read?.to && read.label
      ? { kind: 'route', place, to: route(read.to.split('#', 1)[0] ?? ''), label: read.label }
      : undefined
  }
  const read = page(node, report)
  return read?.page === undefined ? undefined : { kind: 'page', place, page: contentPath(read.page), label: read.label }
}

/** A sidebar item marks the page that is open, so it can only link to a page. */
function reportHash(to: string, place: Place, report: Report): void {
  const [path = '', hash] = to.split('#', 2)
  if (hash !== undefined) report(place, `a sidebar item must link to a page, found "${to}"`, `write "${path}"`)
}

/** `docs`, `/docs/` and `./docs` are the same path; `/` is all of the content. */
const contentPath = (path: string) =>
  sourcePath(`${CONTENT_FOLDER}${path.replace(/^\.?(\/|$)|\/$/g, '')}`.replace(/\/$/, ''))
