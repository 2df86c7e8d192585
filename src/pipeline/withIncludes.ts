import { includedPaths, mayInclude } from '../markdown/includes/includedPath.ts'
import type { SiteConfig } from '../model/config.ts'
import type { SourceFile } from '../model/page.ts'
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
    if (!mayInclude(file.text)) return file
    const included = new Map<string, string>()
    collect(file, (path) => readIncluded(path, includes), included)
    return { ...file, included }
  })

/** Included Markdown may include others. */
function collect(
  { text, path }: { text: string; path: string },
  read: (path: string) => string | undefined,
  included: Map<string, string>,
): void {
  for (const wanted of includedPaths(text, path)) {
    const found = included.has(wanted) ? undefined : read(wanted)
    if (found === undefined) continue
    included.set(wanted, found)
    if (isPagePath(wanted)) collect({ text: found, path: wanted }, read, included)
  }
}
