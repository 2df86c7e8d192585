import { script } from '../../src/model/texts/scripts.ts'
import { element } from '../dom.ts'
import { shownTexts } from '../texts/shown.ts'

/** Shows the picture of a link in a dialog. Any click, Escape and another page close it. */
export function showLarge(link: HTMLAnchorElement, signal: AbortSignal): void {
  if (signal.aborted) return
  const [src, alt] = [link.href, link.querySelector('img')?.alt]
  const { close: name } = shownTexts('script', script)
  const icon = element('span', { class: 'icon icon-close' })
  const close = element('button', { class: 'icon-button', 'aria-label': name }, icon)
  const dialog = element('dialog', { class: 'zoomed', 'aria-label': alt }, element('img', { src, alt }), close)
  const remove = (): void => dialog.remove()
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', remove)
  signal.addEventListener('abort', remove)
  document.body.append(dialog)
  dialog.showModal()
}
