import { element } from '../dom.ts'

/** What chooses one of several panels. */
type TabControl = {
  root: HTMLElement
  /** Marks the panel that is shown. */
  mark(index: number): void
}

/** Called with what was used, which keeps its place in the window. */
type Choose = (index: number, used: HTMLElement) => void

// More tabs than this would scroll out of sight.
const MOST_TABS = 8

/** Tabs (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/), or a list to select from where they are too many. */
export const tabControl = (panels: HTMLElement[], id: string, name: string, choose: Choose): TabControl =>
  panels.length > MOST_TABS ? select(panels, name, choose) : tabList(panels, id, name, choose)

const labelOf = ({ dataset }: HTMLElement): string => dataset['label'] ?? ''

function select(panels: HTMLElement[], name: string, choose: Choose): TabControl {
  for (const panel of panels) {
    panel.setAttribute('role', 'group')
    panel.setAttribute('aria-label', labelOf(panel))
  }
  const options = panels.map((panel, index) => element('option', { value: String(index) }, labelOf(panel)))
  const list = element('select', { 'aria-label': name, autocomplete: 'off' }, ...options)
  list.addEventListener('change', () => choose(list.selectedIndex, list))
  return {
    root: element('div', { class: 'tab-select' }, list),
    mark(index) {
      list.selectedIndex = index
    },
  }
}

function tabList(panels: HTMLElement[], id: string, name: string, choose: Choose): TabControl {
  const buttons = panels.map((panel, index) => tabFor(panel, `${id}-${index}`))
  const list = element('div', { class: 'tab-list', role: 'tablist', 'aria-label': name }, ...buttons)
  for (const [index, button] of buttons.entries()) {
    button.addEventListener('click', () => choose(index, button))
    button.addEventListener('keydown', (event) => {
      const to = neighbour(event.key, index, buttons.length)
      const next = buttons[to]
      if (!next) return
      event.preventDefault()
      choose(to, next)
      next.focus({ preventScroll: true })
    })
  }
  return {
    root: list,
    mark(chosen) {
      for (const [index, button] of buttons.entries()) {
        button.setAttribute('aria-selected', String(index === chosen))
        button.tabIndex = index === chosen ? 0 : -1
      }
    },
  }
}

function tabFor(panel: HTMLElement, id: string): HTMLElement {
  panel.id ||= `${id}-panel`
  const attributes = { type: 'button', id, role: 'tab', 'aria-controls': panel.id }
  panel.setAttribute('role', 'tabpanel')
  panel.removeAttribute('aria-label')
  panel.setAttribute('aria-labelledby', id)
  return element('button', attributes, labelOf(panel))
}

/** No key but those for tabs leads to one. */
function neighbour(key: string, at: number, count: number): number {
  const [onward, back] = document.dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === onward) return (at + 1) % count
  if (key === back) return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}
