import { includedPaths } from '../markdown/includes/includedPath.ts'
import type { SiteConfig } from '../model/config.ts'
import { localPath } from '../model/localPath.ts'
import type { SourceFile } from '../model/page.ts'
import { hasWord } from '../model/rareWords.ts'
import { isPagePath } from '../model/route.ts'
import type { Sources } from '../model/sources.ts'
import { translationsOf } from './markdownOptions.ts'

/** The sources, whose pages have the texts of the files that they include. */
export const withIncludes = (sources: Sources, config: SiteConfig): Sources => ({
  ...sources,
  pages: filesWithIncludes(sources.pages, sources, config),
})

export function filesWithIncludes(
  files: SourceFile[],
  { readIncluded }: Pick<Sources, 'readIncluded'>,
  config: SiteConfig,
): SourceFile[] {
  const read = (path: string): string | undefined => readIncluded(path, config.includes)
  const translations = translationsOf(config)
  return files.map((file) => {
    if (!hasWord(file, 'file=')) return file
    return { ...file, included: collect(file, localPath(file.path, translations).place, read) }
  })
}

/** A text that may include files: where it is, and where it is in the language of the site. */
type Including = { text: string; path: string; place: string }

/**
 * Included Markdown may include others, in a chain of any length. What is not beside a translation is looked for from its
 * original, as pictures are.
 */
function collect(
  { text, path }: SourceFile,
  place: string,
  read: (path: string) => string | undefined,
): Map<string, string> {
  const included = new Map<string, string>()
  const open: Including[] = [{ text, path, place }]
  for (let next = open.pop(); next; next = open.pop()) {
    const originals = next.place === next.path ? [] : includedPaths(next.text, next.place)
    for (const [index, path] of includedPaths(next.text, next.path).entries()) {
      if (included.has(path)) continue
      const own = read(path)
      const place = originals[index] ?? path
      const text = own ?? (place === path ? undefined : read(place))
      if (text === undefined) continue
      included.set(path, text)
      if (isPagePath(path)) open.push({ text, path, place })
    }
  }
  return included
}
