import { judgeAsset } from '../assets/judgeAsset.ts'
import { isJudged } from '../assets/judgedNames.ts'
import { sniffedName } from '../assets/sniffedName.ts'
import type { MdastParser } from '../markdown/mdast.ts'
import { foreignFormat } from '../model/foreignFormats.ts'
import { sourcePath } from '../model/route.ts'
import { yamlText } from '../yaml/yamlText.ts'
import { boundedIncludes } from './boundedIncludes.ts'
import { convertPage } from './convert/convertPage.ts'
import type { Conversion } from './convert/dialect.ts'
import { formulaStep } from './convert/formulas.ts'
import { inMarkdown } from './convert/links.ts'
import { pageParser } from './convert/parseMarkdown.ts'
import { createStyleRules } from './convert/styleRules.ts'
import { about, descriptionOf, folderCards } from './folderCards.ts'
import type { ForeignItem, ForeignPage, SourceTree } from './foreignSite.ts'
import type { Generator, ReadSite } from './generator.ts'
import { withOriginal } from './languages.ts'
import { type Layout, layOut } from './layout.ts'
import { listOfPosts } from './listOfPosts.ts'
import { modulesOf } from './modulesOf.ts'
import { splitUrl } from './pages.ts'
import { normalAddress } from './paths.ts'
import { asList, asText, type JsonObject } from './read/json.ts'
import { resolver } from './resolver.ts'
import { addressesIn } from './sitemap.ts'
import { tagListsOf } from './tagLists.ts'
import { createTally, type Tally, type TallyRow } from './tally.ts'
import { namesFor, valueIn } from './values.ts'
import { siteYaml } from './write/siteYaml.ts'

type ImportRequest = {
  tree: SourceTree
  generator: Generator
  /** Reads Markdown; absent for the reference. */
  parse?: MdastParser | undefined
  /** Where the old site was, if its configuration does not tell. */
  url?: string | undefined
  /** The old site's sitemap: each of its addresses must be covered. */
  sitemap?: string | undefined
  components: ReadonlyMap<string, string>
  /** The folder of the new site in the repository of the old one, if it is there. */
  siteFolder?: string | undefined
  /** Receives how many pages are converted, and of how many. */
  onPage?: (done: number, total: number) => void
}

/** A file below the folder of the new site. */
export type ImportedFile = { path: string } & ({ kind: 'text'; text: string } | { kind: 'copy'; source: string })

export type ImportedSite = {
  files: ImportedFile[]
  rows: TallyRow[]
  pages: number
  /** The number of files to be finished by hand, and of settings of the configuration without a counterpart. */
  unfinished: number
  settings: number
}

/** Converts another generator's site. Depends only on the request, so that a second import gives the same. */
export function importSite(request: ImportRequest): ImportedSite {
  const { tree, generator, parse, sitemap, components, siteFolder, onPage } = request
  const tally = createTally()
  const styles = createStyleRules()
  const read = withUrl(generator.read(tree, tally), request.url)
  const { pages: foreign, redirects, tagLists = [] } = read.site
  const site = {
    ...read.site,
    redirects: [...redirects, ...foreign.flatMap(aliasesOf)],
    tagLists: new Map([...tagListsOf(foreign), ...tagLists]),
  }
  const layout = layOut(site, tally)
  const { linkTo, commonCauseOf, include } = resolver({ ...read, site }, layout, tree)
  const pages = [...layout.pathOf].map(([page, path], index): ImportedFile => {
    onPage?.(index, layout.pathOf.size)
    const conversion: Conversion = {
      source: page.source,
      tally,
      styles,
      parse: pageParser(parse),
      components,
      linkTo: (target) => linkTo(page, target),
      commonCauseOf: (target) => commonCauseOf(page, target),
      valueNamed: (name) => valueIn(name, page, read.values),
      include: boundedIncludes((target) => include(page, target)),
      mayShow: (key) => read.mayShow?.(key) ?? true,
      modules: modulesOf(tree, read),
      names: namesFor(page, read.values),
      folderCards: () => folderCards(page, layout, site.sidebars, read.listsDescriptions ? descriptionOf : about),
    }
    const dialect = read.dialectOf(page)
    const steps = site.math ? [...dialect.steps, formulaStep] : dialect.steps
    return { kind: 'text', path: `content/${path}`, text: convertPage(page, { ...dialect, steps }, conversion) }
  })
  if (sitemap !== undefined) noteUncovered(sitemap, { ...read, site }, layout, tally)
  const css = styles.sheet() === '' ? [] : ['_imported.css']
  const config: ImportedFile = {
    kind: 'text',
    path: 'content/site.yaml',
    text: siteYaml(site, { layout, configFile: read.configuration, siteFolder, tally, css }),
  }
  const sheets = css.map((name): ImportedFile => ({ kind: 'text', path: `content/${name}`, text: styles.sheet() }))
  const assets = [...layout.assets].map(
    ([{ source }, path]): ImportedFile => ({ kind: 'copy', path: `content/${path}`, source }),
  )
  noteFiles(layout, tree, { tally, others: site.frame?.others ?? [] })
  const folders = new Set(
    [...layout.bySource.keys(), ...[...layout.assets.keys()].map(({ source }) => source)].map(topOf),
  )
  for (const { path, what } of tree.unread ?? [])
    if (folders.has(topOf(path))) tally.note(what, 'left', { file: path, line: 1 })
  const home = layout.byAddress.has('') ? [] : [homePage(read.site, layout)]
  const rows = tally.rows()
  const isSetting = ({ construct }: TallyRow, file: string): boolean =>
    file === read.configuration || construct.startsWith('configuration: ')
  const left = rows.flatMap((row) => row.places.map(({ file }) => ({ file, isSetting: isSetting(row, file) })))
  const unfinished = new Set(left.flatMap((each) => (each.isSetting ? [] : [each.file]))).size
  const named = [...dataFile('authors', site.authors), ...dataFile('tags', site.tags)]
  return {
    files: [config, ...sheets, ...home, ...named, ...pages, ...assets].toSorted(byPath),
    rows,
    pages: pages.length,
    unfinished,
    settings: left.filter((each) => each.isSetting).length,
  }
}

function withUrl(read: ReadSite, url: string | undefined): ReadSite {
  return url === undefined || read.site.url !== '' ? read : { ...read, site: { ...read.site, ...splitUrl(url) } }
}

/** The folder at the top that a file is in: what is in none of those of pages and files is not of the site. */
const topOf = (path: string): string => path.slice(0, Math.max(0, path.indexOf('/')))

const dataFile = (name: string, entries: JsonObject = {}): ImportedFile[] =>
  Object.keys(entries).length === 0 ? [] : [{ kind: 'text', path: `content/${name}.yaml`, text: yamlText(entries) }]

const byPath = (a: ImportedFile, b: ImportedFile): number => (a.path < b.path ? -1 : 1)

/** `aliases` and `redirect_from` of front matter. */
function aliasesOf({ frontMatter, address }: ForeignPage): [string, string][] {
  const written = [...asList(frontMatter['aliases']), ...asList(frontMatter['redirect_from'])]
  return written.flatMap((each) => asText(each) || []).map((from) => [`/${from.replace(/^\//, '')}`, address])
}

function noteUncovered(sitemap: string, { site }: ReadSite, layout: Layout, tally: Tally): void {
  const redirected = new Set(site.redirects.map(([from]) => normalAddress(from)))
  const kept = site.languages?.filter(({ code, prefix }, index) => index === 0 || code === prefix)
  for (const address of addressesIn(sitemap, site.baseUrl)) {
    const name = normalAddress(address)
    const isCovered =
      withOriginal(name, kept).some((each) => layout.byAddress.has(each)) ||
      layout.assetsByAddress.has(name) ||
      redirected.has(name) ||
      listOfPosts(name, site) !== undefined ||
      name === ''
    tally.note('address of the sitemap', isCovered ? 'converted' : 'left', { file: address, line: 1 })
  }
}

/** Pages in other formats are copied. What runs in a browser is published only where `site.yaml` names it, which is for the site's owner to decide. */
function noteFiles({ assets }: Layout, { text }: SourceTree, { tally, others }: Noted): void {
  for (const [{ source }, path] of assets) {
    const name = sniffedName(path, () => text(source) ?? '')
    const format = foreignFormat(source)
    // No generator that is imported reads it as a page: it is the file that it was.
    if (format !== undefined && !DRAWING.test(source))
      tally.note(`file that is ${format}`, 'left', { file: source, line: 1 })
    if (!isJudged(name)) continue
    const judged = judgeAsset(sourcePath(`content/${path}`), name, text(source) ?? '')
    // A script that the configuration names is listed there.
    const isListed = others.includes(`script /${path}`) || others.includes(`script ${path}`)
    if (judged.kind === 'active' && !isListed) tally.note(SCRIPTS, 'left', { file: source, line: judged.line })
  }
}

type Noted = { tally: Tally; others: string[] }

const DRAWING = /\.excalidraw$/i

const SCRIPTS = 'file with scripts that "assets: { scripts: […] }" does not name'

/** The source of the page that a reader of a sidebar comes to first. */
function firstPageIn(items: ForeignItem[]): string | undefined {
  for (const item of items) {
    const found =
      item.kind === 'page' ? item.source : item.kind === 'category' ? (item.page ?? firstPageIn(item.items)) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

/** A home page that was a program leads to what the navigation leads to. */
function homePage(site: ReadSite['site'], layout: Layout): ImportedFile {
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
