import { element } from '../dom.ts'
import { onLinkClick } from './onLinkClick.ts'

/** What a frame may do. With its own origin it can use its storage, but not the page, which has another one. */
const ALLOWED =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation'

/** Shows a frame in the place of a link that leads to what is embedded. Until then nothing is asked of its host. */
export const embeds = (signal: AbortSignal): void =>
  onLinkClick('.embed a', signal, (link) => {
    const figure = link.closest<HTMLElement>('.embed')
    if (figure) show(figure)
  })

function show(figure: HTMLElement): void {
  const { src, title } = figure.dataset
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
