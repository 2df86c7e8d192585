import { type Cache, cacheKey } from '../disk/cache.ts'
import type { SiteConfig } from '../model/config.ts'
import type { HtmlDocument } from '../model/site.ts'
import type { Sources } from '../model/sources.ts'
import { fingerprintOf } from './markdownOptions.ts'

/** Reads the HTML files of a site for links and ids, by their paths; unchanged ones are taken from the cache. */
export async function htmlDocuments(
  { assets, readFile }: Sources,
  config: SiteConfig,
  cache: Cache,
): Promise<Map<string, HtmlDocument>> {
  const documents = new Map<string, HtmlDocument>()
  const files = assets.filter(({ path }) => /\.html?$/i.test(path))
  for (const { path, source } of files) {
    const file = readFile(source)
    if (!file) continue
    const key = cacheKey('html', fingerprintOf(config), path, file.text)
    const known = cache.get<HtmlDocument>(key)
    documents.set(path, known ?? cache.set(key, await read(file, config)))
  }
  return documents
}

/** The parser is loaded when there is something to read. */
async function read(file: NonNullable<ReturnType<Sources['readFile']>>, config: SiteConfig): Promise<HtmlDocument> {
  const { readHtmlDocument } = await import('../markdown/htmlDocument.ts')
  const { baseUrl, trailingSlash, variables, links } = config
  return readHtmlDocument(file, { baseUrl, trailingSlash, variables, allowSchemes: links.allowSchemes, hasApis: false })
}
