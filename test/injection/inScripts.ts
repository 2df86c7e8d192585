import type { Browser } from 'playwright-core'
import { closed } from '../browser/closed.ts'
import { newReader } from '../browser/reader.ts'
import { serveHere } from '../cli/portalgen.ts'
import { type AtEnd, folderWith } from '../disk/folder.ts'
import type { Payload } from './payloads.ts'
import { hostileSite } from './sinks.ts'
import { armed, overlay, PATIENCE, pages, requests, search } from './surfaces.ts'

type Options = {
  /** Those of the configuration, which are shown on every page. */
  inFrame?: Payload[]
  /** Runs before the scripts of each page. */
  plant?: string
}

/** What ran or would run in what the scripts of the theme make of payloads, by where that was. */
type InScripts = Record<'overlay' | 'pages' | 'search' | 'requests', string[]>

/** Serves one site with many payloads, and has one reader go through it. */
export async function inScripts(
  browser: Browser,
  payloads: Payload[],
  { inFrame = payloads, plant = '' }: Options = {},
): Promise<InScripts> {
  const ends: Parameters<AtEnd>[0][] = []
  const atEnd: AtEnd = (end) => void ends.push(end)
  try {
    const { port } = await serveHere(folderWith(hostileSite(payloads, inFrame), atEnd), 'serve', { atEnd })
    const reader = await newReader(browser, {
      address: `http://localhost:${port}/`,
      bypassCSP: true,
      reducedMotion: 'reduce',
    })
    atEnd(() => closed(reader.context))
    reader.context.setDefaultTimeout(PATIENCE)
    await armed(reader.context, payloads)
    await reader.context.addInitScript(plant)
    const page = await reader.openAlive('/')
    const before = {
      overlay: await overlay(page),
      pages: await pages(
        page,
        payloads.map(({ name }) => `/docs/${name}/`),
      ),
      search: await search(page, ['payload', ...payloads.map(({ text }) => text)]),
    }
    return { ...before, requests: await requests(await reader.openAlive('/api/'), payloads) }
  } finally {
    // As many sites and readers would stay open as a campaign has steps.
    for (const end of ends.toReversed()) await end()
  }
}
