import { memoryCache } from '../../src/disk/cache.ts'
import { START, WITH_API } from '../pipeline/editScripts.ts'
import { type Files, site, type TestSite } from '../site.ts'
import type { Format } from './texts.ts'

const FILES: Record<Format, (text: string) => Files> = {
  markdown: (text) => ({ ...START, 'content/guides/new.md': text }),
  'front matter': (text) => ({ ...START, 'content/guides/new.md': text }),
  'site.yaml': (text) => ({ ...START, 'content/site.yaml': text }),
  openapi: (text) => ({ ...WITH_API, 'openapi/api.yaml': text }),
}

const shown = (made: TestSite): string =>
  JSON.stringify([made.found, [...made.site.routes.keys()].map((route) => [route, made.html(route), made.text(route)])])

/** What a site with a text shows otherwise when it is read from what an earlier reading left; nothing if that is the same. */
export async function warmFaults(format: Format, text: string): Promise<string[]> {
  const files = FILES[format](text)
  const cache = memoryCache()
  try {
    const cold = shown(await site(files, { cache }))
    const warm = shown(await site(files, { cache: memoryCache(cache.used, cache.texts) }))
    return warm === cold ? [] : ['is another site when it is read again']
  } catch (thrown) {
    const { message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown))
    const isKnown = message.startsWith('the configuration cannot be used') || message.startsWith('the JSON Schema')
    return isKnown ? [] : [`threw as a site: ${stack.split('\n').slice(0, 4).join(' ')}`]
  }
}
