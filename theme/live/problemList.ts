import { element } from '../dom.ts'

/** A problem as the server sends it, with everything that is needed to show it. */
export type ShownProblem = {
  severity: 'error' | 'warning'
  rule: string
  /** `content/a.md:3:5`; absent if no file is at fault. */
  place?: string
  /** The path of the page that has it. */
  page?: string
  /** The address that opens it in an editor; absent if the writer's editor has none. */
  editor?: string
  message: string
  fix?: string
  /** The broken link that it is about, in an open page. */
  link?: { page: string; href: string }
  excerpt: string[]
}

const MOST_SHOWN = 50

/** "2 errors, 1 warning". */
export function countsOf(problems: ShownProblem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const counts = [numberOf(errors, 'error'), numberOf(problems.length - errors, 'warning')]
  return counts.filter((count) => !count.startsWith('0')).join(', ')
}

const numberOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

export function titleOf(problems: ShownProblem[]): string {
  if (problems.some(({ place }) => place === undefined)) return 'portalgen failed'
  const shown = problems.length > MOST_SHOWN ? ` (first ${MOST_SHOWN} shown)` : ''
  return `${countsOf(problems)} in the sources${shown}`
}

export const articlesOf = (problems: ShownProblem[]): HTMLElement[] => problems.slice(0, MOST_SHOWN).map(article)

function article({ severity, rule, place, page, editor, message, fix, excerpt }: ShownProblem): HTMLElement {
  const where = editor === undefined || place === undefined ? (place ?? '') : element('a', { href: editor }, place)
  const isHere = page === location.pathname
  return element(
    'article',
    { class: severity },
    element('p', {}, where, ` ${severity} ${rule}`),
    element('p', {}, message),
    ...(fix === undefined ? [] : [element('p', { class: 'fix' }, `fix: ${fix}`)]),
    ...(excerpt.length > 0 ? [element('pre', { tabindex: '0' }, excerpt.join('\n'))] : []),
    ...(page === undefined
      ? []
      : [element('p', {}, isHere ? 'on this page' : element('a', { href: page }, `on ${page}`))]),
  )
}
