import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { STYLES_MARK } from '../../theme/inline/stylesMark.ts'
import { fireAll } from './fireAll.ts'
import { closeFiles, leftFrames, openFiles, writeDocuments } from './inFrames.ts'
import type { Outputs } from './outputs.ts'

const TYPES: Record<string, string> = {
  '.xml': 'application/xml',
  '.atom': 'application/atom+xml',
  '.rss': 'application/rss+xml',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** Files that become elements in a browser, which shows others as text or saves them. */
const OF_ELEMENTS = new Set(['.xml', '.atom', '.rss', '.svg'])

/** A page whose own files are lost would load itself anew. */
const OF_THEME = new Map([
  ['/assets/portal-0.js', ''],
  ['/assets/portal-0.css', `:root { ${STYLES_MARK}: 1 }`],
])

/** How many documents are open at a time. */
const AT_ONCE = 10

/** A page with frames for documents, all of which are in the process of one tab. */
const HOST = '/frames-of-all'

/** Runs before the scripts of each document: what payloads call is noted. */
const NOTES = 'window.didRun = []; window.ran = (name) => window.didRun.push(name); window.alert = window.ran'

/** Nobody listens there. To stop each request at this program instead would be a third of the work. */
export const NO_OTHER_HOST = { server: 'http://127.0.0.1:9', bypass: '127.0.0.1' }

/** What authors may take from other hosts, and policies allow. */
const FREE = new Set(['image', 'media'])

export type Frames = {
  /** How many documents were opened, so far. */
  opened(): number
  /** Opens all documents and files, fires their handlers, and says what ran, would run, or was asked of another host. */
  faults(outputs: Outputs): Promise<string[]>
  close(): Promise<void>
}

/**
 * Opens documents in a browser some at a time, without the scripts of the theme, so that thousands take minutes.
 * @param context a browser that is asked to ignore the policies of pages, and has `NO_OTHER_HOST` for a proxy
 */
export async function openFrames(context: BrowserContext): Promise<Frames> {
  let served = new Map<string, string>()
  let opened = 0
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => answer(served, decodeURIComponent(url), response))
  const address = await listening(server)
  await context.addInitScript(NOTES)
  context.on('request', (request) => {
    const url = request.url()
    if (FREE.has(request.resourceType())) return
    if (/^(?:https?|wss?|ftp):/.test(url) && !url.startsWith(`${address}/`)) asked.push(`asked ${url}`)
  })
  const page = await context.newPage()
  await page.goto(`${address}${HOST}`)
  const faults = async ({ documents, files, reports }: Outputs): Promise<string[]> => {
    const others = [...files].map(([path, text]): [string, string] => [`/files/${path}`, staying(text)])
    served = new Map([...documents, ...others, ['/reports/junit.xml', reports.get('junit') ?? '']])
    const found: string[] = []
    const fire = () => fireAll(page, { handlersOnly: true })
    const written = [...served].filter(([path]) => isDocument(path))
    for (const some of groupsOf(written)) {
      await writeDocuments(page, some)
      found.push(...(await fire()), ...(await leftFrames(page)))
    }
    const read = [...served.keys()].filter((path) => OF_ELEMENTS.has(extname(path)))
    found.push(...(await openFiles(page, read.map(encodePath))), ...(await fire()))
    await closeFiles(page)
    opened += written.length + read.length
    return [...found, ...asked.splice(0)]
  }
  return { opened: () => opened, faults, close: () => new Promise((done) => server.close(() => done())) }
}

/** Pages of redirects lead elsewhere, as no other page does; here they are looked at. */
const staying = (html: string): string => html.replace('<meta http-equiv="refresh"', '<meta')

const isDocument = (path: string): boolean => path.endsWith('/') || path.endsWith('.html')

const groupsOf = <T>(items: T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, index) =>
    items.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  )

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

function answer(served: Map<string, string>, path: string, response: ServerResponse): void {
  const text = path.startsWith(HOST) ? '' : (OF_THEME.get(path) ?? served.get(path))
  const type = path === HOST || isDocument(path) ? 'text/html' : (TYPES[extname(path)] ?? 'text/plain')
  // Otherwise a browser saves a text with control characters instead of opening it.
  const headers = { 'content-type': `${type}; charset=utf-8`, 'x-content-type-options': 'nosniff' }
  response.writeHead(text === undefined ? 404 : 200, headers).end(text)
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}
