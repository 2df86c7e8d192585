import { idOf } from '../dom.ts'
import type { ShownProblem } from './problemList.ts'

const STYLE = `[data-broken] { outline: 2px dashed #d33; outline-offset: 2px; cursor: help }
img[data-broken] { min-width: 2rem; min-height: 2rem }`

/** Marks the broken links and images of the open page; their titles name the problem. */
export function linkMarks(): (problems: ShownProblem[]) => void {
  let styled = false
  return (problems) => {
    if (markLinks(problems) === 0 || styled) return
    styled = true
    addStyle()
  }
}

/** Returns how many links are marked. */
function markLinks(problems: ShownProblem[]): number {
  let marked = 0
  const here = problems.filter(({ link }) => link?.page === location.pathname)
  const messages = new Map(here.map(({ link, message }) => [pathOf(link?.href ?? ''), message]))
  for (const node of document.querySelectorAll('#__content :is(a[href], img[src])')) {
    const message = messages.get(pathOf(node.getAttribute('href') ?? node.getAttribute('src') ?? ''))
    if (message === undefined) {
      if (node.hasAttribute('data-broken')) unmark(node)
      continue
    }
    node.setAttribute('data-broken', '')
    node.setAttribute('title', message)
    marked++
  }
  return marked
}

/** The address as it is compared: without the origin, and decoded alike. */
function pathOf(address: string): string {
  const { origin, pathname, hash } = new URL(address, location.href)
  return origin === location.origin ? `${pathname}#${idOf(hash)}` : address
}

// The page's security policy forbids style elements, but allows constructed style sheets.
function addStyle(): void {
  const style = new CSSStyleSheet()
  style.replaceSync(STYLE)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]
}

function unmark(node: Element): void {
  node.removeAttribute('data-broken')
  node.removeAttribute('title')
}
