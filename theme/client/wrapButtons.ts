import { element } from '../dom.ts'
/**
 * Gives code whose lines are wider than their block a button that wraps them. Blocks are measured when they come into view,
 * and again when the window has another size: a reference page has hundreds.
 */
export function wrapButtons(signal: AbortSignal): void {
  const figures = document.querySelectorAll('.code')
  if (figures.length === 0) return
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) offerWrap(target)
  })
  const watch = (): void => {
    observer.disconnect()
    for (const figure of figures) observer.observe(figure)
  }
  watch()
  addEventListener('resize', watch, { signal })
  signal.addEventListener('abort', () => observer.disconnect())
}

function offerWrap(figure: Element): void {
  const code = figure.querySelector('pre')
  // What is wrapped is never too wide, and has to keep the way back.
  if (!code || figure.hasAttribute('data-wrapped')) return
  const button = figure.querySelector('.wrap')
  const isWide = code.scrollWidth > code.clientWidth
  if (!isWide) button?.remove()
  else if (!button) figure.append(wrapButton(figure))
}

function wrapButton(figure: Element): Element {
  const button = element('button', { type: 'button', class: 'wrap', 'aria-pressed': 'false' }, 'Wrap')
  button.addEventListener('click', () => {
    button.setAttribute('aria-pressed', String(figure.toggleAttribute('data-wrapped')))
  })
  return button
}
