import type { NavigationItem } from '../model/config.ts'
import { leavesSite } from '../model/redirect.ts'
import type { UserConfig } from './siteShape.ts'

type UserFooterItem = NonNullable<UserConfig['footer']>[number]
type UserNavigationItem = Omit<UserFooterItem, 'column'> & Partial<Pick<NavigationItem, 'position'>>

/** Empty for a link without a label or a target that it can have, which is reported. */
export function readNavigationItem(item: UserNavigationItem): NavigationItem[] {
  if (!item.label || (item.to && leavesSite(item.to.value))) return []
  const shared = { label: item.label, position: item.position ?? 'left', place: item.place }
  if (item.sidebar) return [{ ...shared, kind: 'sidebar', sidebar: item.sidebar.value, place: item.sidebar.place }]
  if (item.to) return [{ ...shared, kind: 'route', to: item.to.value, place: item.to.place }]
  if (item.href) return [{ ...shared, kind: 'external', href: item.href.value, place: item.href.place }]
  return []
}

export function readFooterItem(item: UserFooterItem): NavigationItem[] {
  const { column } = item
  return readNavigationItem(item).map((read) => (column === undefined ? read : { ...read, column }))
}
