import { script } from '../../src/model/texts/scripts.ts'
import { element } from '../dom.ts'
import { shownTexts } from '../texts/shown.ts'

/** Shows the picture of a link in a dialog as large as the screen allows. Any click, Escape and another page close it. */
export function zoom(signal: AbortSignal): void {
  if (!document.querySelector('.zoom')) return
  const onClick = (event: MouseEvent): void => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.zoom') : null
    const picture = link?.querySelector('img')
    // With a key, the reader opens the file elsewhere.
    if (!link || !picture || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
    event.preventDefault()
    show(link.href, picture.alt, signal)
  }
  document.addEventListener('click', onClick, { signal })
}

function show(src: string, alt: string, signal: AbortSignal): void {
  const name = shownTexts('script', script).closePicture
  const close = element('button', { class: 'icon-button zoomed-close', type: 'button', 'aria-label': name })
  close.append(element('span', { class: 'icon icon-close' }))
  const dialog = element('dialog', { class: 'zoomed', 'aria-label': alt }, element('img', { src, alt }), close)
  const remove = (): void => dialog.remove()
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', remove)
  signal.addEventListener('abort', remove)
  document.body.append(dialog)
  dialog.showModal()
}
