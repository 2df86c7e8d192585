import { at, type Json } from '../read/json.ts'
import type { DocsPlugin } from './plugins.ts'

/** Categories are closed unless they, or the options of their plugin, are set to open. */
export const isCollapsed = (category: Json, { options }: DocsPlugin): boolean =>
  (at(category, 'collapsible') ?? options['sidebarCollapsible']) !== false &&
  (at(category, 'collapsed') ?? options['sidebarCollapsed']) !== false
