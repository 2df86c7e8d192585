import type { SourceTree } from '../foreignSite.ts'
import { joined } from '../paths.ts'
import { fileValue, firstFile } from '../read/files.ts'
import { splitForeign } from '../read/frontMatter.ts'
import { isObject, type Json, textAt } from '../read/json.ts'
import type { Tally } from '../tally.ts'

const NAMES = ['hugo', 'config', 'config/_default/hugo', 'config/_default/config']
const CONFIGS = NAMES.flatMap((name) => ['toml', 'yaml', 'yml', 'json'].map((end) => `${name}.${end}`))

export const isConfigured = (tree: SourceTree): boolean => firstFile(tree, CONFIGS) !== undefined

/** The configuration of a site, with the file to name for what is wrong with it. */
export function configurationOf(tree: SourceTree, tally: Tally): { file: string; config: Json | undefined } {
  const alone = contentsAlone(tree)
  const file = firstFile(tree, CONFIGS) ?? joined(alone?.contentDir ?? 'content', '_index.md')
  return { file, config: alone ?? configIn(tree, file, tally) }
}

/** What stands in for the configuration of contents that are kept without one, for a site in another repository. */
export function contentsAlone(tree: SourceTree): { contentDir: string; title: string } | undefined {
  const contentDir = ['content', ''].find((folder) => tree.files.includes(joined(folder, '_index.md')))
  const isOurs = tree.files.includes('content/site.yaml')
  if (contentDir === undefined || isOurs || isConfigured(tree)) return undefined
  const { frontMatter } = splitForeign(tree.text(joined(contentDir, '_index.md')) ?? '')
  return { contentDir, title: textAt(frontMatter, 'title') ?? 'Documentation' }
}

/** `params.toml`, `menus.en.toml`, `menus/menus.en.toml` */
const PART = /^config\/_default\/(?:\w+\/)?(?!(?:hugo|config)\.)(\w+)(?:\.[a-z-]+)?\.(?:toml|ya?ml|json)$/i

/** The configuration with the files of `config/_default`, also beside it: `config/_default/params.toml` is `params` in it. */
function configIn(tree: SourceTree, file: string, tally: Tally): Json | undefined {
  const whole = fileValue(tree, file, tally)
  if (!isObject(whole)) return whole
  const parts = tree.files.flatMap((path): [string, Json][] => {
    const [, name] = PART.exec(path) ?? []
    const value = name === undefined ? undefined : fileValue(tree, path, tally)
    if (name === undefined || value === undefined) return []
    const own = whole[name]
    return [[name, isObject(value) && isObject(own) ? { ...value, ...own } : (own ?? value)]]
  })
  return { ...whole, ...Object.fromEntries(parts) }
}
