import type { ServerResponse } from 'node:http'

export const LIVE_EVENTS = '/@portalgen/events'
export const LIVE_SCRIPT = '/@portalgen/live.js'
export const LIVE_PROBLEMS = '/@portalgen/problems'

/** The open pages. They receive that something changed and where to go, and request the rest themselves. */
export type LiveReload = {
  /**
   * A page that is older than the state that it is sent has missed a change. A page that is disconnected connects again.
   * @returns whether a page listens now; a request for the headers alone does not
   */
  connect(response: ServerResponse): boolean
  /** The number of changes so far. */
  state(): number
  /** @param files the addresses of files with another content */
  changed(files?: string[]): void
  visit(path: string): void
  close(): void
}

/** More pages than a reader has open on all devices. */
const MOST_PAGES = 256

/** The bytes that wait for a page. One that reads nothing, as in a computer that sleeps, connects again when it does. */
const MOST_WAITING = 1024 * 1024

export function liveReload(): LiveReload {
  const open = new Set<ServerResponse>()
  let changes = 0
  const disconnect = (response: ServerResponse): void => {
    open.delete(response)
    response.destroy()
  }
  const send = (event: string, data: string): void => {
    for (const response of open) {
      if (response.writableLength > MOST_WAITING) disconnect(response)
      else response.write(`id: ${changes}\nevent: ${event}\ndata: ${data}\n\n`)
    }
  }
  return {
    connect(response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      if (response.req.method === 'HEAD') {
        response.end()
        return false
      }
      // A page may wait for hours.
      response.setTimeout(0)
      response.write(`id: ${changes}\nevent: state\ndata: ${changes}\n\n`)
      // The oldest gives way: a new page would be refused for good, and an old one comes back.
      const [oldest] = open
      if (oldest && open.size >= MOST_PAGES) disconnect(oldest)
      open.add(response)
      response.on('close', () => open.delete(response))
      // A page may close while something is written to it.
      response.on('error', () => open.delete(response))
      return true
    },
    state: () => changes,
    changed(files = []) {
      changes += 1
      send('change', JSON.stringify(files))
    },
    visit: (path) => send('visit', path),
    close: () => open.forEach((response) => void response.end()),
  }
}

/** The page as it will be published, with the script for live updates. A script of the page may contain the end of a body, too. */
export function withLiveReload(html: string): string {
  const end = html.lastIndexOf('</body>')
  if (end < 0) return html
  return `${html.slice(0, end)}<script type="module" src="${LIVE_SCRIPT}"></script>${html.slice(end)}`
}
