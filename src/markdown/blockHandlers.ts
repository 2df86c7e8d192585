import type { List, ListItem, Parents, Table, TableRow } from 'mdast'
import { defaultHandlers, type Handlers, type State } from 'mdast-util-to-hast'

/**
 * Handlers of list items and table rows. The default ones look at all siblings of each, so that the time of a list
 * grows with the square of its length. Here they are given a parent with only what they look for.
 */
export function blockHandlers(): Handlers {
  const lists = new WeakMap<Parents, List>()
  const withoutItems = (list: List): List => {
    const known = lists.get(list)
    if (known) return known
    const spread = Boolean(list.spread) || list.children.some(isSpread)
    const made: List = { ...list, spread, children: [] }
    lists.set(list, made)
    return made
  }
  return {
    listItem: (state: State, node: ListItem, parent: Parents | undefined) =>
      defaultHandlers.listItem(state, node, parent?.type === 'list' ? withoutItems(parent) : parent),
    tableRow: (state: State, node: TableRow, parent: Parents | undefined) =>
      defaultHandlers.tableRow(state, node, parent?.type === 'table' ? withHead(parent, node) : parent),
  }
}

const isSpread = ({ spread, children }: ListItem): boolean => spread ?? children.length > 1

/** The table with its first row, and with the given one. */
function withHead(table: Table, row: TableRow): Table {
  const [head] = table.children
  return { ...table, children: head === undefined || head === row ? [row] : [head, row] }
}
