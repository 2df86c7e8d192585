import { capitalised } from '../../model/nameInWords.ts'
import type { ForeignItem, ForeignPage, ForeignSidebar } from '../foreignSite.ts'
import { below, folderOf, isIn, joined, nameOf } from '../paths.ts'
import { textAt } from '../read/json.ts'

/** One sidebar of all pages, where no menu leads to the sections. */
export const wholeSidebar = (pages: ForeignPage[], folder: string): ForeignSidebar[] =>
  pages.length < 2 ? [] : [{ id: 'docs', label: 'Documentation', items: itemsIn(folder, pages) }]

/** One sidebar for each section at the top. */
export function sidebarsOf(pages: ForeignPage[], folder: string): ForeignSidebar[] {
  const sections = [
    ...new Set(
      pages
        .map(({ source }) => below(source, folder))
        .filter((path) => path.includes('/'))
        .map((path) => path.split('/')[0] ?? ''),
    ),
  ]
  return sections.map((section) => {
    const index = indexOf(joined(folder, section), pages)
    return {
      id: section.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
      label: titleOf(index) ?? inWords(section),
      items: itemsIn(joined(folder, section), pages),
    }
  })
}

/** The page of a folder, whose name may have a language: `_index.en.md`. */
const indexOf = (folder: string, pages: ForeignPage[]): ForeignPage | undefined =>
  pages.find(({ source }) => folderOf(source) === folder && /^_index\./.test(nameOf(source)))

const titleOf = (page: ForeignPage | undefined): string | undefined =>
  page && (textAt(page.frontMatter, 'linkTitle') ?? textAt(page.frontMatter, 'title'))

/** The title that Hugo gives to a folder without one. */
const inWords = (name: string): string => capitalised(name.replace(/[-_]+/g, ' '))

const weightOf = (page: ForeignPage | undefined): number =>
  Number(textAt(page?.frontMatter, 'weight') || Number.MAX_SAFE_INTEGER)

type Ordered = { weight: number; name: string; item: ForeignItem }

/** Pages by weight, then by title; a folder has the weight of its `_index.md`, and `index.md` is a page of its own. */
function itemsIn(folder: string, pages: ForeignPage[]): ForeignItem[] {
  const inside = pages.filter(({ source }) => isIn(source, folder))
  const own = indexOf(folder, inside)
  const direct = inside.filter(({ source }) => folderOf(source) === folder && !/^_?index\./.test(nameOf(source)))
  const names = [
    ...new Set(
      inside
        .filter(({ source }) => folderOf(source) !== folder)
        .map(({ source }) => below(source, folder).split('/')[0] ?? ''),
    ),
  ]
  const items: Ordered[] = [
    ...direct.map((page) => ({
      weight: weightOf(page),
      name: titleOf(page) ?? nameOf(page.source),
      item: pageItem(page),
    })),
    ...names.map((name) => folderItem(joined(folder, name), name, inside)),
  ]
  const sorted = items.toSorted((a, b) => a.weight - b.weight || (a.name < b.name ? -1 : 1)).map(({ item }) => item)
  return [...(own ? [pageItem(own)] : []), ...sorted]
}

const pageItem = ({ source }: ForeignPage): ForeignItem => ({ kind: 'page', source, label: undefined })

function folderItem(folder: string, name: string, pages: ForeignPage[]): Ordered {
  const bundle = pages.find(({ source }) => folderOf(source) === folder && /^index\./.test(nameOf(source)))
  if (bundle) return { weight: weightOf(bundle), name: titleOf(bundle) ?? name, item: pageItem(bundle) }
  const index = indexOf(folder, pages)
  const label = titleOf(index) ?? inWords(name)
  return { weight: weightOf(index), name: label, item: { kind: 'category', label, items: itemsIn(folder, pages) } }
}
