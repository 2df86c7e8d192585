import Slugger, { slug } from 'github-slugger'
import { colonStep } from '../blocks/colonStep.ts'
import type { Dialect } from '../convert/dialect.ts'
import { htmlStep } from '../convert/htmlStep.ts'
import { INLINE, inlineStep } from '../convert/inlineStep.ts'
import type { ForeignItem, ForeignPage, ForeignSidebar, SourceTree } from '../foreignSite.ts'
import type { Generator } from '../generator.ts'
import { isOriginal, placedInLanguages } from '../languages.ts'
import { mdxStep } from '../mdx/mdxStep.ts'
import { assetsIn, filesBeside, readPage, slashes } from '../pages.ts'
import { below, folderOf, isIn, isMarkdown, joined, nameOf, withoutExtension } from '../paths.ts'
import { firstFile, moduleValue } from '../read/files.ts'
import { CALLEE } from '../read/javascript/staticValue.ts'
import { asText, at, isObject, type Json, type JsonObject, listAt, objectAt, textAt } from '../read/json.ts'
import { usesFormulas } from '../read/usesFormulas.ts'
import type { Tally } from '../tally.ts'
import { aliasesOf } from './aliases.ts'
import { frameOf } from './frame.ts'
import { languagesOf } from './languages.ts'

const CONFIGS = ['mjs', 'ts', 'js', 'mts'].map((end) => `astro.config.${end}`)
const DOCS = 'src/content/docs'

/** https://starlight.astro.build/reference/configuration/ */
export const starlight: Generator = {
  kind: 'starlight',
  owns: (tree) => firstFile(tree, CONFIGS) !== undefined,
  read(tree, tally) {
    const file = firstFile(tree, CONFIGS)
    const config = (file === undefined ? undefined : moduleValue(tree, file, tally)) ?? {}
    const plugin = listAt(config, 'integrations').find((each) => textAt(each, CALLEE) === 'starlight')
    const options = objectAt(plugin, 'options')
    const languages = languagesOf(options, { file: file ?? '', line: 1 }, tally)
    const math = usesFormulas(tree, file)
    const mdx = mdxDialect(math)
    const { prefix: own = '', title, code } = languages[0] ?? {}
    const written = tree.files
      .filter((path) => isIn(path, DOCS) && isMarkdown(path) && !/(?:^|\/)_/.test(below(path, DOCS)))
      .map((source) => pageOf(tree, source, tally))
    const { pages, moves } = placedInLanguages(written, languages, tally)
    if (hasBadge(at(options, 'sidebar')) || pages.some(({ frontMatter }) => hasBadge(frontMatter['sidebar'] ?? null)))
      tally.note('badge in the sidebar', 'left', { file: file ?? '', line: 1 })
    notePrograms(tree, objectAt(config, 'redirects'), file ?? '', tally)
    const originals = pages.filter((page) => isOriginal(page, languages))
    return {
      configuration: file ?? 'astro.config.mjs',
      site: {
        title: textAt(options, 'title') ?? title ?? textAt(options, 'title', 'en') ?? 'Documentation',
        tagline: textAt(options, 'description') ?? '',
        url: (textAt(config, 'site') ?? '').replace(/\/$/, ''),
        baseUrl: slashes(textAt(config, 'base') ?? '/'),
        language: code ?? textAt(options, 'locales', 'root', 'lang') ?? textAt(options, 'defaultLocale') ?? 'en',
        languages,
        trailingSlash: true,
        pages,
        assets: [
          ...assetsIn(tree, 'public'),
          ...filesBeside(tree, DOCS),
          ...filesBeside(tree, 'src/assets', '/assets-of-pages/'),
        ],
        navigation: [],
        sidebars: sidebarOf(listAt(options, 'sidebar'), { folder: joined(DOCS, own), pages: originals }),
        frame: frameOf(options, tree.files),
        redirects: [...redirectsOf(objectAt(config, 'redirects')), ...moves],
        math,
      },
      aliases: aliasesOf(tree),
      roots: [DOCS, 'public', ''],
      dialectOf: ({ source }) => (source.endsWith('.mdx') ? mdx : MARKDOWN),
    }
  },
}

/** Every part of a path becomes a slug. */
function pageOf(tree: SourceTree, source: string, tally: Tally): ForeignPage {
  const page = readPage(tree, source, '', tally)
  const path = withoutExtension(below(source, DOCS))
    .split('/')
    .map((segment) => slug(segment))
    .join('/')
  const address = textAt(page.frontMatter, 'slug') ?? path.replace(/(?:^|\/)index$/, '')
  return { ...page, address: `/${address}/`.replace('//', '/') }
}

/** Pages of Astro are programs, and redirects may have parts with names. */
function notePrograms(tree: SourceTree, redirects: JsonObject, file: string, tally: Tally): void {
  for (const path of tree.files)
    if (/^src\/pages\/(?!(?:.*\/)?_).*\.(?:astro|mdx?|html)$/.test(path))
      tally.note('page that is a component', 'left', { file: path, line: 1 })
  for (const from of Object.keys(redirects))
    if (from.includes('[')) tally.note(`redirect of a pattern: ${from}`, 'left', { file, line: 1 })
}

const redirectsOf = (redirects: { [from: string]: Json }): [string, string][] =>
  Object.entries(redirects).flatMap(([from, to]): [string, string][] => {
    const target = asText(to) ?? textAt(to, 'destination')
    return target === undefined || from.includes('[') ? [] : [[from, target]]
  })

/** Entries of sidebars have no badges here. */
const hasBadge = (value: Json | undefined): boolean =>
  Array.isArray(value)
    ? value.some(hasBadge)
    : isObject(value) && ('badge' in value || Object.values(value).some(hasBadge))

/** The pages in the language of the site, and their folder. */
type Originals = { folder: string; pages: ForeignPage[] }

function sidebarOf(items: Json[], originals: Originals): ForeignSidebar[] {
  const written = items.flatMap((item) => itemOf(item, originals))
  return [{ id: 'docs', label: 'Documentation', items: written.length > 0 ? written : generated('', originals) }]
}

function itemOf(item: Json, originals: Originals): ForeignItem[] {
  const { pages } = originals
  if (typeof item === 'string') return slugItem(item, undefined, pages)
  const label = textAt(item, 'label')
  const [link, named] = [textAt(item, 'link'), textAt(item, 'slug')]
  if (named !== undefined) return slugItem(named, label, pages)
  if (link !== undefined) return linkItem(link, label ?? link, pages)
  const folder = textAt(item, 'autogenerate', 'directory')
  const inner =
    folder === undefined
      ? listAt(item, 'items').flatMap((each) => itemOf(each, originals))
      : generated(joined(folder), originals)
  return label === undefined
    ? inner
    : [{ kind: 'category', label, ...(at(item, 'collapsed') === true ? { collapsed: true } : {}), items: inner }]
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
function generated(folder: string, originals: Originals): ForeignItem[] {
  const { pages } = originals
  const base = joined(originals.folder, folder)
  const inside = pages.filter(
    ({ source, frontMatter }) => isIn(source, base) && at(frontMatter, 'sidebar', 'hidden') !== true,
  )
  const direct = inside.filter(({ source }) => folderOf(source) === base)
  const folders = [
    ...new Set(
      inside
        .filter(({ source }) => folderOf(source) !== base)
        .map(({ source }) => below(source, base).split('/')[0] ?? ''),
    ),
  ]
  const orderOf = ({ frontMatter, source }: ForeignPage): number =>
    Number(textAt(frontMatter, 'sidebar', 'order') ?? (/index\.mdx?$/.test(source) ? -1 : Number.MAX_SAFE_INTEGER))
  const sorted = direct.toSorted((a, b) => orderOf(a) - orderOf(b) || (a.address < b.address ? -1 : 1))
  return [
    ...sorted.map(
      ({ source, frontMatter }): ForeignItem => ({
        kind: 'page',
        source,
        label: textAt(frontMatter, 'sidebar', 'label'),
      }),
    ),
    ...folders.toSorted().map(
      (name): ForeignItem => ({
        kind: 'category',
        label: nameOf(name),
        items: generated(joined(folder, name), originals),
      }),
    ),
  ]
}

function slugger(): (text: string) => string {
  const own = new Slugger()
  return (text) => own.slug(text.trim())
}

const inline = inlineStep({ constructs: [INLINE.wikiLink] })
const mdxDialect = (hasFormulas: boolean): Dialect => ({ steps: [colonStep, mdxStep(hasFormulas), inline], slugger })
const MARKDOWN: Dialect = { steps: [colonStep, htmlStep, inline], slugger }
