import { element } from '../dom.ts'

/** What a frame may do. With its own origin it can use its storage, but not the page, which has another one. */
const ALLOWED =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation'

/** Shows a frame in the place of a link that leads to what is embedded. Until then nothing is asked of its host. */
export function embeds(signal: AbortSignal): void {
  if (!document.querySelector('.embed')) return
  const onClick = (event: MouseEvent): void => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
    const link = target instanceof Element ? target.closest('.embed a') : null
    const figure = link?.closest<HTMLElement>('.embed')
    // With a modifier key, the link opens in another tab or window.
    if (!figure || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
    event.preventDefault()
    show(figure)
  }
  document.addEventListener('click', onClick, { signal })
}

function show(figure: HTMLElement): void {
  const { src = '', title = '' } = figure.dataset
  const frame = element('iframe', {
    src,
    title,
    sandbox: ALLOWED,
    allow: 'fullscreen; picture-in-picture; encrypted-media; clipboard-write',
    referrerpolicy: 'strict-origin-when-cross-origin',
  })
  figure.firstElementChild?.replaceWith(frame)
  frame.focus()
}
