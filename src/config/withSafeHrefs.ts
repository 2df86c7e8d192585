import type { NavigationItem, SiteConfig } from '../model/config.ts'
import { type Checked, error, type Place, type Problem } from '../model/problem.ts'
import { isSafeAddress } from '../model/scheme.ts'
import type { SidebarItemConfig } from '../model/sidebar.ts'

type Href = { href: string; place: Place }

/** Leaves out what is not the address of another site that browsers only navigate to, and reports it. */
export function withSafeHrefs(config: SiteConfig): Checked<SiteConfig> {
  const { navigation, footer, announcement, sidebars, links } = config
  const isAllowed = (href: string): boolean => isSafeAddress(href, links.allowSchemes)
  const allowed = (item: NavigationItem): boolean => item.kind !== 'external' || isAllowed(item.href)
  const items = [...navigation, ...footer, ...[announcement?.link ?? []].flat()].filter(
    (item) => item.kind === 'external',
  )
  const entries = (sidebars ?? []).flatMap((sidebar) => sidebar.items.flatMap(hrefsIn))
  const problems = [...items, ...entries].filter(({ href }) => !isAllowed(href)).map(unsafe)
  const value = {
    ...config,
    navigation: navigation.filter(allowed),
    footer: footer.filter(allowed),
    announcement: announcement && {
      ...announcement,
      link: announcement.link && allowed(announcement.link) ? announcement.link : undefined,
    },
    sidebars: sidebars?.map((sidebar) => ({ ...sidebar, items: safeEntries(sidebar.items, isAllowed) })),
  }
  return { value, problems }
}

const safeEntries = (items: SidebarItemConfig[], isAllowed: (href: string) => boolean): SidebarItemConfig[] =>
  items.flatMap((item): SidebarItemConfig[] => {
    if (item.kind === 'category') return [{ ...item, items: safeEntries(item.items, isAllowed) }]
    return item.kind === 'external' && !isAllowed(item.href) ? [] : [item]
  })

function hrefsIn(item: SidebarItemConfig): Href[] {
  if (item.kind === 'category') return item.items.flatMap(hrefsIn)
  return item.kind === 'external' ? [item] : []
}

function unsafe({ href, place }: Href): Problem {
  return error('unsafe-link', place, {
    message: `"${href}" is not the address of another site`,
    fix: 'write it like "https://www.example.com/"; for a page of this site use "to"',
    target: href,
  })
}
