import { script } from '../../src/model/texts/scripts.ts'
import { element } from '../dom.ts'
import { saidNode, shownTexts } from '../texts/shown.ts'
import { whenSeen } from './whenSeen.ts'

/**
 * Adds a button that wraps long lines to code blocks whose code or title is wider than its space. Blocks are measured
 * when they come into view and after the window was resized, since a reference page has hundreds of them.
 */
export function wrapButtons(signal: AbortSignal, blocks: Iterable<Element> = document.querySelectorAll('.code')): void {
  addEventListener('resize', whenSeen(blocks, signal, offerWrap), { signal })
}

function offerWrap(figure: Element): void {
  // A wrapped block is never too wide, but must keep the button that undoes the wrapping.
  if (figure.hasAttribute('data-wrapped')) return
  const button = figure.querySelector('.wrap')
  const isWide = [...figure.querySelectorAll('pre, .code-title')].some((each) => each.scrollWidth > each.clientWidth)
  if (!isWide) button?.remove()
  else if (!button) figure.append(wrapButton(figure))
}

function wrapButton(figure: Element): Element {
  const texts = shownTexts('script', script)
  const attributes = { type: 'button', class: 'wrap', 'aria-pressed': 'false' }
  const button = element('button', attributes, saidNode(texts, texts.wrap))
  button.addEventListener('click', () => {
    button.setAttribute('aria-pressed', String(figure.toggleAttribute('data-wrapped')))
  })
  return button
}
