import type { ForeignFrame, ForeignHead } from '../foreignSite.ts'
import { joined, normalAddress } from '../paths.ts'
import type { Json, JsonObject } from '../read/json.ts'
import { announcementOf } from './announcementYaml.ts'
import { type Context, targetOf, withoutBase } from './target.ts'

/** The keys of `content/site.yaml` for what stands around every page. */
export function frameYaml(frame: ForeignFrame, context: Context): JsonObject {
  for (const name of frame.others ?? []) context.note(`configuration: ${name}`)
  const favicon = fileOf('favicon', frame.favicon, context)
  const image = fileOf('image', frame.image, context)
  const footer = footerOf(frame.footer ?? [], context)
  return {
    ...logoOf(frame.logo, context),
    ...(favicon === undefined ? {} : { favicon }),
    ...(image === undefined ? {} : { image }),
    ...announcementOf(frame.announcement, context),
    ...(Object.keys(frame.colorMode ?? {}).length > 0 ? { colorMode: frame.colorMode ?? {} } : {}),
    ...(frame.toc ? { toc: frame.toc } : {}),
    ...headYaml(frame.head ?? [], context),
    ...(frame.googleId ? { analytics: { google: { id: frame.googleId } } } : {}),
    ...(footer.length > 0 ? { footer } : {}),
    ...socialOf(frame.social ?? [], context),
    ...editUrlOf(frame.editBase, context),
  }
}

/** Links of the site itself begin at its root here. */
function headYaml(head: ForeignHead[], { site }: Context): JsonObject {
  const entries = head.map((entry) =>
    'link' in entry && entry.link['href']?.startsWith('/')
      ? { link: { ...entry.link, href: `/${normalAddress(withoutBase(entry.link['href'], site))}` } }
      : entry,
  )
  return entries.length > 0 ? { head: entries } : {}
}

/** The address of a file that is copied. */
function fileOf(name: string, written: string | undefined, { site, layout, note }: Context): string | undefined {
  if (written === undefined) return undefined
  const address = normalAddress(withoutBase(written, site))
  const path = layout.assetsBySource.get(joined(written)) ?? layout.assetsByAddress.get(address)
  if (path === undefined) note(`configuration: ${name} without a file of the site: ${written}`)
  return path === undefined ? undefined : `/${path}`
}

function logoOf(logo: ForeignFrame['logo'], context: Context): JsonObject {
  const light = fileOf('logo', logo?.light, context)
  const dark = logo?.dark === logo?.light ? undefined : fileOf('logo', logo?.dark, context)
  if (light === undefined) return {}
  return { logo: { light, ...(dark === undefined ? {} : { dark }), ...(logo?.alt ? { alt: logo.alt } : {}) } }
}

/** Links under one heading are a column. */
function footerOf(links: NonNullable<ForeignFrame['footer']>, context: Context): Json[] {
  const columns = new Map<string, Json[]>()
  return links.flatMap(({ label, href, column }): Json[] => {
    const target = targetOf(href, context)
    if (!target) return []
    const item = { label, ...target }
    if (column === undefined) return [item]
    const items = columns.get(column)
    items?.push(item)
    if (items) return []
    const first = [item]
    columns.set(column, first)
    return [{ title: column, items: first }]
  })
}

function socialOf(written: string[], { note }: Context): JsonObject {
  const addresses = [...new Set(written)]
  const social = addresses.filter((address) => /^https?:/.test(address))
  for (const address of addresses) if (!social.includes(address)) note(`configuration: social link to ${address}`)
  return social.length > 0 ? { social } : {}
}

/** The branch of a repository at a host of code. */
const BRANCH = /^(https?:\/\/[^/\s]+(?:\/[^/\s]+)+?(?:\/-)?)\/(?:edit|tree|blob|_edit)\/([^/\s]+)(?:\/|$)/

/** The old files had other paths, so that only the branch of their repository is known, if the new ones are in it. */
function editUrlOf(base: string | undefined, { note, siteFolder }: Context): JsonObject {
  if (base === undefined) return {}
  const [, repository, branch] = (siteFolder === undefined ? null : BRANCH.exec(base)) ?? []
  if (repository !== undefined) return { editUrl: `${repository}/edit/${branch}/${joined(siteFolder ?? '', '{path}')}` }
  note(`configuration: edit address ${base}`)
  return {}
}
