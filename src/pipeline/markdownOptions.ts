import { languagesIn } from '../markdown/code/languagesIn.ts'
import { mayNameIcons } from '../markdown/icons/icon.ts'
import { mayHoldFormulas } from '../markdown/math/readFormulas.ts'
import type { AddressOptions, MarkdownOptions } from '../markdown/options.ts'
import { mayNameEmoji } from '../markdown/spellings/emoji.ts'
import type { SiteConfig } from '../model/config.ts'
import type { SourceFile } from '../model/page.ts'
import type { Sources } from '../model/sources.ts'
import type { MarkdownTexts, Texts } from '../model/texts/texts.ts'
import { pause } from './pause.ts'

/** The languages of the code that the API reference generates. */
const REFERENCE_LANGUAGES = ['bash', 'js', 'ts', 'python', 'java', 'csharp', 'go', 'php', 'json', 'yaml']

/** Loads parser and grammars on demand: a build whose pages are all cached needs neither. */
export type LoadMarkdown = () => Promise<MarkdownOptions>

/** What Markdown is rendered with, as plain values, which a thread can be given. */
export type MarkdownSetup = AddressOptions & {
  languages: string[]
  subSup: boolean
  namesEmoji: boolean
  namesIcons: boolean
  holdsFormulas: boolean
} & Pick<
    MarkdownOptions,
    'ownDirectives' | 'texts' | 'translatedTexts' | 'diagrams' | 'zoomImages' | 'smallImages' | 'embeds'
  >

/** The parser and the highlighter, kept between the builds of a process since both start slowly. */
export type MarkdownEngines = {
  /** Engines that can do more than is needed give the same result. */
  load(needs: Partial<Omit<Needs, 'languages'>> & { languages: Iterable<string> }): Promise<Engines>
  needsOf(file: SourceFile): Needs
}

/** What has to be loaded for a text. */
type Needs = { languages: ReadonlySet<string>; namesEmoji: boolean; namesIcons: boolean; holdsFormulas: boolean }

type Engines = Pick<MarkdownOptions, 'parseMdast' | 'highlighter' | 'emoji' | 'icons' | 'drawFormula' | 'pipeline'>

export function markdownEngines(): MarkdownEngines {
  const loaded: { wanted: Needs; engines: Promise<Engines> }[] = []
  const needs = new WeakMap<SourceFile, Needs>()
  return {
    load({ languages, namesEmoji = false, namesIcons = false, holdsFormulas = false }) {
      const wanted = { languages: new Set(languages), namesEmoji, namesIcons, holdsFormulas }
      const known = loaded.find((each) => covers(each.wanted, wanted))
      if (known) return known.engines
      const engines = loadEngines(wanted)
      loaded.push({ wanted, engines })
      return engines
    },
    needsOf(file) {
      const known = needs.get(file)
      if (known) return known
      const text = [file.text, ...(file.included?.values() ?? [])].join('\n')
      const found = {
        languages: languagesIn(text),
        namesEmoji: mayNameEmoji(text),
        namesIcons: mayNameIcons(text),
        holdsFormulas: mayHoldFormulas(text),
      }
      needs.set(file, found)
      return found
    },
  }
}

const covers = (one: Needs, other: Needs): boolean =>
  (one.namesEmoji || !other.namesEmoji) &&
  (one.namesIcons || !other.namesIcons) &&
  (one.holdsFormulas || !other.holdsFormulas) &&
  [...other.languages].every((name) => one.languages.has(name))

/** Also their modules are loaded now: a build whose pages are all known needs none of them. */
async function loadEngines({ languages, namesEmoji, namesIcons, holdsFormulas }: Needs): Promise<Engines> {
  const pipeline = pipelineWanted()
  const [{ loadParser }, { loadHighlighter }] = await Promise.all([
    import('../markdown/mdast.ts'),
    import('../markdown/code/loadHighlighter.ts'),
  ])
  const parser =
    pipeline === 'fast'
      ? loadParser()
      : import('../markdown/referenceParser.ts').then(({ referenceParser }) => referenceParser())
  const [parseMdast, highlighter, gemoji, icons, formulas] = await Promise.all([
    parser,
    loadHighlighter([...languages]),
    namesEmoji ? import('gemoji') : undefined,
    namesIcons ? import('../markdown/icons/iconSet.ts') : undefined,
    holdsFormulas ? import('../markdown/math/drawFormula.ts') : undefined,
  ])
  const { nameToEmoji: emoji } = gemoji ?? {}
  return { parseMdast, highlighter, emoji, icons: icons?.iconSet, drawFormula: formulas?.drawFormula, pipeline }
}

/** `PORTALGEN_PIPELINE=reference` renders all with unified. The bytes are the same, so what is cached stays valid. */
const pipelineWanted = (): MarkdownOptions['pipeline'] =>
  process.env['PORTALGEN_PIPELINE'] === 'reference' ? 'reference' : 'fast'

/** Markdown as a build needs it: what it is set up with, and how to load it. */
export type Markdown = {
  /** Looks into the texts for what they need, in steps; it is known for `setup` then. */
  lookAhead(): Promise<void>
  setup(): MarkdownSetup
  load: LoadMarkdown
  /** For some of the pages only: few need all of the grammars. */
  of(pages: SourceFile[]): Markdown
}

const PAGES_IN_STEP = 100

type PagesAndSpecs = Pick<Sources, 'pages' | 'readFile'>

export function markdownFor(sources: PagesAndSpecs, config: SiteConfig, engines: MarkdownEngines): Markdown {
  let loaded: Promise<MarkdownOptions> | undefined
  const setup = (): MarkdownSetup => markdownSetup(sources, config, engines)
  return {
    async lookAhead() {
      for (const [index, file] of sources.pages.entries()) {
        engines.needsOf(file)
        if (index % PAGES_IN_STEP === 0) await pause()
      }
    },
    setup,
    load() {
      loaded ??= markdownWith(setup(), engines)
      return loaded
    },
    of: (pages) => markdownFor({ ...sources, pages }, config, engines),
  }
}

/** Has the grammars of those languages only that the sources use. */
function markdownSetup(
  { pages, readFile }: PagesAndSpecs,
  config: SiteConfig,
  engines: MarkdownEngines,
): MarkdownSetup {
  const specs = config.apis.flatMap((api) => readFile(api.spec) ?? [])
  const needs = [...pages, ...specs].map((file) => engines.needsOf(file))
  const languages = new Set(needs.flatMap((each) => [...each.languages]))
  const { baseUrl, trailingSlash, variables, links, apis, markdown, math, images } = config
  return {
    baseUrl,
    trailingSlash,
    variables,
    texts: wordsOf(config),
    translatedTexts: Object.fromEntries(config.languages.slice(1).map((each) => [each.code, wordsOf(each)])),
    allowSchemes: links.allowSchemes,
    hasApis: apis.length > 0,
    subSup: markdown.subSup,
    translations: translationsOf(config),
    ownDirectives: markdown.directives,
    diagrams: markdown.diagrams,
    zoomImages: images.zoom,
    smallImages: images.small !== undefined,
    embeds: config.embeds,
    namesEmoji: needs.some(({ namesEmoji }) => namesEmoji),
    namesIcons: needs.some(({ namesIcons }) => namesIcons),
    holdsFormulas: math && needs.some(({ holdsFormulas }) => holdsFormulas),
    languages: [...languages, ...(specs.length > 0 ? REFERENCE_LANGUAGES : [])],
  }
}

export async function markdownWith(
  { languages, namesEmoji, namesIcons, holdsFormulas, ...setup }: MarkdownSetup,
  engines: MarkdownEngines,
): Promise<MarkdownOptions> {
  const loaded = await engines.load({ languages, namesEmoji, namesIcons, holdsFormulas })
  // The engines of a former build may draw formulas that this one shows as text.
  return { ...setup, ...loaded, drawFormula: holdsFormulas ? loaded.drawFormula : undefined }
}

/** All of the options that change what comes out, as a part of a cache key. */
export const fingerprintOf = (config: SiteConfig): string => {
  const { baseUrl, trailingSlash, variables, links, apis, markdown, math, images } = config
  const translations = translationsOf(config) ?? []
  return JSON.stringify([
    [
      baseUrl,
      trailingSlash,
      [...variables],
      links.allowSchemes,
      apis.length > 0,
      markdown,
      math,
      images,
      config.embeds,
    ],
    ...[config, ...config.languages.slice(1)].map(wordsOf),
    ...translations,
  ])
}

/** The texts of the theme within Markdown. */
const wordsOf = ({ texts: { page, callouts, marked } }: { texts: Texts }): MarkdownTexts => ({
  page,
  callouts,
  ...(marked && { marked: { page: marked.page, callouts: marked.callouts } }),
})

/** Undefined for a site in one language. */
export const translationsOf = ({ languages }: Pick<SiteConfig, 'languages'>): string[] | undefined =>
  languages.length === 0 ? undefined : languages.slice(1).map(({ code }) => code)
