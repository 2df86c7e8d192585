import { frameOf } from './frame.ts'
import { parsePage } from './parsePage.ts'

/** The parts of the document that differ from page to page. Listeners are attached to elements that stay. */
const FRAME = ['.version', '.navbar-links', '.languages', '#__menu', '.footer']

const HEAD_TAGS =
  'meta:not([http-equiv]), link:not([rel=stylesheet], [rel=modulepreload]), script[type="application/ld+json"]'

/** Parses an answer; undefined if the document cannot be shown within this one. */
export function readPage(html: string): Document | undefined {
  const next = parsePage(html)
  const isAlike = frameOf(next) === frameOf(document) && hasStyleSheet() && next.getElementById('__content')
  // The one of this document is there to stay.
  for (const sheet of next.querySelectorAll('#__content link[rel=stylesheet]')) sheet.remove()
  return isAlike ? next : undefined
}

/** The style sheet has what any page needs; until it is there, this document has what its own page needs. */
const hasStyleSheet = (): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null)

/** Takes the style sheet out of the page, which stands after what is painted without it, into the frame. */
export function keepStyleSheet(): void {
  const sheet = document.querySelector('#__content link[rel=stylesheet]')
  if (sheet) document.head.append(sheet.cloneNode())
}

/** Replaces the current page. `status` belongs to this document and stays first in the main part. */
export function swapPage(next: Document, status: Element): void {
  swapHead(next)
  for (const part of FRAME) swapChildren(part, next)
  const [shell, nextShell] = [document.querySelector('.shell'), next.querySelector('.shell')]
  if (shell && nextShell) shell.className = nextShell.className
  document.getElementById('__content')?.replaceChildren(status, ...(next.getElementById('__content')?.childNodes ?? []))
}

/** Keeps the tags that both pages have, so that icons are not fetched again. */
function swapHead(next: Document): void {
  document.title = next.title
  const [now, then] = [headTags(document), headTags(next)]
  for (const [markup, tag] of now) if (!then.has(markup)) tag.remove()
  for (const [markup, tag] of then) if (!now.has(markup)) document.head.append(tag)
}

const headTags = ({ head }: Document): Map<string, Element> =>
  new Map([...head.querySelectorAll(HEAD_TAGS)].map((tag) => [tag.outerHTML, tag]))

function swapChildren(part: string, next: Document): void {
  const [now, then] = [document.querySelector(part), next.querySelector(part)]
  if (!now || !then || now.innerHTML === then.innerHTML) return
  now.replaceChildren(...then.childNodes)
}
