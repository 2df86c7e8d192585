import { inMarkdown } from './convert/links.ts'
import type { ForeignSite } from './foreignSite.ts'
import type { ImportedFile } from './importedFile.ts'
import type { Layout } from './layout.ts'
import { listOfPosts } from './links/listOfPosts.ts'
import { normalAddress } from './paths.ts'
import { sourcesIn } from './sourcesIn.ts'

/** A home page that was a program leads to what the navigation leads to. */
export function homePage(site: ForeignSite, layout: Layout): ImportedFile {
  const { title, pages, navigation } = site
  const [source] = site.sidebars.flatMap(({ items }) => sourcesIn(items))
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
