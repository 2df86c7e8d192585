import { script } from '../../src/model/texts/scripts.ts'
import { element, idOf } from '../dom.ts'
import { followStored, readStored, store, tabKey } from '../islands/storage.ts'
import { shownTexts } from '../texts/shown.ts'
import { tabControl } from './tabControls.ts'

/** A set of tabs: its group, and functions that show the panel with a label or a choice. */
type TabSet = {
  root: Element
  group: string | undefined
  select(label: string | undefined): void
  /** Unless the panel that is shown has that choice already. */
  selectChoice(choice: string): void
}

/**
 * Turns labelled sections into tabs, of which one is shown. Sets of the same group change together.
 */
export function tabs(signal: AbortSignal): void {
  const sets: TabSet[] = []
  const chosen: Chosen = (root, panel) => {
    const { group } = root.dataset
    const label = panel.dataset['label'] ?? ''
    const coupled = coupleOf(root)
    for (const set of sets)
      if (coupled && set.root !== root && coupleOf(set.root) === coupled) set.selectChoice(choiceOf(panel))
    if (group === undefined) return
    store(tabKey(group), label)
    selectIn(group, label)
  }
  const selectIn = (group: string, label: string | undefined): void => {
    for (const set of sets) if (set.group === group) set.select(label)
    showChosen(sets)
  }
  const before = document.querySelectorAll('.tabs[data-ready]').length
  for (const [index, root] of document.querySelectorAll<HTMLElement>('.tabs:not([data-ready])').entries()) {
    sets.push(tabSet(root, `__tabs-${before + index}`, chosen))
  }
  const showTarget = (): void => revealPanel(sets)
  showTarget()
  showChosen(sets)
  addEventListener('hashchange', showTarget, { signal })
  for (const group of new Set(sets.flatMap((set) => set.group ?? []))) {
    const stop = followStored(tabKey(group), (label) => selectIn(group, label))
    signal.addEventListener('abort', stop)
  }
}

type Chosen = (root: HTMLElement, panel: HTMLElement) => void

/** The alternatives of a body and its samples change together. Their choice is not stored. */
const coupleOf = (root: Element): string | undefined =>
  (root.matches('[data-couple] > .api-choices > .tabs') ? root.closest('[data-couple]') : root)?.getAttribute(
    'data-couple',
  ) ?? undefined

const choiceOf = ({ dataset }: HTMLElement): string => dataset['choice'] ?? dataset['label'] ?? ''

/** Media types with equal fields have one tab, those with equal samples another. */
const isAmong = ({ dataset }: HTMLElement, label = ''): boolean =>
  dataset['label']?.split(', ').some((each) => label.split(', ').includes(each)) === true

function tabSet(root: HTMLElement, id: string, chosen: Chosen): TabSet {
  const { group, later } = root.dataset
  // Their code is made when they are chosen.
  for (const label of later?.split(',') ?? [])
    root.append(element('section', { class: 'tab-panel', 'data-label': label }))
  const panels = [...root.querySelectorAll<HTMLElement>(':scope > .tab-panel')]
  // A section that is folded without script is open in its tab.
  for (const fold of root.querySelectorAll<HTMLDetailsElement>('.tab-panel > details:has(> .tab-label)'))
    fold.open = true
  const show = (shown: number): void => {
    for (const [index, panel] of panels.entries()) panel.hidden = index !== shown
    control.mark(shown)
  }
  const choose = (index: number, used: HTMLElement): void => {
    const before = used.getBoundingClientRect().top
    const panel = panels[index]
    show(index)
    if (panel) chosen(root, panel)
    // The heights of tab sets further up may have changed, so the scroll position is corrected.
    scrollBy({ top: used.getBoundingClientRect().top - before, behavior: 'instant' })
  }
  const select = (label: string | undefined): void => {
    const exact = panels.find((panel) => panel.dataset['label'] === label)
    const fitting = exact ? [exact] : panels.filter((panel) => isAmong(panel, label))
    if (fitting[0] && fitting.every(({ hidden }) => hidden)) show(panels.indexOf(fitting[0]))
  }
  const selectChoice = (choice: string): void => {
    const fitting = panels.filter((panel) => choiceOf(panel) === choice)
    if (fitting[0] && fitting.every(({ hidden }) => hidden)) show(panels.indexOf(fitting[0]))
  }
  const control = tabControl(panels, id, group ?? shownTexts('script', script).alternatives, choose)
  root.prepend(control.root)
  root.setAttribute('data-ready', '')
  show(0)
  if (group !== undefined) select(readStored(tabKey(group)))
  return { root, group, select, selectChoice }
}

/** Scrolls the selected tab into view in a list that is too wide. Everything is measured before anything moves. */
function showChosen(sets: TabSet[]): void {
  const moves = sets.flatMap(({ root }) => {
    const chosen = root.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
    const list = chosen?.parentElement
    if (!chosen || !list || list.scrollWidth <= list.clientWidth) return []
    return { list, left: chosen.offsetLeft - list.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2 }
  })
  for (const { list, left } of moves) list.scrollLeft = left
}

/** Shows the panel that contains the target of a link. */
function revealPanel(sets: TabSet[]): void {
  const target = document.getElementById(idOf(location.hash))
  const panel = target?.closest<HTMLElement>('.tab-panel[hidden]')
  if (!target || !panel) return
  sets.find(({ root }) => root === panel.parentElement)?.select(panel.dataset['label'] ?? '')
  target.scrollIntoView()
}
