import type { ShownProblem } from './overlay.ts'

const STYLE = `[data-broken] { outline: 2px dashed #d33; outline-offset: 2px; cursor: help }
img[data-broken] { min-width: 2rem; min-height: 2rem }`

let styled = false

/** Marks the broken links and images of the open page; their titles say what is wrong. */
export function markLinks(problems: ShownProblem[]): void {
  const here = problems.filter(({ link }) => link?.page === location.pathname)
  const messages = new Map(here.map(({ link, message }) => [pathOf(link?.href ?? ''), message]))
  for (const node of document.querySelectorAll('#__content :is(a[href], img[src])')) {
    const message = messages.get(pathOf(node.getAttribute('href') ?? node.getAttribute('src') ?? ''))
    if (message !== undefined) mark(node, message)
    else if (node.hasAttribute('data-broken')) unmark(node)
  }
}

/** The address as it is compared: without the origin, and decoded alike. */
function pathOf(address: string): string {
  const { origin, pathname, hash } = new URL(address, location.href)
  return origin === location.origin ? `${pathname}#${decoded(hash.slice(1))}` : address
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function mark(node: Element, message: string): void {
  node.setAttribute('data-broken', '')
  node.setAttribute('title', message)
  if (styled) return
  styled = true
  // The page's security policy forbids style elements, but allows constructed style sheets.
  const style = new CSSStyleSheet()
  style.replaceSync(STYLE)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]
}

function unmark(node: Element): void {
  node.removeAttribute('data-broken')
  node.removeAttribute('title')
}
