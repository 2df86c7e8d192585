import { slug } from 'github-slugger'
import type { ForeignItem, ForeignPage, ForeignSidebar } from '../foreignSite.ts'
import { below, folderOf, isIn, joined } from '../paths.ts'
import { at, type Json, listAt, textAt } from '../read/json.ts'
import { labelOf } from './labels.ts'

/** The pages in the language of the site, and their folder. */
export type Originals = {
  folder: string
  pages: ForeignPage[]
  language: string
  compare: (a: string, b: string) => number
}

export function sidebarOf(items: Json[], originals: Originals): ForeignSidebar[] {
  const written = itemsOf(items, originals)
  return [{ id: 'docs', label: 'Documentation', items: written.length > 0 ? written : generated('', originals, false) }]
}

export const itemsOf = (items: Json[], originals: Originals): ForeignItem[] =>
  items.flatMap((item) => itemOf(item, originals))

function itemOf(item: Json, originals: Originals): ForeignItem[] {
  const { pages, language } = originals
  if (typeof item === 'string') return slugItem(item, undefined, pages)
  const label = labelOf(item, language)
  const [link, named] = [textAt(item, 'link'), textAt(item, 'slug')]
  if (named !== undefined) return slugItem(named, label, pages)
  if (link !== undefined) return linkItem(link, label ?? link, pages)
  const folder = textAt(item, 'autogenerate', 'directory')
  const isCollapsed = at(item, 'collapsed') === true
  const inherited = at(item, 'autogenerate', 'collapsed')
  const inner =
    folder === undefined
      ? itemsOf(listAt(item, 'items'), originals)
      : generated(joined(folder), originals, inherited === undefined ? isCollapsed : inherited === true)
  return label === undefined ? inner : [{ kind: 'category', label, ...collapsedIf(isCollapsed), items: inner }]
}

const bare = (address: string): string => joined(address)

function slugItem(name: string, label: string | undefined, pages: ForeignPage[]): ForeignItem[] {
  const page = pages.find(({ address }) => bare(address) === bare(name === 'index' ? '' : name))
  return [{ kind: 'page', source: page?.source ?? name, label }]
}

function linkItem(link: string, label: string, pages: ForeignPage[]): ForeignItem[] {
  const page = /^https?:/.test(link)
    ? undefined
    : pages.find(({ address }) => bare(address) === bare(link.replace(/#.*$/, '')))
  return [page ? { kind: 'page', source: page.source, label } : { kind: 'link', href: link, label }]
}

/** The pages of a folder and its folders, by their order and then by their addresses. */
function generated(folder: string, originals: Originals, isCollapsed: boolean): ForeignItem[] {
  const base = joined(originals.folder, folder)
  const inside = originals.pages.filter(
    ({ source, frontMatter }) => isIn(source, base) && at(frontMatter, 'sidebar', 'hidden') !== true,
  )
  const direct = inside.filter(({ source }) => folderOf(source) === base)
  const deeper = inside.filter((page) => !direct.includes(page))
  const names = [...new Set(deeper.map(({ source }) => below(source, base).split('/')[0] ?? ''))]
  const entries = [
    ...direct.map((page) => ({ order: orderOf(page), path: bare(page.address), item: pageItem(page) })),
    ...names.map((name) => {
      const path = joined(folder, name)
      const orders = deeper.filter(({ source }) => isIn(source, joined(base, name))).map(orderOf)
      const items = generated(path, originals, isCollapsed)
      const item: ForeignItem = { kind: 'category', label: name, ...collapsedIf(isCollapsed), items }
      return {
        order: orders.reduce((least, each) => Math.min(least, each), Number.MAX_SAFE_INTEGER),
        path: slugs(path),
        item,
      }
    }),
  ]
  return entries.toSorted((a, b) => a.order - b.order || originals.compare(a.path, b.path)).map(({ item }) => item)
}

const orderOf = ({ frontMatter }: ForeignPage): number =>
  Number(textAt(frontMatter, 'sidebar', 'order') ?? Number.MAX_SAFE_INTEGER)

const pageItem = ({ source, frontMatter }: ForeignPage): ForeignItem => ({
  kind: 'page',
  source,
  label: textAt(frontMatter, 'sidebar', 'label'),
})

const collapsedIf = (isCollapsed: boolean): { collapsed?: boolean } => (isCollapsed ? { collapsed: true } : {})

const slugs = (path: string): string =>
  path
    .split('/')
    .map((part) => slug(part))
    .join('/')
