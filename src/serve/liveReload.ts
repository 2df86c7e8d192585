import type { ServerResponse } from 'node:http'

export const LIVE_EVENTS = '/@portalgen/events'
export const LIVE_SCRIPT = '/@portalgen/live.js'

/** The open pages. They are told that something changed, and nothing else. */
export type LiveReload = {
  connect(response: ServerResponse): void
  reload(): void
  close(): void
}

export function liveReload(): LiveReload {
  const open = new Set<ServerResponse>()
  return {
    connect(response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write(':\n\n')
      open.add(response)
      response.on('close', () => open.delete(response))
    },
    reload: () => open.forEach((response) => void response.write('event: reload\ndata:\n\n')),
    close: () => open.forEach((response) => void response.end()),
  }
}

/** The page as it will be published, and one script more. */
export const withLiveReload = (html: string): string =>
  html.replace('</body>', `<script type="module" src="${LIVE_SCRIPT}"></script></body>`)

/** When the server comes back after an end, the page may be another: it is loaded anew, too. */
export const liveScript = (): string => `let lost = false
const events = new EventSource('${LIVE_EVENTS}')
events.addEventListener('reload', () => location.reload())
events.addEventListener('error', () => { lost = true })
events.addEventListener('open', () => { if (lost) location.reload() })
`
