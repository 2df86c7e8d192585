import type { SourceTree } from '../foreignSite.ts'
import { joined } from '../paths.ts'
import { fileValue, firstFile } from '../read/files.ts'
import { splitForeign } from '../read/frontMatter.ts'
import { isObject, type Json, type JsonObject, objectAt, textAt } from '../read/json.ts'
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
const PART = /^config\/_default\/(?:\w+\/)?(?!(?:hugo|config)\.)(\w+)(?:\.([a-z-]+))?\.(?:toml|ya?ml|json)$/i

/**
 * The configuration with the files of `config/_default`, also beside it: `config/_default/params.toml` is `params` in it, and
 * `params.de.toml` that of a language.
 */
function configIn(tree: SourceTree, file: string, tally: Tally): Json | undefined {
  const whole = fileValue(tree, file, tally)
  if (!isObject(whole)) return whole
  const parts = tree.files.flatMap((path) => {
    const [, name, code] = PART.exec(path) ?? []
    const value = name === undefined ? undefined : fileValue(tree, path, tally)
    return name === undefined || value === undefined ? [] : [{ name, code, value }]
  })
  const main = textAt(whole, 'defaultContentLanguage') ?? 'en'
  const top = parts.filter(({ code = main }) => code === main).reduce(withPart, whole)
  const languages = Object.entries(objectAt(top, 'languages')).map(([language, settings]): [string, Json] => [
    language,
    parts
      .filter(({ code = main }) => code !== main && code === language)
      .reduce(withPart, isObject(settings) ? settings : {}),
  ])
  return languages.length === 0 ? top : { ...top, languages: Object.fromEntries(languages) }
}

/** What a configuration says itself comes before what a file beside it says. */
function withPart(config: JsonObject, { name, value }: { name: string; value: Json }): JsonObject {
  const own = config[name]
  return { ...config, [name]: isObject(value) && isObject(own) ? { ...value, ...own } : (own ?? value) }
}
