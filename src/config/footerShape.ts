import { fields } from '../yaml/fields.ts'
import type { Shape } from '../yaml/shape.ts'
import { listOf, name, oneOf, placed, text } from '../yaml/values.ts'

export const navigationItem = fields(
  { label: text, position: oneOf('left', 'right'), sidebar: placed(name), to: placed(name), href: placed(name) },
  ['label'],
)

type UserItem = NonNullable<ReturnType<typeof navigationItem>>
type FooterItem = UserItem & { column?: string }

const column = fields({ title: text, items: listOf(navigationItem) }, ['title', 'items'])

/** Links, and columns of links: `{ title, items }`. Each link of a column has its title. */
export const footerShape: Shape<FooterItem[]> = (node, report) => {
  const read: Shape<FooterItem[]> = (each, report) => {
    const isColumn = each.kind === 'map' && each.entries.some(({ key }) => key === 'items')
    if (!isColumn) return [navigationItem(each, report)].filter((item) => item !== undefined)
    const { title = '', items = [] } = column(each, report) ?? {}
    return items.map((item) => ({ ...item, column: title }))
  }
  return listOf(read)(node, report)?.flat()
}
