import { includedPaths } from '../markdown/includes/includedPath.ts'
import type { SiteConfig } from '../model/config.ts'
import type { SourceFile } from '../model/page.ts'
import { hasWord } from '../model/rareWords.ts'
import { isPagePath } from '../model/route.ts'
import type { Sources } from '../model/sources.ts'

/** The sources, whose pages have the texts of the files that they include. */
export const withIncludes = (sources: Sources, config: SiteConfig): Sources => ({
  ...sources,
  pages: filesWithIncludes(sources.pages, sources, config),
})

export const filesWithIncludes = (
  files: SourceFile[],
  { readIncluded }: Pick<Sources, 'readIncluded'>,
  { includes }: SiteConfig,
): SourceFile[] =>
  files.map((file) => {
    if (!hasWord(file, 'file=')) return file
    return { ...file, included: collect(file, (path) => readIncluded(path, includes)) }
  })

/** Included Markdown may include others, in a chain of any length. */
function collect(
  file: { text: string; path: string },
  read: (path: string) => string | undefined,
): Map<string, string> {
  const included = new Map<string, string>()
  const open = [file]
  for (let next = open.pop(); next; next = open.pop()) {
    for (const path of includedPaths(next.text, next.path)) {
      const text = included.has(path) ? undefined : read(path)
      if (text === undefined) continue
      included.set(path, text)
      if (isPagePath(path)) open.push({ text, path })
    }
  }
  return included
}
