import { element } from '../dom.ts'
import { close, isOpen, open } from './panelState.ts'
import { STYLE } from './panelStyle.ts'
import { articlesOf, countsOf, type ShownProblem, titleOf } from './problemList.ts'

/**
 * Shows the problems of the sources over the last good page: a badge with their number, and a list that errors open by
 * themselves. What the reader closes stays closed until there is another error.
 */
export function problemPanel(): { show(problems: ShownProblem[]): void } {
  let shown = ''
  let panel: Panel | undefined
  return {
    show(problems) {
      // The same ones stay as they are, with what is focused and scrolled.
      const next = JSON.stringify([location.pathname, problems])
      if (next === shown) return
      shown = next
      const hasFocus = panel?.remove() ?? false
      panel = problems.length > 0 ? openPanel(problems) : undefined
      if (hasFocus) panel?.focus()
    },
  }
}

type Panel = {
  focus(): void
  /** Whether the focus was in it. */
  remove(): boolean
}

function openPanel(problems: ShownProblem[]): Panel {
  const errors = problems.filter(({ severity }) => severity === 'error').map(nameOf)
  const { host, badge, closing, list } = draw(problems, errors.length > 0)
  const toggle = (expanded: boolean): void => {
    list.hidden = !expanded
    badge.hidden = expanded
    badge.setAttribute('aria-expanded', String(expanded))
  }
  const focus = (): void => (list.hidden ? badge : closing).focus()
  const collapse = (): void => {
    const hadFocus = document.activeElement === host
    close(errors)
    toggle(false)
    if (hadFocus) focus()
  }
  closing.addEventListener('click', collapse)
  badge.addEventListener('click', () => {
    open()
    toggle(true)
    focus()
  })
  const stop = new AbortController()
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented && !list.hidden && !isBehindDialog()) collapse()
  }
  document.addEventListener('keydown', onKey, { signal: stop.signal })
  toggle(isOpen(errors))
  document.body.append(host)
  return {
    focus,
    remove() {
      const hadFocus = document.activeElement === host
      stop.abort()
      host.remove()
      return hadFocus
    },
  }
}

function draw(problems: ShownProblem[], isFailing: boolean) {
  const kind = isFailing ? 'failing' : ''
  const host = element('portalgen-problems')
  const badge = element('button', { class: `badge ${kind}`, 'aria-controls': 'list' }, countsOf(problems))
  const closing = element('button', { class: 'close', 'aria-label': 'Close' }, '×')
  const list = element(
    'section',
    { id: 'list', class: kind, role: isFailing ? 'alert' : 'region', 'aria-label': 'Problems' },
    element('h2', {}, titleOf(problems)),
    closing,
    ...articlesOf(problems),
  )
  shadowOf(host).append(badge, list)
  return { host, badge, closing, list }
}

/** A problem, wherever it has moved to in its file. */
const nameOf = ({ rule, place = '', message }: ShownProblem): string =>
  `${rule} ${place.replace(/(:\d+){2}$/, '')} ${message}`

/** Escape closes the topmost. */
const isBehindDialog = (): boolean => document.querySelector('dialog[open], :popover-open') !== null

function shadowOf(host: HTMLElement): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' })
  // The page's security policy forbids style elements, but allows constructed style sheets.
  const style = new CSSStyleSheet()
  style.replaceSync(STYLE)
  root.adoptedStyleSheets = [style]
  return root
}
