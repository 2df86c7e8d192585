import { fields, key, withDefault } from '../yaml/fields.ts'
import { type Shape, shapeOf } from '../yaml/shape.ts'
import { listOf, name, narrowed, oneOf, placed, words } from '../yaml/values.ts'
import { OTHER_SITE, THIS_SITE } from './textPattern.ts'

const LINK = {
  label: key('Text of the link.', words),
  sidebar: key('Name of a sidebar, to whose first page the link leads.', placed(name)),
  to: key('Address on this site.', placed(narrowed(name, THIS_SITE))),
  href: key('Address of another site.', placed(narrowed(name, OTHER_SITE))),
}

const link = fields(LINK, ['label'])

const position = key('Side of the header.', withDefault(oneOf('left', 'right'), 'left'))
const headerLink = fields({ ...LINK, position }, ['label'])

type UserLink = NonNullable<ReturnType<typeof link>>
type FooterItem = UserLink & { column?: string }

/** What a link leads to: exactly one of them. */
export const TARGETS = ['sidebar', 'to', 'href'] as const

/** `checkConfig` reports an item without a target, or with several. */
const ONE_TARGET = {
  oneOf: TARGETS.map((target) => ({
    required: [target],
    properties: { [target]: { not: { type: 'null' } } },
  })),
}

/** One link of the header, which has a side. */
export const headerItem = narrowed(headerLink, ONE_TARGET)

/** One link elsewhere. */
export const linkItem: Shape<UserLink> = narrowed(link, ONE_TARGET)

const column = fields(
  {
    title: key('Heading of the column.', words),
    items: key('Links of the column.', listOf(linkItem)),
  },
  ['title', 'items'],
)

const footerItem: Shape<FooterItem[]> = shapeOf({ anyOf: [linkItem.schema, column.schema] }, (node, report) => {
  const isColumn = node.kind === 'map' && node.entries.some(({ key }) => key === 'items' || key === 'title')
  if (!isColumn) return [linkItem(node, report)].filter((each) => each !== undefined)
  const { title = '', items = [] } = column(node, report) ?? {}
  return items.map((each) => ({ ...each, column: title }))
})

/** Links, and columns of links: `{ title, items }`. Each link of a column has its title. */
export const footerShape: Shape<FooterItem[]> = shapeOf(listOf(footerItem).schema, (node, report) =>
  listOf(footerItem)(node, report)?.flat(),
)
