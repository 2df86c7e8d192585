import { fields } from '../../yaml/fields.ts'
import type { YamlNode } from '../../yaml/node.ts'
import { type Read, type Report, type Shape, shapeOf } from '../../yaml/shape.ts'
import { boolean, number, oneOf, text } from '../../yaml/values.ts'
import { type FolderPage, type FolderSettings, NO_SETTINGS } from './folderSettings.ts'

const anything: Shape<YamlNode> = shapeOf({}, (node) => node)

const link = fields({
  type: oneOf('doc', 'generated-index'),
  id: text,
  title: text,
  description: text,
  slug: text,
  keywords: anything,
  image: text,
})

const category = fields({
  label: text,
  position: number,
  collapsed: boolean,
  collapsible: boolean,
  description: text,
  className: text,
  key: text,
  customProps: anything,
  link: anything,
})

/** `_category_.json` or `_category_.yml`, as Docusaurus has it. */
export const categoryShape: Read<FolderSettings> = (node, report) => {
  const read = category(node, report)
  if (!read) return undefined
  const { page, description } = pageOf(node, report)
  return {
    ...NO_SETTINGS,
    label: read.label,
    description: description ?? read.description,
    position: read.position,
    collapsed: read.collapsed ?? false,
    page,
  }
}

/** `link: null` means that the folder has no page. */
function pageOf(node: YamlNode, report: Report): { page: FolderPage; description?: string | undefined } {
  const written = node.kind === 'map' ? node.entries.find(({ key }) => key === 'link')?.value : undefined
  if (!written) return { page: { kind: 'index' } }
  if (written.kind === 'scalar' && written.value === null) return { page: { kind: 'none' } }
  const read = link(written, report)
  if (read?.type === 'doc' && read.id !== undefined)
    return { page: { kind: 'page', id: read.id, place: read.place }, description: read.description }
  return { page: { kind: 'index' }, description: read?.description }
}
