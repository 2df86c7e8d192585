import { script } from '../../src/model/texts/scripts.ts'
import { element } from '../dom.ts'
import { shownTexts } from '../texts/shown.ts'
/**
 * How long a page may take before the bar appears, how long it grows (the style sheet has the same time), and how long it
 * waits between its steps, in milliseconds. It begins at its minimum, of 1.
 */
export const PROGRESS = { delay: 200, minimum: 0.08, speed: 200, trickle: 800 } as const

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
    timer = setTimeout(trickle, PROGRESS.trickle)
  }
  const appear = (): void => {
    bar = element('div', {
      class: 'progress-bar',
      role: 'progressbar',
      'aria-label': shownTexts('script', script).loadingPage,
    })
    document.body.append(bar)
    show(PROGRESS.minimum)
    timer = setTimeout(trickle, PROGRESS.trickle)
  }
  const done = (): void => {
    clearTimeout(timer)
    show(1)
    const ended = bar
    bar = undefined
    ended?.setAttribute('data-done', '')
    setTimeout(() => ended?.remove(), 2 * PROGRESS.speed)
  }
  const start = (): void => {
    clearTimeout(timer)
    if (!bar) timer = setTimeout(appear, PROGRESS.delay)
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
