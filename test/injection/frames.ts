import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { fireAll } from './fireAll.ts'
import type { Outputs } from './outputs.ts'

const TYPES: Record<string, string> = {
  '.xml': 'application/xml',
  '.atom': 'application/atom+xml',
  '.rss': 'application/rss+xml',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** A page with a frame for each document, all of which are in the process of one tab. */
const HOST = '/frames-of-all'

/** Runs before the scripts of each document: what payloads call is noted. */
const NOTES = 'window.didRun = []; window.ran = (name) => window.didRun.push(name); window.alert = window.ran'

export type Frames = {
  /** How many documents were opened, so far. */
  opened(): number
  /** Opens all documents and files, fires their handlers, and says what ran, would run, or was asked of another host. */
  faults(outputs: Outputs): Promise<string[]>
  close(): Promise<void>
}

/**
 * Opens documents in a browser many at a time, without the scripts of the theme, so that thousands take minutes.
 * @param context a browser that is asked to ignore the policies of pages
 */
export async function openFrames(context: BrowserContext): Promise<Frames> {
  let served = new Map<string, string>()
  let opened = 0
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => answer(served, decodeURIComponent(url), response))
  const address = await listening(server)
  await context.addInitScript(NOTES)
  await context.route(
    (url) => url.origin !== address,
    (route) => {
      asked.push(`asked ${route.request().url()}`)
      return route.abort()
    },
  )
  const page = await context.newPage()
  const faults = async ({ documents, files, reports }: Outputs): Promise<string[]> => {
    const junit = reports.get('junit') ?? ''
    // A browser saves what is not text instead of opening it.
    const others = [...files]
      .filter(([path]) => !path.endsWith('.bin'))
      .map(([path, text]): [string, string] => [`/files/${path}`, staying(text)])
    served = new Map([...documents, ...others, ['/reports/junit.xml', junit]])
    await page.goto(`${address}${HOST}`, { waitUntil: 'load' })
    const moved = await openAll(page, [...served.keys()].map(encodePath))
    opened += served.size
    return [...moved, ...(await fireAll(page)), ...asked.splice(0)]
  }
  return { opened: () => opened, faults, close: () => new Promise((done) => server.close(() => done())) }
}

/** Pages of redirects lead elsewhere, as no other page does; here they are looked at. */
const staying = (html: string): string => html.replace('<meta http-equiv="refresh"', '<meta')

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

function answer(served: Map<string, string>, path: string, response: ServerResponse): void {
  const text = path === HOST ? '<!doctype html>' : served.get(path)
  const isDocument = path === HOST || path.endsWith('/') || path.endsWith('.html')
  const type = isDocument ? 'text/html' : (TYPES[extname(path)] ?? 'text/plain')
  // Otherwise a browser saves a text with control characters instead of opening it.
  const headers = { 'content-type': `${type}; charset=utf-8`, 'x-content-type-options': 'nosniff' }
  response.writeHead(text === undefined ? 404 : 200, headers).end(text)
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

/** @returns the frames that went elsewhere by themselves */
const openAll = (page: Page, paths: string[]): Promise<string[]> =>
  page.evaluate(
    (all) =>
      Promise.all(
        all.map(
          (path) =>
            new Promise<string[]>((done) => {
              const frame = document.createElement('iframe')
              frame.onload = () => {
                const now = frame.contentWindow?.location.pathname
                done(now === path ? [] : [`${path} went to ${now}`])
              }
              frame.src = path
              document.body.append(frame)
            }),
        ),
      ).then((moved) => moved.flat()),
    paths,
  )
