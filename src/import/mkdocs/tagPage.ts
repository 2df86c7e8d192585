import { TAGS } from '../../model/tag.ts'
import type { ForeignItem, ForeignPage } from '../foreignSite.ts'
import { normalAddress } from '../paths.ts'
import { listAt } from '../read/json.ts'
import type { Tally } from '../tally.ts'

/** Where the plugin for tags lists them, by `tags_file` and since then. */
const LIST = /^[ \t]*(?:\[TAGS[^\]\n]*\]|<!--[ \t]*material\/tags\b[^\n]*?-->)[ \t]*$/gm

/** The pages that only list tags, which a page of ours does. */
export function withoutTagPages(
  pages: ForeignPage[],
  tally: Tally,
): { pages: ForeignPage[]; tagPages: ForeignPage[]; redirects: [string, string][] } {
  const hasTags = pages.some(({ frontMatter }) => listAt(frontMatter, 'tags').length > 0)
  const tagPages = hasTags ? pages.filter(({ body }) => body.search(LIST) >= 0 && !/^##/m.test(body)) : []
  for (const { source, body, firstLine } of tagPages) {
    const rest = body.replace(LIST, '').replace(/^[ \t]*#[^\n]*|^\*\[[^\n]*/gm, '')
    if (rest.trim() !== '') tally.note('text above a list of tags', 'left', { file: source, line: firstLine })
  }
  const moved = tagPages.filter(({ address }) => normalAddress(address) !== normalAddress(TAGS))
  return {
    pages: pages.filter((page) => !tagPages.includes(page)),
    tagPages,
    redirects: moved.map(({ address }) => [address, TAGS]),
  }
}

/** Entries for these pages lead to the list of ours. */
export const withListOfTags = (items: ForeignItem[], tagPages: readonly ForeignPage[]): ForeignItem[] =>
  items.map((item) => {
    if (item.kind === 'category') return { ...item, items: withListOfTags(item.items, tagPages) }
    if (item.kind !== 'page' || !tagPages.some(({ source }) => source === item.source)) return item
    return { kind: 'link', href: TAGS, label: item.label ?? 'Tags' }
  })
