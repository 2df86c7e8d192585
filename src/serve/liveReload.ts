import type { ServerResponse } from 'node:http'

export const LIVE_EVENTS = '/@portalgen/events'
export const LIVE_SCRIPT = '/@portalgen/live.js'
export const LIVE_PROBLEMS = '/@portalgen/problems'

/** The open pages. They receive that something changed and where to go, and request the rest themselves. */
export type LiveReload = {
  /** A page that is older than the state that it is sent has missed a change. */
  connect(response: ServerResponse): void
  /** The number of changes so far. */
  state(): number
  /** @param files the addresses of files with another content */
  changed(files?: string[]): void
  visit(path: string): void
  close(): void
}

export function liveReload(): LiveReload {
  const open = new Set<ServerResponse>()
  let changes = 0
  const send = (event: string, data: string): void => {
    for (const response of open) response.write(`event: ${event}\ndata: ${data}\n\n`)
  }
  return {
    connect(response) {
      response
        .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
        .write(`event: state\ndata: ${changes}\n\n`)
      open.add(response)
      response.on('close', () => open.delete(response))
      // A page may close while something is written to it.
      response.on('error', () => open.delete(response))
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

/** The page as it will be published, with the script for live updates. */
export const withLiveReload = (html: string): string =>
  html.replace('</body>', `<script type="module" src="${LIVE_SCRIPT}"></script></body>`)
