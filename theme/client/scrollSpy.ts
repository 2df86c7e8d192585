import { idOf } from '../dom.ts'

/** Marks the entry of the table of contents whose section is being read. */
export function scrollSpy(signal: AbortSignal): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc a, .api-contents a')]
  const parts = new Map(links.flatMap(partOf))
  const targets = [...parts.keys()]
  if (targets.length === 0) return
  const only = onlyPart([...parts.values()])

  let current: HTMLAnchorElement | undefined
  const mark = (): void => {
    const target = targetInView(targets)
    const next = target ? parts.get(target) : only
    if (next === current) return
    current?.removeAttribute('aria-current')
    next?.setAttribute('aria-current', 'true')
    if (next) bringIntoView(next)
    current = next
  }
  // Only a heading that crosses the reading line can change the current entry, so nothing is measured otherwise.
  const observer = new IntersectionObserver(mark, { rootMargin: `-${READING_LINE}px 0px -55% 0px` })
  for (const target of targets) observer.observe(target)
  addEventListener('scrollend', mark, { signal })
  signal.addEventListener('abort', () => observer.disconnect())
}

// Below the navigation bar and the scroll margin of headings.
const READING_LINE = 100

function partOf(link: HTMLAnchorElement): [Element, HTMLAnchorElement][] {
  const target = document.getElementById(idOf(link.hash))
  return target ? [[target, link]] : []
}

/** A reference page with a single operation or schema is about it from its first line on. */
function onlyPart(links: HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const own = links.filter((link) => link.pathname === location.pathname)
  return own.length === 1 && own[0]?.closest('.api-contents') ? own[0] : undefined
}

/**
 * Returns the last heading above the reading line, or the last of all at the end of the page. Hidden headings, for
 * example in an unselected tab, are skipped, since they would measure as if they were at the top.
 */
function targetInView(targets: Element[]): Element | undefined {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  const line = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2 ? Infinity : READING_LINE + 8
  return targets.findLast((target) => target.getBoundingClientRect().top <= line && target.checkVisibility())
}

/** Scrolls only the list, never the page. A filtered list keeps its scroll position. */
function bringIntoView(link: HTMLElement): void {
  const list = link.closest<HTMLElement>('.toc, .api-contents')
  if (!list || list.scrollHeight <= list.clientHeight || !link.checkVisibility()) return
  const { top, bottom } = link.getBoundingClientRect()
  const frame = list.getBoundingClientRect()
  if (top < frame.top || bottom > frame.bottom) list.scrollTop += top - frame.top - frame.height / 3
}
