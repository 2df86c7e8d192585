import type { MdastParser } from '../markdown/mdast.ts'
import { yamlText } from '../yaml/yamlText.ts'
import { convertPage } from './convert/convertPage.ts'
import type { Conversion } from './convert/dialect.ts'
import { formulaScriptStep } from './convert/formulaScripts.ts'
import { formulaStep } from './convert/formulas.ts'
import { pageParser } from './convert/parseMarkdown.ts'
import { createStyleRules } from './convert/styleRules.ts'
import { about, descriptionOf, folderCards } from './folderCards.ts'
import type { ForeignPage, SourceTree } from './foreignSite.ts'
import type { Generator, ReadSite } from './generator.ts'
import { homePage } from './homePage.ts'
import type { ImportedFile } from './importedFile.ts'
import { type Layout, layOut } from './layout.ts'
import { boundedIncludes } from './links/boundedIncludes.ts'
import { missingFolders } from './links/missingFolders.ts'
import { resolver } from './links/resolver.ts'
import { modulesOf } from './modulesOf.ts'
import { noteFiles, noteUnread } from './noteFiles.ts'
import { splitUrl } from './pages.ts'
import { asList, asText, type JsonObject } from './read/json.ts'
import { noteUncovered } from './sitemap.ts'
import { tagListsOf } from './tagLists.ts'
import { createTally, type ForeignPlace, type TallyRow } from './tally.ts'
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

export type ImportedSite = {
  files: ImportedFile[]
  rows: TallyRow[]
  /** The links that led nowhere on the other site, too. */
  broken: ForeignPlace[]
  pages: number
  /** The number of files to be finished by hand, and of settings of the configuration without a counterpart. */
  unfinished: number
  settings: number
}

/** Converts another generator's site. Depends only on the request, so that a second import gives the same. */
export function importSite(asked: ImportRequest): ImportedSite {
  const request = { ...asked, tree: withPlainLines(asked.tree) }
  const { tree, generator, sitemap, siteFolder } = request
  const tally = createTally()
  const styles = createStyleRules()
  const read = completed(generator.read(tree, tally), request.url)
  const { site, configuration } = read
  const layout = layOut(site, tally)
  const pages = pagesOf(request, read, layout, { tally, styles })
  if (sitemap !== undefined) noteUncovered(sitemap, site, layout, tally)
  const sheet = styles.sheet()
  const css = sheet === '' ? [] : ['_imported.css']
  const config = siteYaml(site, { layout, configFile: configuration, siteFolder, tally, css })
  noteFiles(layout, tree, { others: site.frame?.others ?? [], tally })
  noteUnread(layout, tree, tally)
  const files: ImportedFile[] = [
    { kind: 'text', path: 'content/site.yaml', text: config },
    ...css.map((name): ImportedFile => ({ kind: 'text', path: `content/${name}`, text: sheet })),
    ...(layout.byAddress.has('') ? [] : [homePage(site, layout)]),
    ...dataFile('authors', site.authors),
    ...dataFile('tags', site.tags),
    ...pages,
    ...[...layout.assets].map(
      ([{ source }, path]): ImportedFile => ({ kind: 'copy', path: `content/${path}`, source }),
    ),
  ]
  const rows = tally.rows()
  return {
    files: files.toSorted(byPath),
    rows,
    broken: tally.broken(),
    pages: pages.length,
    ...countLeft(rows, configuration),
  }
}

/** Lines end with `\n` alone in all that is read from here on. */
const withPlainLines = (tree: SourceTree): SourceTree => ({
  ...tree,
  text: (path) => tree.text(path)?.replace(/\r\n?/g, '\n'),
})

/** With the address that the request gives, and all lists and redirects that follow from the pages. */
function completed(read: ReadSite, url: string | undefined): ReadSite {
  const { site } = read
  return {
    ...read,
    site: {
      ...site,
      ...(url !== undefined && site.url === '' ? splitUrl(url) : {}),
      redirects: [...site.redirects, ...site.pages.flatMap(aliasesOf)],
      tagLists: new Map([...tagListsOf(site.pages), ...(site.tagLists ?? [])]),
    },
  }
}

/** `aliases` and `redirect_from` of front matter. */
function aliasesOf({ frontMatter, address }: ForeignPage): [string, string][] {
  const written = [...asList(frontMatter['aliases']), ...asList(frontMatter['redirect_from'])]
  return written.flatMap((each) => asText(each) || []).map((from) => [`/${from.replace(/^\//, '')}`, address])
}

function pagesOf(
  { tree, parse, components, onPage }: ImportRequest,
  read: ReadSite,
  layout: Layout,
  collected: Pick<Conversion, 'tally' | 'styles'>,
): ImportedFile[] {
  const { site } = read
  const { linkTo, commonCauseOf, wasBroken, include } = resolver(read, layout, tree)
  const missingFolder = missingFolders(tree, read.roots)
  const conversionOf = (page: ForeignPage): Conversion => ({
    ...collected,
    source: page.source,
    parse: pageParser(parse),
    components,
    linkTo: (target) => linkTo(page, target),
    commonCauseOf: (target) => commonCauseOf(page, target),
    wasBroken: (target) => wasBroken(page, target),
    valueNamed: (name) => valueIn(name, page, read.values),
    include: boundedIncludes((target) => include(page, target)),
    missingFolder: (path) => missingFolder(page, path),
    mayShow: (key) => read.mayShow?.(key) ?? true,
    modules: modulesOf(tree, read),
    names: namesFor(page, read.values),
    folderCards: () => folderCards(page, layout, site, read.listsDescriptions ? descriptionOf : about),
  })
  return [...layout.pathOf].map(([page, path], index): ImportedFile => {
    onPage?.(index, layout.pathOf.size)
    const dialect = read.dialectOf(page)
    const steps = site.math ? [formulaScriptStep, ...dialect.steps, formulaStep] : dialect.steps
    return { kind: 'text', path: `content/${path}`, text: convertPage(page, { ...dialect, steps }, conversionOf(page)) }
  })
}

const dataFile = (name: string, entries: JsonObject = {}): ImportedFile[] =>
  Object.keys(entries).length === 0 ? [] : [{ kind: 'text', path: `content/${name}.yaml`, text: yamlText(entries) }]

const byPath = (a: ImportedFile, b: ImportedFile): number => (a.path < b.path ? -1 : 1)

function countLeft(rows: TallyRow[], configuration: string): Pick<ImportedSite, 'unfinished' | 'settings'> {
  // What a theme made of a key, how a component looks, or what stands for an icon is decided once for all pages that have it.
  const isSetting = ({ construct, isOnce = false }: TallyRow, file: string): boolean =>
    file === configuration ||
    construct.startsWith('configuration: ') ||
    (isOnce && /^(?:front matter: |<style> of |icon without a counterpart: )/.test(construct))
  const left = rows.flatMap((row) => row.places.map(({ file }) => ({ file, isSetting: isSetting(row, file) })))
  return {
    unfinished: new Set(left.flatMap((each) => (each.isSetting ? [] : [each.file]))).size,
    settings: left.filter((each) => each.isSetting).length,
  }
}
