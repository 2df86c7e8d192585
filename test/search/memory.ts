import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { loadSite } from '../../src/build.ts'
import { readConfig } from '../../src/config/readConfig.ts'
import { memoryCache } from '../../src/disk/cache.ts'
import { readSources } from '../../src/disk/readSources.ts'
import type { OutputFile } from '../../src/model/output.ts'
import { sourcePath } from '../../src/model/route.ts'
import type { Site } from '../../src/model/site.ts'
import type { SearchEngine } from '../../theme/search/answer.ts'
import { openSearch } from '../../theme/search/engine.ts'
import type { FetchBytes } from '../../theme/search/fetchBytes.ts'

export const MANIFEST = new URL('https://example.com/search.json')

/** A search in files that no disk holds; remembers the bytes that were loaded, compressed where they are whole files. */
export async function openFiles(files: OutputFile[]): Promise<{ engine: SearchEngine; loaded: number[] }> {
  const { fetchBytes, loaded } = serveFiles(files)
  return { engine: await openSearch(MANIFEST, fetchBytes), loaded }
}

export function serveFiles(files: OutputFile[]): { fetchBytes: FetchBytes; loaded: number[] } {
  const contents = new Map(files.map(({ path, content }) => [new URL(path, MANIFEST).href, Buffer.from(content)]))
  const loaded: number[] = []
  const fetchBytes: FetchBytes = async ({ href }, range) => {
    const content = contents.get(href)
    if (content === undefined) throw new Error(`there is no file ${href}`)
    const bytes = range ? content.subarray(range.from, range.to) : content
    loaded.push(range ? bytes.length : gzipSync(bytes, { level: 9 }).length)
    return bytes
  }
  return { fetchBytes, loaded }
}

/** A site root on disk, as `build` reads it. */
export async function siteAt(root: string): Promise<Site> {
  const path = sourcePath('content/site.yaml')
  const sources = readSources(root, path)
  const file = sources.readFile(path)
  const { value: config } = readConfig(file ?? { path, text: '' })
  if (!config) throw new Error(`there is no site in ${root}`)
  const build = { version: '1.2.3', commit: undefined }
  return (await loadSite({ sources, config, build, cache: memoryCache(), withDrafts: false })).site
}

export const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex')
