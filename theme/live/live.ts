import { frameOf } from '../navigation/frame.ts'
import { parsePage } from '../navigation/parsePage.ts'
import { markLinks } from './markLinks.ts'
import { type ShownProblem, showProblems } from './overlay.ts'
import { syncNode } from './syncNode.ts'

/** The parts of the page that an edit may change; everything else stays until the page is reloaded. */
const PARTS = ['.version', '.navbar-links', '#__menu', '#__content', '.footer']

/** The last page that the server sent, and its address. */
let served: { path: string; page: Document } | undefined

/** The latest problems from the server. */
let problems: ShownProblem[] = []

void load().then((page) => {
  served = page
})
void tellProblems()

const events = new EventSource('/@portalgen/events')
let lost = false
// Updates run one after the other, so that an older answer cannot replace a newer one.
let updating: Promise<void> = Promise.resolve()
events.addEventListener('change', () => {
  updating = updating.then(update).catch(reportError)
})
events.addEventListener('visit', async ({ data }) => {
  const to = new URL(String(data), location.origin)
  // Prefetched pages are outdated after an edit.
  await updating
  if (to.origin === location.origin && to.pathname !== location.pathname) location.assign(to)
})
events.addEventListener('error', () => {
  lost = true
})
// After a restart the server may send another page.
events.addEventListener('open', () => {
  if (lost) location.reload()
})
// After a navigation, edits apply to the page that is shown now.
if ('navigation' in window) {
  navigation.addEventListener('navigatesuccess', () => {
    if (served?.path === location.pathname) return
    void tellProblems()
    void load().then((page) => {
      served = page
    })
  })
}

async function load(): Promise<{ path: string; page: Document } | undefined> {
  const path = location.pathname
  const response = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined)
  return response && { path, page: parsePage(await response.text()) }
}

async function update(): Promise<void> {
  void tellProblems()
  const next = await load()
  if (!next || next.path !== location.pathname) return
  const before = served?.path === next.path ? served.page : undefined
  if (!before || isOther(before, next.page)) return location.reload()
  served = next
  const change = (): void => {
    document.title = next.page.title
    for (const part of PARTS) syncPart(part, before, next.page)
  }
  if (!window.portalgen?.update) return location.reload()
  window.portalgen.update(change)
  markLinks(problems)
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

async function tellProblems(): Promise<void> {
  const response = await fetch('/@portalgen/problems').catch(() => undefined)
  problems = response?.ok ? await response.json() : []
  showProblems(problems.filter(({ severity }) => severity === 'error'))
  markLinks(problems)
}
