import { closeOnBack } from './closeOnBack.ts'
import { keepWidth } from './keepWidth.ts'

// The same breakpoint as in the style sheet.
const WIDE = '(min-width: 997px)'

/** Adds to the popover of the menu a focus trap, and closes it after use. */
export function menu(): void {
  const drawer = document.getElementById('__menu')
  if (!drawer || !('popover' in drawer)) return
  const button = document.querySelector('.menu-button')
  button?.setAttribute('aria-expanded', 'false')
  button?.setAttribute('aria-controls', drawer.id)

  // Before the change, since a closing popover returns the focus to a button that must not be inert by then.
  drawer.addEventListener('beforetoggle', (event) => {
    const opens = isToggle(event) && event.newState === 'open'
    if (opens) keepWidth()
    button?.setAttribute('aria-expanded', String(opens))
    for (const element of behind(drawer)) element.toggleAttribute('inert', opens)
  })
  drawer.addEventListener('toggle', (event) => {
    if (isToggle(event) && event.newState === 'open') drawer.querySelector<HTMLElement>('.menu-close')?.focus()
  })
  drawer.addEventListener('keydown', (event) => keepInside(drawer, event))
  matchMedia(WIDE).addEventListener('change', () => drawer.hidePopover())
  closeOnBack(
    drawer,
    () => drawer.matches(':popover-open'),
    () => drawer.hidePopover(),
  )
  // A page restored from the browser's cache must not have its menu open.
  addEventListener('pagehide', () => drawer.hidePopover())
}

/** Tab wraps around at both ends. */
function keepInside(drawer: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !drawer.matches(':popover-open')) return
  const reachable = [...drawer.querySelectorAll<HTMLElement>('a, button, summary')].filter((each) =>
    each.checkVisibility(),
  )
  const [from, to] = event.shiftKey ? [reachable[0], reachable.at(-1)] : [reachable.at(-1), reachable[0]]
  if (event.target !== from) return
  event.preventDefault()
  to?.focus()
}

const isToggle = (event: Event): event is ToggleEvent => 'newState' in event

/** Returns everything but the drawer and its ancestors. */
function behind(drawer: Element): Element[] {
  const beside = [...(drawer.parentElement?.children ?? [])].filter((element) => element !== drawer)
  const above = [...document.body.children].filter((element) => !element.contains(drawer))
  return [...beside, ...above]
}
