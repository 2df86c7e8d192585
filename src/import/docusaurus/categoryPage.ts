import { slug } from 'github-slugger'
import { about, escaped, titleOf } from '../folderCards.ts'
import type { ForeignItem, ForeignPage, SourceTree } from '../foreignSite.ts'
import { joined } from '../paths.ts'
import { type Json, textAt } from '../read/json.ts'
import type { Tally } from '../tally.ts'
import type { DocsSet } from './docs.ts'

export type SidebarContext = {
  tree: SourceTree
  set: DocsSet
  tally: Tally
  /** The pages that list what is in a category. */
  pages: ForeignPage[]
}

/** The page of a category that lists what is in it, at `/docs/category/<label>` or at its slug. */
export function generatedIndex(
  link: Json | undefined,
  label: string,
  items: ForeignItem[],
  { set, pages }: SidebarContext,
): string | undefined {
  if (textAt(link, 'type') !== 'generated-index' || items.length === 0) return undefined
  const address = `/${joined(set.route, textAt(link, 'slug') ?? `category/${slug(label)}`)}`
  const source = joined(set.folder, `category-${slug(label)}-${pages.length}.md`)
  const cards = items.flatMap((item) => cardOf(item, set))
  const frontMatter = { title: textAt(link, 'title') ?? label, description: textAt(link, 'description') ?? '' }
  const body = [frontMatter.description, `:::cards\n${cards.join('\n')}\n:::`].filter(Boolean).join('\n\n')
  pages.push({ source, address, frontMatter, body, firstLine: 1 })
  return source
}

function cardOf(item: ForeignItem, set: DocsSet): string[] {
  if (item.kind === 'link') return [`- **[${item.label}](${item.href})**`]
  if (item.kind === 'category') {
    const first = item.items.find((each) => each.kind === 'page')
    const own = item.page ?? first?.source
    return own === undefined ? [] : cardOf({ kind: 'page', source: own, label: item.label }, set)
  }
  const page = set.pages.find(({ source }) => source === item.source)
  const address = page?.address
  return page && address ? [`- **[${escaped(item.label ?? titleOf(page))}](${address})** ${about(page)}`.trim()] : []
}
