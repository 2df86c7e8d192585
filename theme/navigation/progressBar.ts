import { script } from '../../src/model/texts/scripts.ts'
import { element } from '../dom.ts'
import { shownTexts } from '../texts/shown.ts'
/** How long a page may take before the bar appears, in milliseconds. */
export const BAR_DELAY = 200
const MINIMUM = 0.08
const TRICKLE = 800
// The style sheet animates the bar over the same time.
const SPEED = 200

/** Shows a progress bar while a page loads, unless it arrives at once. */
export type ProgressBar = { start(): void; done(): void }

export function progressBar(): ProgressBar {
  let bar: HTMLElement | undefined
  let amount = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (next: number): void => {
    amount = next
    bar?.style.setProperty('--progress', String(amount))
  }
  const trickle = (): void => {
    show(amount + stepFrom(amount))
    timer = setTimeout(trickle, TRICKLE)
  }
  const appear = (): void => {
    bar = element('div', {
      class: 'progress-bar',
      role: 'progressbar',
      'aria-label': shownTexts('script', script).loadingPage,
    })
    document.body.append(bar)
    show(MINIMUM)
    timer = setTimeout(trickle, TRICKLE)
  }
  const done = (): void => {
    clearTimeout(timer)
    show(1)
    const ended = bar
    bar = undefined
    ended?.setAttribute('data-done', '')
    setTimeout(() => ended?.remove(), 2 * SPEED)
  }
  const start = (): void => {
    clearTimeout(timer)
    if (!bar) timer = setTimeout(appear, BAR_DELAY)
  }
  return { start, done }
}

/** Advances ever more slowly, and reaches the end only when the page has arrived. */
function stepFrom(amount: number): number {
  if (amount < 0.2) return 0.1
  if (amount < 0.5) return 0.04
  if (amount < 0.8) return 0.02
  return amount < 0.99 ? 0.005 : 0
}
