import { frameOf } from '../navigation/frame.ts'
import { parsePage } from '../navigation/parsePage.ts'
import { focusedField } from './focusedField.ts'
import { syncNode } from './syncNode.ts'

/** The parts of the page that an edit may change; everything else stays until the page is reloaded. */
const PARTS = ['.version', '.navbar-links', '#__menu', '#__content', '.footer']

type ServedPage = {
  /** Keeps the page at this address for comparison, if it is another one than before. Returns whether it is. */
  arrive(): boolean
  /** Brings what the server sends now into the open page, or loads that again where this is not possible. */
  update(): Promise<void>
}

/** The page as the server last sent it: what has changed since is found by comparing two answers, not with the document. */
export function servedPage(): ServedPage {
  let served: Answer | undefined
  return {
    arrive() {
      if (served?.path === location.pathname) return false
      void load().then((page) => {
        served = page
      })
      return true
    },
    async update() {
      const next = await load()
      if (!next || next.path !== location.pathname) return
      if (next.moved !== undefined) return location.replace(next.moved + location.hash)
      const before = served?.path === next.path ? served.page : undefined
      const update = await startedUpdate()
      if (!before || !update || isOther(before, next.page)) return location.reload()
      served = next
      const focusAgain = focusedField()
      update(() => {
        document.title = next.page.title
        for (const part of PARTS) syncPart(part, before, next.page)
      })
      void focusAgain()
    },
  }
}

const PATIENCE_MS = 5000
const INTERVAL_MS = 20

/** How the page's own script changes the page. It starts after the first paint, when edits are noticed already. */
async function startedUpdate(): Promise<((change: () => void) => void) | undefined> {
  // An error page has none.
  const isExpected = document.querySelector('script[data-module]') !== null
  for (let waited = 0; isExpected && !window.portalgen && waited < PATIENCE_MS; waited += INTERVAL_MS)
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))
  return window.portalgen?.update
}

type Answer = { path: string; page: Document; moved?: string }

async function load(): Promise<Answer | undefined> {
  const path = location.pathname
  const response = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined)
  return (
    response && {
      path,
      page: parsePage(await response.text()),
      ...(response.redirected ? { moved: response.url } : {}),
    }
  )
}

function syncPart(selector: string, before: Document, after: Document): void {
  const [live, old, fresh] = [document, before, after].map((page) => page.querySelector(selector))
  if (live && old && fresh) syncNode(live, old, fresh)
}

/** Scripts, styles and elements of React are not changed in an open page. */
const isOther = (before: Document, after: Document): boolean =>
  frameOf(before) !== frameOf(after) || outlineOf(before) !== outlineOf(after)

/** Which of the parts that edits are brought into a page has, and the islands of its content. */
function outlineOf(page: Document): string {
  const islands = [...page.querySelectorAll('#__content [data-island]')].map((node) => node.outerHTML)
  const shell = page.querySelector('.shell')?.className ?? ''
  const parts = PARTS.map((part) => String(page.querySelector(part) !== null))
  return [shell, ...parts, ...islands].join('\n')
}
