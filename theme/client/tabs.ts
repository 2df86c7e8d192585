import { followStored, readStored, store, tabKey } from '../islands/storage.ts'
import { decodeId } from './decodeId.ts'

/** One set of tabs of the page: its group, and how to show the panel with a label. */
type TabSet = { element: Element; group: string | undefined; select(label: string): void }

/** Turns labelled sections into tabs (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). Sets of a group move together. */
export function tabs(signal: AbortSignal): void {
  const sets: TabSet[] = []
  const chosen = (group: string | undefined, label: string): void => {
    if (group === undefined) return
    store(tabKey(group), label)
    for (const set of sets) if (set.group === group) set.select(label)
    showChosen(sets)
  }
  for (const [index, element] of document.querySelectorAll<HTMLElement>('.tabs:not([data-ready])').entries()) {
    sets.push(tabSet(element, `tabs-${index}`, chosen))
  }
  const showTarget = (): void => revealPanel(sets)
  showTarget()
  showChosen(sets)
  addEventListener('hashchange', showTarget, { signal })
  for (const group of new Set(sets.flatMap((set) => set.group ?? []))) {
    const stop = followStored(tabKey(group), (label) => {
      for (const set of sets) if (set.group === group && label !== undefined) set.select(label)
      showChosen(sets)
    })
    signal.addEventListener('abort', stop)
  }
}

function tabSet(element: HTMLElement, id: string, chosen: (group: string | undefined, label: string) => void): TabSet {
  const { group } = element.dataset
  const panels = [...element.children].filter((child): child is HTMLElement => child.matches('.tab-panel'))
  const buttons = panels.map((panel, index) => tabFor(panel, `${id}-${index}`))
  // What is a fold without script is open in its tab.
  for (const fold of element.querySelectorAll<HTMLDetailsElement>('.tab-panel > details:has(> .tab-label)'))
    fold.open = true
  const show = (shown: number): void => {
    for (const [index, panel] of panels.entries()) panel.hidden = index !== shown
    for (const [index, button] of buttons.entries()) {
      button.setAttribute('aria-selected', String(index === shown))
      button.tabIndex = index === shown ? 0 : -1
    }
  }
  const choose = (index: number, button: HTMLElement): void => {
    const before = button.getBoundingClientRect().top
    show(index)
    chosen(group, button.textContent ?? '')
    // Sets above on the page may have changed their height; what the reader looks at stays where it was.
    scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' })
  }
  const select = (label: string): void => {
    const index = panels.findIndex((panel) => panel.dataset['label'] === label)
    if (index >= 0) show(index)
  }
  element.prepend(tabList(buttons, group ?? 'Alternatives', choose))
  element.setAttribute('data-ready', '')
  show(0)
  select((group !== undefined && readStored(tabKey(group))) || '')
  return { element, group, select }
}

/** Brings the chosen tab into a list that is wider than its place. All is measured before anything moves. */
function showChosen(sets: TabSet[]): void {
  const moves = sets.flatMap(({ element }) => {
    const chosen = element.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
    const list = chosen?.parentElement
    if (!chosen || !list || list.scrollWidth <= list.clientWidth) return []
    return { list, left: chosen.offsetLeft - list.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2 }
  })
  for (const { list, left } of moves) list.scrollLeft = left
}

/** A link may lead to something in a panel that is hidden. */
function revealPanel(sets: TabSet[]): void {
  const target = document.getElementById(decodeId(location.hash))
  const panel = target?.closest<HTMLElement>('.tab-panel[hidden]')
  if (!target || !panel) return
  sets.find(({ element }) => element === panel.parentElement)?.select(panel.dataset['label'] ?? '')
  target.scrollIntoView()
}

function tabFor(panel: HTMLElement, id: string): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.id = id
  button.textContent = panel.dataset['label'] ?? ''
  button.setAttribute('role', 'tab')
  panel.id ||= `${id}-panel`
  button.setAttribute('aria-controls', panel.id)
  panel.setAttribute('role', 'tabpanel')
  panel.removeAttribute('aria-label')
  panel.setAttribute('aria-labelledby', id)
  return button
}

function tabList(buttons: HTMLElement[], label: string, choose: (index: number, button: HTMLElement) => void): Element {
  const list = document.createElement('div')
  list.className = 'tab-list'
  list.setAttribute('role', 'tablist')
  list.setAttribute('aria-label', label)
  list.append(...buttons)
  for (const [index, button] of buttons.entries()) button.addEventListener('click', () => choose(index, button))
  list.addEventListener('keydown', (event) => {
    const at = event.target instanceof HTMLElement ? buttons.indexOf(event.target) : -1
    const to = at < 0 ? undefined : neighbour(event.key, at, buttons.length)
    const button = to === undefined ? undefined : buttons[to]
    if (to === undefined || !button) return
    event.preventDefault()
    choose(to, button)
    button.focus({ preventScroll: true })
  })
  return list
}

function neighbour(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
