import { inMarkdown } from './convert/links.ts'
import type { ForeignItem, ForeignSite } from './foreignSite.ts'
import type { ImportedFile } from './importedFile.ts'
import type { Layout } from './layout.ts'
import { listOfPosts } from './listOfPosts.ts'
import { normalAddress } from './paths.ts'

/** A home page that was a program leads to what the navigation leads to. */
export function homePage(site: ForeignSite, layout: Layout): ImportedFile {
  const { title, pages, navigation } = site
  const source = site.sidebars.flatMap(({ items }) => firstPageIn(items) ?? [])[0]
  const first =
    (source === undefined ? undefined : layout.bySource.get(source)) ??
    pages.find(({ address }) => normalAddress(address) !== '')
  const targets = [
    ...(first ? [{ label: 'Start here', href: first.address }] : []),
    ...navigation.flatMap((item) => ('href' in item ? [item] : [])),
  ]
  const cards = targets.flatMap(({ label, href }) => {
    const page = layout.byAddress.get(normalAddress(href))
    const path = page && layout.pathOf.get(page)
    const to = path === undefined ? listOfPosts(href, site) : `./${path}`
    return to === undefined ? [] : [`- **[${label}](${inMarkdown(to)})**`]
  })
  const head = `---\ntitle: ${JSON.stringify(title)}\nlayout: home\n---\n`
  // The head of the page shows the tagline of the site.
  const text = cards.length === 0 ? head : `${head}\n:::cards\n${[...new Set(cards)].join('\n')}\n:::\n`
  return { kind: 'text', path: 'content/index.md', text }
}

/** The source of the page that a reader of a sidebar comes to first. */
function firstPageIn(items: ForeignItem[]): string | undefined {
  for (const item of items) {
    const found =
      item.kind === 'page' ? item.source : item.kind === 'category' ? (item.page ?? firstPageIn(item.items)) : undefined
    if (found !== undefined) return found
  }
  return undefined
}
