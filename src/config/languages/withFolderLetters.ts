import type { LanguageConfig, SiteConfig } from '../../model/config.ts'
import { CONTENT_FOLDER, route } from '../../model/route.ts'
import type { Sources } from '../../model/sources.ts'

/**
 * The configuration with the codes of its languages in the letters of their folders: addresses are the paths of the files,
 * and `code: pt-br` means the pages in `content/pt-BR/`, too.
 */
export function withFolderLetters(
  config: SiteConfig,
  { pages, assets }: Pick<Sources, 'pages' | 'assets'>,
): SiteConfig {
  if (config.languages.length === 0) return config
  const folders = new Set([...pages, ...assets].map(({ path }) => folderOf(path)))
  const languages = config.languages.map((language) => inLettersOf(folders, language))
  return { ...config, languages, roots: languages.map(({ root }) => root) }
}

const folderOf = (path: string): string => path.slice(CONTENT_FOLDER.length).replace(/\/.*$/s, '')

function inLettersOf(folders: ReadonlySet<string>, language: LanguageConfig): LanguageConfig {
  const { code, root } = language
  if (root === '/' || folders.has(code)) return language
  const folder = [...folders].find((each) => each.toLowerCase() === code.toLowerCase())
  return folder === undefined ? language : { ...language, code: folder, root: route(folder) }
}
