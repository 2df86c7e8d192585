import { hrefOf } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'

/** Finds the page that a file is shown on, as a path; undefined for other files. */
export function pagesOfFiles(site: Site | undefined): (file: string) => string | undefined {
  let pages: Map<string, string> | undefined
  return (file) => {
    pages ??= site ? pagesByFile(site) : new Map()
    return pages.get(file)
  }
}

function pagesByFile({ routes, apis, config }: Site): Map<string, string> {
  const pages = new Map<string, string>(apis.map((api) => [api.config.spec, hrefOf(api.config.route, config)]))
  for (const [route, content] of routes)
    if (content.kind === 'page' && !content.page.translation?.standsIn)
      pages.set(content.page.source, hrefOf(route, config))
  return pages
}
