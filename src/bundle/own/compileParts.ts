import { posix } from 'node:path'
import type { BuildOptions, Metafile } from 'esbuild'
import type { Checked } from '../../model/problem.ts'
import { buildProblem, isBuildFailure, SITE_NAMESPACE } from '../buildProblem.ts'
import { inTheme, type ThemeFiles } from './inTheme.ts'

/** The modules to compile, by the names that the program gives them. */
type Entries = Record<string, string>

type CompiledParts = {
  /** A CommonJS module that exports the modules by their names, and its source map. */
  code: string
  map: string
  /** What each of them is made of: paths from the site root. */
  inputs: Record<string, string[]>
}

/** How scripts of a site are read, regardless of a `tsconfig.json` beside them. */
const SCRIPTS = {
  bundle: true,
  write: false,
  logLevel: 'silent',
  legalComments: 'none',
  charset: 'utf8',
  jsx: 'automatic',
  tsconfigRaw: '{}',
  metafile: true,
} as const satisfies BuildOptions

/** Compiles the modules of a theme to one. Rules: `invalid-theme`. */
export async function compileParts(entries: Entries, files: ThemeFiles): Promise<Checked<CompiledParts | undefined>> {
  // Loaded only for a site that has a theme, and whose theme has changed.
  const { build } = await import('esbuild')
  const contents = Object.entries(entries).map(
    ([name, path]) => `export * as ${JSON.stringify(name)} from ${JSON.stringify(path)}`,
  )
  try {
    const { outputFiles, metafile } = await build({
      ...SCRIPTS,
      ...(files.root === undefined ? {} : { absWorkingDir: files.root }),
      stdin: { contents: contents.join('\n'), loader: 'js' },
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      sourcemap: 'external',
      sourcesContent: false,
      outfile: 'theme.js',
      plugins: [inTheme(files)],
    })
    const [map, code] = ['.map', '.js'].map((end) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '')
    const inputs = Object.fromEntries(
      Object.entries(entries).map(([name, path]) => [name, inputsOf(`${SITE_NAMESPACE}:${path}`, metafile)]),
    )
    return { value: { code: code ?? '', map: map ?? '', inputs }, problems: [] }
  } catch (thrown) {
    if (!isBuildFailure(thrown)) throw thrown
    return { value: undefined, problems: thrown.errors.map((message) => buildProblem(message)) }
  }
}

/** The path of an input from the site root. */
const fileOf = (input: string): string => posix.normalize(input.replace(`${SITE_NAMESPACE}:`, ''))

/** Compiles the islands of a theme to a module for browsers, whose export `islands` has each by its name in the page. */
export async function compileIslands(entries: Entries, files: ThemeFiles): Promise<Checked<string>> {
  const { build } = await import('esbuild')
  const names = Object.keys(entries)
  const imports = Object.values(entries).map((path, index) => `import * as island${index} from ${JSON.stringify(path)}`)
  const list = names.map((name, index) => `${JSON.stringify(`own:${name}`)}: island${index}`)
  try {
    const { outputFiles } = await build({
      ...SCRIPTS,
      ...(files.root === undefined ? {} : { absWorkingDir: files.root }),
      stdin: { contents: [...imports, `export const islands = { ${list.join(', ')} }`].join('\n'), loader: 'js' },
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [inTheme(files)],
    })
    return { value: outputFiles[0]?.text ?? '', problems: [] }
  } catch (thrown) {
    if (!isBuildFailure(thrown)) throw thrown
    return { value: '', problems: thrown.errors.map((message) => buildProblem(message)) }
  }
}

/** A file and all that it imports. */
function inputsOf(entry: string, { inputs }: Metafile): string[] {
  const found = new Set([entry])
  for (const path of found)
    for (const imported of inputs[path]?.imports ?? []) if (!imported.external) found.add(imported.path)
  return [...found].map(fileOf).toSorted()
}
