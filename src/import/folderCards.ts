import { inMarkdown } from './convert/links.ts'
import { firstWords } from './firstWords.ts'
import type { ForeignItem, ForeignPage, ForeignSite } from './foreignSite.ts'
import { prefixOf } from './languages.ts'
import type { Layout } from './layout.ts'
import { folderOf, nameOf, relativeLink, withoutExtension } from './paths.ts'
import { textAt } from './read/json.ts'

/**
 * Cards for what a page introduces: the rest of its category in a sidebar, or the pages beside it and the folders beside it
 * that have one. Links are those of the old site. Drafts are not listed.
 */
export function folderCards(
  page: ForeignPage,
  { pathOf, bySource }: Layout,
  { sidebars, languages }: Pick<ForeignSite, 'sidebars' | 'languages'>,
  textOf: (page: ForeignPage) => string,
): string {
  const source = originalOf(page)
  const isOwn = (each: string): boolean => originalOf(bySource.get(each) ?? { source: each }) === source
  const language = prefixOf(page.address, languages)
  const isInLanguage = ({ address }: ForeignPage): boolean => prefixOf(address, languages) === language
  const items =
    restOf(sidebars, isOwn) ??
    [...pathOf.keys()].filter((each) => isBeside(each, page) && isInLanguage(each)).map(asItem)
  const cards = items.flatMap((item) => {
    const { target, label, href } = leadOf(item, bySource)
    if (target === undefined) return href === undefined ? [] : [cardOf(label ?? href, href, '')]
    if (target === page || target.frontMatter['draft'] === true) return []
    return [cardOf(label ?? titleOf(target), relativeLink(page.source, target.source), textOf(target))]
  })
  return cards.length === 0 ? '' : `:::cards\n${cards.join('\n')}\n:::`
}

const cardOf = (title: string, href: string, text: string): string =>
  `- **[${escaped(title)}](${inMarkdown(href)})** ${text}`.trim()

/** What is in the category of a page, or follows it at the start of a category or of a sidebar. */
function restOf(
  lists: { page?: string | undefined; items: ForeignItem[] }[],
  isOwn: (source: string) => boolean,
): ForeignItem[] | undefined {
  for (const { page, items } of lists) {
    if (page !== undefined && isOwn(page) && items.length > 0) return items
    const [first, ...rest] = items
    if (first?.kind === 'page' && isOwn(first.source) && rest.length > 0) return rest
    const inside = items.flatMap((item) => (item.kind === 'category' ? [item] : []))
    const found = restOf(inside, isOwn)
    if (found) return found
  }
  return undefined
}

/** Whether a page is in the folder of another one, or is that of a folder in it. */
function isBeside(each: ForeignPage, page: ForeignPage): boolean {
  const [folder, own] = [folderOf(originalOf(page)), folderOf(originalOf(each))]
  return own === folder || (folderOf(own) === folder && isIndex(each))
}

const asItem = ({ source }: ForeignPage): ForeignItem => ({ kind: 'page', source, label: undefined })

/** A category leads to its own page or to the first in it. */
function leadOf(
  item: ForeignItem,
  bySource: Layout['bySource'],
): { target?: ForeignPage | undefined; label?: string | undefined; href?: string | undefined } {
  if (item.kind === 'link') return item
  if (item.kind === 'page') return { target: bySource.get(item.source), label: item.label }
  if (item.page !== undefined) return { target: bySource.get(item.page), label: item.label }
  const [first] = item.items
  return first ? { ...leadOf(first, bySource), label: item.label } : {}
}

/** A title as Markdown. */
export const escaped = (title: string): string => title.replace(/[<[\]{*_`]/g, '\\$&')

/** The file that a page is, or is a translation of. */
const originalOf = ({ original, source }: Pick<ForeignPage, 'original' | 'source'>): string => original ?? source

const isIndex = (page: ForeignPage): boolean => /^(?:_?index|readme)$/i.test(withoutExtension(nameOf(originalOf(page))))

export const titleOf = ({ frontMatter, body, source }: ForeignPage): string =>
  textAt(frontMatter, 'title') ?? headingIn(body) ?? withoutExtension(nameOf(source))

/** Without attributes in braces after it. */
function headingIn(body: string): string | undefined {
  const heading = /^#[ \t]+(\S.*)$/m.exec(body)?.[1]
  return (heading?.endsWith('}') ? heading.replace(/\{(?<=^[^{]+\{).*$/, '') : heading)?.trimEnd()
}

export const descriptionOf = ({ frontMatter }: ForeignPage): string => textAt(frontMatter, 'description') ?? ''

/** The description of a page, or its first words. */
export const about = (page: ForeignPage): string => descriptionOf(page) || escaped(firstWords(page.body))
