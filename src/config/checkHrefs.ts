import type { SiteConfig } from '../model/config.ts'
import { error, type Place, type Problem } from '../model/problem.ts'
import { NEVER_ALLOWED_SCHEMES, SAFE_SCHEMES } from '../model/scheme.ts'
import type { SidebarItemConfig } from '../model/sidebar.ts'

type Href = { href: string; place: Place }

/** Checks that every `href` of the configuration is an address of another site that browsers only navigate to. */
export function checkHrefs(config: SiteConfig): Problem[] {
  const { navigation, footer, sidebars, links } = config
  const items = [...navigation, ...footer].filter((item) => item.kind === 'external')
  const entries = (sidebars ?? []).flatMap((sidebar) => sidebar.items.flatMap(hrefsIn))
  return [...items, ...entries].filter(({ href }) => !isSafe(href, links.allowSchemes)).map(unsafe)
}

function hrefsIn(item: SidebarItemConfig): Href[] {
  if (item.kind === 'category') return item.items.flatMap(hrefsIn)
  return item.kind === 'external' ? [item] : []
}

/** Browsers remove spaces and line breaks before they read the scheme, and so does `URL`. */
function isSafe(href: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(href)) return false
  const scheme = new URL(href).protocol.slice(0, -1)
  return !NEVER_ALLOWED_SCHEMES.includes(scheme) && [...SAFE_SCHEMES, ...allowed].includes(scheme)
}

function unsafe({ href, place }: Href): Problem {
  return error('unsafe-link', place, {
    message: `"${href}" is not the address of another site`,
    fix: 'write it like "https://www.example.com/"; for a page of this site use "to"',
    target: href,
  })
}
