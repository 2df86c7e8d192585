import { capitalised } from '../../model/nameInWords.ts'
import { colonStep } from '../blocks/colonStep.ts'
import type { Dialect } from '../convert/dialect.ts'
import { footnoteStep } from '../convert/footnoteStep.ts'
import { htmlStep } from '../convert/htmlStep.ts'
import { imageStep } from '../convert/imageStep.ts'
import { INLINE } from '../convert/inlineConstructs.ts'
import { inlineStep } from '../convert/inlineStep.ts'
import type { ForeignAsset, ForeignItem, ForeignNavigation, ForeignSidebar, SourceTree } from '../foreignSite.ts'
import type { Generator } from '../generator.ts'
import { placedInLanguages } from '../languages.ts'
import { noteCalls } from '../noteCalls.ts'
import { assetsIn, filesBeside, slashes, splitUrl } from '../pages.ts'
import { isIn, joined } from '../paths.ts'
import { moduleValue } from '../read/files.ts'
import { at, isObject, type Json, listAt, objectAt, textAt } from '../read/json.ts'
import { frameOf } from './frame.ts'
import { includeStep } from './includeStep.ts'
import { languagesOf, sitesInLanguages, themeOf } from './languages.ts'
import { noteLayoutSlots } from './layoutSlots.ts'
import { pagesOf, type SourceOf } from './pagesOf.ts'
import { numbered, vitepressSlug } from './slugs.ts'
import { staticStep } from './staticStep.ts'
import { tabsStep } from './tabsStep.ts'
import { tagStep } from './tagStep.ts'
import { vueStep } from './vueStep.ts'

const configOf = (tree: SourceTree): string | undefined =>
  tree.files.find((path) => /(?:^|\/)\.vitepress\/config(?:\/index)?\.[mc]?[jt]s$/.test(path))

/** https://vitepress.dev/reference/site-config */
export const vitepress: Generator = {
  kind: 'vitepress',
  owns: (tree) => configOf(tree) !== undefined,
  read(tree, tally) {
    const file = configOf(tree) ?? ''
    const root = file.slice(0, file.indexOf('.vitepress')).replace(/\/$/, '')
    const config = moduleValue(tree, file, tally) ?? {}
    const folder = joined(root, textAt(config, 'srcDir') ?? '.')
    const place = { file, line: 1 }
    const languages = languagesOf(config, place, tally)
    for (const key of ['themeConfig', 'locales', 'head']) noteCalls(at(config, key), place, tally)
    noteLayoutSlots(tree, joined(root, '.vitepress/theme'), tally)
    const theme = themeOf(config, languages[0]?.prefix || 'root')
    const { written, sourceOf } = pagesOf(tree, folder, config, tally)
    const { pages, moves } = placedInLanguages(written, languages)
    const publicFolder = joined(folder, 'public')
    const numbersCode = at(config, 'markdown', 'lineNumbers') === true
    const dialect = { ...dialectWith(SUB_SUP.test(tree.text(file) ?? '')), numbersCode }
    return {
      configuration: file,
      site: {
        title: textAt(config, 'title') ?? textAt(config, 'locales', 'root', 'title') ?? 'Documentation',
        tagline: textAt(config, 'description') ?? textAt(config, 'locales', 'root', 'description') ?? '',
        url: splitUrl(textAt(config, 'sitemap', 'hostname')).url,
        baseUrl: slashes(textAt(config, 'base') ?? '/'),
        language: languages[0]?.code ?? textAt(config, 'lang') ?? 'en',
        languages,
        // Both forms are files with the name of the address.
        trailingSlash: false,
        pages,
        assets: assetsOf(tree, folder, publicFolder),
        navigation: [...listAt(theme, 'nav').flatMap((item) => navigationOf(item)), ...sitesInLanguages(config)],
        sidebars: sidebarsOf(at(theme, 'sidebar'), sourceOf),
        frame: frameOf(config, theme),
        redirects: moves,
        math: at(config, 'markdown', 'math') === true,
      },
      aliases: [['@/', folder]],
      roots: [folder, publicFolder],
      values: {
        site: Object.fromEntries(SITE_KEYS.map((key) => [key, at(config, key) ?? ''])),
        theme: objectAt(config, 'themeConfig'),
      },
      dialectOf: () => dialect,
    }
  },
}

const assetsOf = (tree: SourceTree, folder: string, publicFolder: string): ForeignAsset[] => [
  ...assetsIn(tree, publicFolder),
  ...filesBeside(tree, folder).filter(
    ({ source }) => !isIn(source, publicFolder) && !/(?:^|\/)\.vitepress\//.test(source),
  ),
]

function navigationOf(item: Json): ForeignNavigation[] {
  const [label, href] = [plainLabel(textAt(item, 'text')), textAt(item, 'link')]
  const own: ForeignNavigation[] = label !== undefined && href !== undefined ? [{ label, href, position: 'left' }] : []
  return [...own, ...listAt(item, 'items').flatMap(navigationOf)]
}

/** One list for all pages, or one for each folder, whose pages show it, whichever list them; an object may hold its list and the folder that its links start at. */
function sidebarsOf(sidebar: Json | undefined, sourceOf: SourceOf): ForeignSidebar[] {
  const read = (value: Json, id: string, label: string): ForeignSidebar => {
    const base = textAt(value, 'base') ?? ''
    const items = isObject(value) ? listAt(value, 'items') : Array.isArray(value) ? value : []
    return { id, label, items: items.flatMap((item) => itemOf(item, base, sourceOf)) }
  }
  if (Array.isArray(sidebar)) return [read(sidebar, 'docs', 'Documentation')]
  if (!isObject(sidebar)) return []
  return Object.entries(sidebar).map(([path, value]) => {
    const id = path.replace(/^\/|\/$/g, '').replace(/[^\w-]+/g, '-') || 'docs'
    return { ...read(value, id, capitalised(id)), routes: [path] }
  })
}

function itemOf(item: Json, outer: string, sourceOf: SourceOf): ForeignItem[] {
  const base = textAt(item, 'base') ?? outer
  const [label = '', link] = [plainLabel(textAt(item, 'text')), textAt(item, 'link')]
  const inner = listAt(item, 'items').flatMap((each) => itemOf(each, base, sourceOf))
  const own = link === undefined ? undefined : linkItem(/^https?:/.test(link) ? link : base + link, label, sourceOf)
  if (inner.length === 0) return own ? [own] : []
  if (own?.kind === 'page') return [{ kind: 'category', label, ...collapsedIn(item), page: own.source, items: inner }]
  return [{ kind: 'category', label, ...collapsedIn(item), items: own ? [own, ...inner] : inner }]
}

/** Labels may hold HTML, of which the text is kept. */
const plainLabel = (label: string | undefined): string | undefined =>
  label?.replace(/<Badge\b[^<>]*\/>|<Badge\b(?:(?!<Badge\b)[\s\S])*?<\/Badge>|<\/?[A-Za-z][^<>]*>/g, '').trim()

const collapsedIn = (item: Json) => (at(item, 'collapsed') === true ? { collapsed: true } : {})

function linkItem(link: string, label: string, sourceOf: SourceOf): ForeignItem {
  if (/^https?:/.test(link)) return { kind: 'link', href: link, label }
  const source = sourceOf(joined(link.replace(/[?#].*$/, '').replace(/\.(?:html|md)$/, '')))
  return source === undefined ? { kind: 'link', href: link, label } : { kind: 'page', source, label }
}

/** The values of the site that expressions can use. */
const SITE_KEYS = ['title', 'description', 'lang', 'base']

/** Plugins of markdown-it for `H~2~O` and `x^2^`, which a program adds. */
const SUB_SUP = /markdown-it-su[bp]\b/

const dialectWith = (hasSubSup: boolean): Dialect => ({
  prefersHeading: true,
  steps: [
    tagStep,
    staticStep,
    includeStep,
    footnoteStep,
    tabsStep,
    colonStep,
    vueStep,
    htmlStep,
    imageStep,
    inlineStep({
      constructs: [
        INLINE.contents,
        ...(hasSubSup ? [INLINE.superscript] : []),
        INLINE.attributes,
        INLINE.braces,
        INLINE.wikiLink,
      ],
      subscript: hasSubSup,
    }),
  ],
  slugger() {
    const known = new Map<string, number>()
    return (text) => numbered(vitepressSlug(text), known)
  },
})
