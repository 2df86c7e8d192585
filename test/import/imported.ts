import type { SourceTree } from '../../src/import/foreignSite.ts'
import type { Generator } from '../../src/import/generator.ts'
import { importSite } from '../../src/import/importSite.ts'
import type { ForeignPlace } from '../../src/import/tally.ts'
import { type Files, site } from '../site.ts'

export const treeOf = (files: Files, links: Files = {}): SourceTree => ({
  files: Object.keys(files).toSorted(),
  text: (path) => files[path],
  fileOf: (path) => links[path] ?? path,
})

type Options = {
  url?: string
  sitemap?: string
  components?: ReadonlyMap<string, string>
  siteFolder?: string | null
  /** What symbolic links in the tree lead to. */
  links?: Files
}

const placed = (what: string, places: ForeignPlace[]): string[] =>
  places.map(({ file, line }) => `${what} at ${file}:${line}`)

/** What an import makes of a tree: the new files, what was left, and the site that is built of them. */
export async function imported(
  generator: Generator,
  files: Files,
  { url, sitemap, components = new Map(), siteFolder = 'new', links }: Options = {},
) {
  const tree = treeOf(files, links)
  const result = importSite({ tree, generator, url, sitemap, components, siteFolder: siteFolder ?? undefined })
  const written: Files = Object.fromEntries(
    result.files.map((file) => [file.path, file.kind === 'text' ? file.text : (files[file.source] ?? '')]),
  )
  return {
    ...result,
    written,
    page: (path: string): string => written[`content/${path}`] ?? `no page among\n${Object.keys(written).join('\n')}`,
    left: result.rows.flatMap(({ construct, places }) => placed(construct, places)),
    brokenBefore: placed('link', result.broken),
    built: () => site(written),
  }
}
