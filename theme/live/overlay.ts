import { element } from '../dom.ts'
/** A problem as the server sends it, with everything that is needed to show it. */
export type ShownProblem = {
  severity: 'error' | 'warning'
  rule: string
  /** `content/a.md:3:5`, and the address that opens it in an editor; absent if no file is at fault. */
  place?: string
  editor?: string
  message: string
  fix?: string
  /** The broken link that it is about, in an open page. */
  link?: { page: string; href: string }
  excerpt: string[]
}

const STYLE = `
:host { all: initial }
section { position: fixed; inset: auto 1rem 1rem auto; z-index: 2147483647; width: min(44rem, calc(100vw - 2rem));
  max-height: 60vh; overflow: auto; box-sizing: border-box; padding: 1rem 1.25rem; border-radius: .5rem;
  border: 1px solid #d33; border-left-width: .4rem; background: #1c1c22; color: #f4f4f6;
  font: 14px/1.5 ui-sans-serif, system-ui, sans-serif; box-shadow: 0 .5rem 2rem rgb(0 0 0 / .4) }
h2 { margin: 0 2rem .5rem 0; font-size: 1rem }
button { position: absolute; top: .6rem; right: .6rem; border: 0; background: none; color: inherit; font-size: 1.25rem; cursor: pointer }
article { padding: .5rem 0; border-top: 1px solid #444 }
p { margin: .15rem 0 }
a { color: #9cc4ff }
.warning a { color: #f0c060 }
pre { margin: .4rem 0 0; padding: .5rem; overflow: auto; background: #111116; font: 12px/1.5 ui-monospace, monospace }
.fix { color: #9fe0a8 }`

/**
 * Shows the problems of the sources above the last good page. It closes when all are fixed, or when the reader closes
 * it.
 */
export function showProblems(problems: ShownProblem[]): void {
  document.querySelector('portalgen-problems')?.remove()
  if (problems.length === 0) return
  const host = element('portalgen-problems')
  const root = host.attachShadow({ mode: 'open' })
  // The page's security policy forbids style elements, but allows constructed style sheets.
  const style = new CSSStyleSheet()
  style.replaceSync(STYLE)
  root.adoptedStyleSheets = [style]
  const close = element('button', { 'aria-label': 'Close' }, '×')
  close.addEventListener('click', () => host.remove())
  const title = element('h2', {}, titleOf(problems))
  root.append(element('section', { role: 'alert', 'aria-label': 'Problems' }, title, close, ...problems.map(article)))
  document.body.append(host)
}

const MOST_SHOWN = 20

function titleOf(problems: ShownProblem[]): string {
  if (problems.some(({ place }) => place === undefined)) return 'portalgen failed'
  const { length } = problems
  const shown = length > MOST_SHOWN ? ` (first ${MOST_SHOWN} shown)` : ''
  return `${length === 1 ? '1 problem' : `${length} problems`} in the sources${shown}`
}

function article({ severity, rule, place, editor, message, fix, excerpt }: ShownProblem, index: number): HTMLElement {
  const link = place !== undefined && editor !== undefined ? [element('a', { href: editor }, place)] : []
  return element(
    'article',
    { class: severity, hidden: index >= MOST_SHOWN },
    element('p', {}, ...link, ` ${severity} ${rule}`),
    element('p', {}, message),
    ...(fix === undefined ? [] : [element('p', { class: 'fix' }, `fix: ${fix}`)]),
    ...(excerpt.length > 0 ? [element('pre', {}, excerpt.join('\n'))] : []),
  )
}
