import type { SearchEntry } from '../../model/search.ts'
import type { SidebarCategory, SidebarItem } from '../../model/sidebar.ts'
import type { Site } from '../../model/site.ts'

/** The generated page of a category. The list of drafts is not searched. */
export function searchEntries({ label, description, items }: SidebarCategory, href: string, site: Site): SearchEntry[] {
  const listed = items.filter((item) => !isDraft(item, site))
  if (listed.length === 0) return []
  const subject = { kind: 'page', title: label, href } as const
  const text = [description, ...listed.map((item) => item.label)].filter(Boolean).join(' · ')
  return [{ ...subject, subject, context: '', names: '', text }]
}

function isDraft(item: SidebarItem, { routes }: Site): boolean {
  const content = item.kind !== 'external' && item.route ? routes.get(item.route) : undefined
  return content?.kind === 'page' && content.page.frontMatter.draft
}
