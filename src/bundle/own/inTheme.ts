import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import type { Loader, OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild'
import { SITE_NAMESPACE } from '../buildProblem.ts'

/** What the files of a theme share with the program. */
const SHARED = /^(?:react|react-dom|portalgen\/theme)(?:\/|$)/

export type ThemeFiles = {
  /** The absolute path of the site root, from which packages are looked for; undefined for a site in memory. */
  root: string | undefined
  /** By their paths from the site root. */
  texts: ReadonlyMap<string, string>
}

type Resolved = OnResolveResult | undefined

/** Reads the files of a theme from their texts. They may import one another, packages of the site, and what is shared. */
export const inTheme = (files: ThemeFiles): Plugin => ({
  name: 'files of a theme',
  setup(build) {
    build.onResolve({ filter: /./ }, (asked) => {
      if (asked.pluginData === SITE_NAMESPACE) return undefined
      if (SHARED.test(asked.path)) return { path: asked.path, external: true }
      if (asked.kind === 'entry-point' || (asked.namespace !== SITE_NAMESPACE && asked.importer !== '<stdin>'))
        return undefined
      return resolveOwn(asked, files, build)
    })
    build.onLoad({ filter: /./, namespace: SITE_NAMESPACE }, ({ path }) => ({
      contents: files.texts.get(path) ?? '',
      loader: loaderOf(path),
    }))
  },
})

async function resolveOwn(asked: OnResolveArgs, { root, texts }: ThemeFiles, build: PluginBuild): Promise<Resolved> {
  const { path, kind, importer } = asked
  if (importer === '<stdin>') return { path, namespace: SITE_NAMESPACE }
  if (isBuiltin(path)) return refused(`parts cannot use "${path}" of Node`, NOT_OF_NODE)
  if (/^[a-z][a-z\d+.-]+:|^\/\//i.test(path))
    return refused(`"${path}" is not a package`, 'install the package and import it')
  if (!path.startsWith('.') && !path.startsWith('/')) {
    const found = await build.resolve(path, { kind, pluginData: SITE_NAMESPACE, resolveDir: root ?? '/' })
    if (found.errors.length === 0) return found
    return refused(`the package "${path}" is not installed`, `run "npm install ${packageOf(path)}"`)
  }
  const wanted = path.startsWith('/') ? '' : posix.join(posix.dirname(importer), path)
  if (!wanted.startsWith('theme/'))
    return refused(`"${path}" is not in "theme/"`, 'move the file there, or install it as a package')
  const found = spellings(wanted).find((each) => texts.has(each))
  if (found !== undefined) return { path: found, namespace: SITE_NAMESPACE }
  if (/\.(?:css|svg|png|jpe?g|webp|avif|gif|woff2?)$/.test(wanted))
    return refused(
      `"${path}" is not a script`,
      'move the file to "content/"; style sheets are named under "theme: { css: [ … ] }"',
    )
  return refused(`"${path}" does not exist`, 'create it, or correct the path')
}

const NOT_OF_NODE = 'import data as JSON, since pages are rendered again only when a file of "theme/" changes'

const refused = (text: string, fix: string): OnResolveResult => ({ errors: [{ text, detail: fix }] })

const packageOf = (path: string): string => path.split('/', path.startsWith('@') ? 2 : 1).join('/')

/** `./price`, `./price.js` and `./price.ts` may name the same file. */
const spellings = (path: string): string[] => [
  path,
  ...['.tsx', '.ts', '.jsx', '.js', '.mjs', '.json'].map((extension) => path + extension),
  ...['.tsx', '.ts'].map((extension) => path.replace(/\.jsx?$/, extension)),
  ...['.tsx', '.ts', '.jsx', '.js'].map((extension) => `${path}/index${extension}`),
]

const LOADERS: Readonly<Record<string, Loader>> = { ts: 'ts', tsx: 'tsx', json: 'json' }

const loaderOf = (path: string): Loader => LOADERS[posix.extname(path).slice(1)] ?? 'jsx'
