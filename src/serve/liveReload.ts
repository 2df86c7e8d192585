import type { ServerResponse } from 'node:http'

export const LIVE_EVENTS = '/@portalgen/events'
export const LIVE_SCRIPT = '/@portalgen/live.js'
export const LIVE_PROBLEMS = '/@portalgen/problems'

/** The open pages. They receive that something changed and where to go, and request the rest themselves. */
export type LiveReload = {
  connect(response: ServerResponse): void
  changed(): void
  visit(path: string): void
  close(): void
}

export function liveReload(): LiveReload {
  const open = new Set<ServerResponse>()
  const send = (event: string, data: string): void => {
    for (const response of open) response.write(`event: ${event}\ndata: ${data}\n\n`)
  }
  return {
    connect(response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write(':\n\n')
      open.add(response)
      response.on('close', () => open.delete(response))
      // A page may close while something is written to it.
      response.on('error', () => open.delete(response))
    },
    changed: () => send('change', ''),
    visit: (path) => send('visit', path),
    close: () => open.forEach((response) => void response.end()),
  }
}

/** The page as it will be published, with the script for live updates. */
export const withLiveReload = (html: string): string =>
  html.replace('</body>', `<script type="module" src="${LIVE_SCRIPT}"></script></body>`)
