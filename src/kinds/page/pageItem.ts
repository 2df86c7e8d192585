import type { Page } from '../../model/page.ts'
import type { SidebarPage } from '../../model/sidebar.ts'

/** The entry of a page in a sidebar. */
export const pageItem = (page: Page, label = page.frontMatter.sidebarLabel ?? page.title): SidebarPage => ({
  kind: 'page',
  label,
  description: page.description,
  route: page.route,
})
