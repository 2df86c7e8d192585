import type { ForeignSite } from '../foreignSite.ts'
import { withOriginal } from '../languages.ts'
import type { Layout } from '../layout.ts'
import { listOfPosts } from '../links/listOfPosts.ts'
import { normalAddress } from '../paths.ts'
import type { JsonObject } from '../read/json.ts'

/** What addresses lead to; `note` lists what is left, at the configuration if no file or address is given. */
export type Context = {
  site: ForeignSite
  layout: Layout
  /** The folder of the new site in the repository of the old one; undefined if it is not there. */
  siteFolder: string | undefined
  note: (what: string, file?: string) => void
}

/** An address of this site, or another one; undefined if it leads nowhere. */
export function targetOf(href: string, { site, layout, note }: Context): JsonObject | undefined {
  if (/^(?:https?:|mailto:)/.test(href)) return { href }
  const inside = withoutBase(href, site)
  const page = withOriginal(normalAddress(inside), site.languages).flatMap(
    (each) => layout.byAddress.get(each) ?? [],
  )[0]
  const path = page && layout.pathOf.get(page)
  if (path !== undefined) {
    const route = `/${path.replace(/(?:^|\/)index\.md$/, '/').replace(/\.md$/, '/')}`.replace(/^\/\/+/, '/')
    return { to: route + (/#.+$/s.exec(href)?.[0] ?? '') }
  }
  if (normalAddress(inside) === '') return { to: '/' }
  const blog = listOfPosts(inside, site)
  if (blog !== undefined) return { to: blog }
  note('configuration: navigation to a missing page', href)
  return undefined
}

export const withoutBase = (address: string, { baseUrl }: ForeignSite): string =>
  baseUrl !== '/' && address.startsWith(baseUrl) ? `/${address.slice(baseUrl.length)}` : address
