import { posix } from 'node:path'
import type { BuildOptions, OnLoadResult, OnResolveArgs, OnResolveResult, Plugin } from 'esbuild'
import type { LinkValue } from '../../model/config.ts'
import { type Checked, error, type Problem } from '../../model/problem.ts'
import { type Addressing, CONTENT_FOLDER, fileHref, sourcePath } from '../../model/route.ts'
import type { Sources } from '../../model/sources.ts'
import { didYouMean } from '../../model/suggestion.ts'
import { buildProblem, isBuildFailure, SITE_NAMESPACE } from '../buildProblem.ts'
import { SHEET } from './bundleStyles.ts'
import { hasMorePaths, readImports } from './importGraph.ts'
import { type MessageLimit, messageLimit } from './messageLimit.ts'
import { lineNestedTooDeep, MOST_RULES } from './sheetNesting.ts'

type OwnSheets = {
  /** Files below `content/`. */
  files: LinkValue[]
  readFile: Sources['readFile']
  /** The paths of the files that the site publishes. */
  assets: ReadonlySet<string>
  addressing: Addressing
}

/** Bundles the style sheets of a site in the layer after all of the theme's. Rules: `invalid-theme`. */
export async function bundleOwnSheets(sheets: OwnSheets): Promise<Checked<string>> {
  const missing = sheets.files.filter(({ target }) => !isSheet(sheetPath(target), sheets))
  if (missing.length > 0) return { value: '', problems: missing.map(missingSheet) }
  const textOf: TextOf = (sheet) => sheets.readFile(sourcePath(sheet))?.text
  const entries = sheets.files.map(({ target }) => sheetPath(target))
  const imports = await readImports(entries, textOf, (path, importer) => pathIn({ path, importer }))
  const [first] = sheets.files
  if (first && hasMorePaths(imports, entries, imports.size + MOST_COPIES))
    return { value: '', problems: [copiedTooOften(first)] }
  return bundled(sheets, textOf, minifiedBy([...imports.keys()].map((sheet) => textOf(sheet) ?? '')))
}

type TextOf = (sheet: string) => string | undefined

async function bundled(sheets: OwnSheets, textOf: TextOf, minified: Minified): Promise<Checked<string>> {
  const { build } = await import('esbuild')
  // By their numbers, since a name may hold what ends a text of CSS.
  const contents = sheets.files.map((_, index) => `@import "${index}" layer(site);`).join('\n')
  const stdin = { contents, loader: 'css' } as const
  const { limited, leftOut } = messageLimit(textOf)
  const plugins = [inSite(sheets, limited)]
  const built = await build({ ...SHEET, ...minified, stdin, plugins }).catch((thrown: unknown) => {
    if (isBuildFailure(thrown)) return { outputFiles: [], errors: thrown.errors, warnings: thrown.warnings }
    throw thrown
  })
  const errors = built.errors.map((message) => buildProblem(message, 'error'))
  const warnings = built.warnings.map((message) => buildProblem(message, 'warning'))
  return { value: built.outputFiles[0]?.text.trim() ?? '', problems: [...errors, ...leftOut(), ...warnings] }
}

/** The file that a path of the configuration names: `/brand.css` and `brand.css` are `content/brand.css`. */
export const sheetPath = (target: string): string => posix.join(CONTENT_FOLDER, target)

const isSheet = (path: string, { readFile }: OwnSheets): boolean =>
  path.startsWith(CONTENT_FOLDER) && readFile(sourcePath(path)) !== undefined

const missingSheet = ({ target, place }: LinkValue): Problem =>
  error('invalid-theme', place, {
    message: `"${sheetPath(target)}" does not exist`,
    fix: `create it, or correct the path, which starts at "${CONTENT_FOLDER}"`,
  })

/** More copies than any site has. esbuild follows each way through the imports, whose number may double at each level. */
const MOST_COPIES = 1000

const copiedTooOften = ({ place }: LinkValue): Problem =>
  error('invalid-theme', place, {
    message: `this and the style sheets after it import others over and over: more than ${MOST_COPIES} copies`,
    fix: 'import each style sheet once',
  })

/** More selectors than the sheets of most sites have. esbuild compares each with all others to merge rules. */
const MOST_MERGED = 5000

type Minified = Pick<BuildOptions, 'minify' | 'minifyWhitespace'>

/** Sheets with very many selectors lose their white space only. */
function minifiedBy(texts: string[]): Minified {
  const selectors = texts.reduce((sum, text) => sum + (text.match(/[,{]/g)?.length ?? 0), 0)
  return selectors > MOST_MERGED ? { minify: false, minifyWhitespace: true } : {}
}

/** Reads sheets from the sources, and has addresses lead to the published files. */
const inSite = (sheets: OwnSheets, limited: MessageLimit['limited']): Plugin => ({
  name: 'files of the site',
  setup(build) {
    build.onResolve({ filter: /.*/ }, (asked) =>
      limited(asked, asked.kind === 'url-token' ? resolveAddress(asked, sheets) : resolveSheet(asked, sheets)),
    )
    build.onLoad({ filter: /.*/, namespace: SITE_NAMESPACE }, ({ path }) => {
      const text = sheets.readFile(sourcePath(path))?.text
      return text === undefined ? undefined : loaded(path, text)
    })
  },
})

function loaded(file: string, contents: string): OnLoadResult {
  const line = lineNestedTooDeep(contents)
  if (line === undefined) return { contents, loader: 'css' }
  const text = `rules are nested more than ${MOST_RULES} levels deep`
  return { errors: [{ text, detail: 'reduce the nesting', location: { file, line } }] }
}

const IS_ADDRESS = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i

/** The security policy allows the fonts of the site. */
const FOREIGN_FONT = /^(?:https?:)?\/\/[^?#]*\.(?:woff2?|[ot]tf|eot)(?:[?#]|$)/i

/** The path of a file that a sheet names; absolute paths start at the content folder. */
function pathIn({ path, importer }: Pick<OnResolveArgs, 'path' | 'importer'>): string {
  const folder = path.startsWith('/') ? CONTENT_FOLDER : posix.dirname(importer)
  return posix.join(folder, path.replace(/[?#].*$/, ''))
}

function resolveSheet(asked: OnResolveArgs, sheets: OwnSheets): OnResolveResult {
  const own = asked.importer === '<stdin>' ? sheets.files[Number(asked.path)] : undefined
  if (own) return { path: sheetPath(own.target), namespace: SITE_NAMESPACE }
  if (IS_ADDRESS.test(asked.path)) {
    const fix = `name it under "head" in site.yaml: "{ style: ${asked.path} }"`
    return refused(`"${asked.path}" is a style sheet of another host`, fix)
  }
  const path = pathIn(asked)
  return isSheet(path, sheets) ? { path, namespace: SITE_NAMESPACE } : refused(`"${path}" does not exist`, MISSING)
}

const MISSING = 'create it, or correct the path, which starts at the folder of the style sheet'

const refused = (text: string, fix: string): OnResolveResult => ({ errors: [{ text, detail: fix }] })

function resolveAddress(asked: OnResolveArgs, { assets, addressing }: OwnSheets): OnResolveResult {
  if (FOREIGN_FONT.test(asked.path)) {
    const fix = `put the file below "${CONTENT_FOLDER}", or name the style sheet under "head" in site.yaml with "font: […]"`
    return refused(`"${asked.path}" is a font of another host, which browsers do not load`, fix)
  }
  if (IS_ADDRESS.test(asked.path)) return { path: asked.path, external: true }
  const asset = pathIn(asked).slice(CONTENT_FOLDER.length)
  const suffix = /[?#].*$/.exec(asked.path)?.[0] ?? ''
  if (assets.has(asset)) return { path: fileHref(asset, addressing) + suffix, external: true }
  const near = didYouMean(
    `/${asset}`,
    [...assets].map((path) => `/${path}`),
  )
  return refused(`"${asked.path}" is not a file of the site`, near ?? MISSING)
}
