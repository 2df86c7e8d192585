import { element } from '../dom.ts'

/** What a frame may do. With its own origin it can use its storage, but not the page, which has another one. */
const ALLOWED =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation'

/** Puts a frame in the place of the link of an embed. */
export function showFrame(link: HTMLAnchorElement): void {
  const figure = link.closest<HTMLElement>('.embed')
  const { src, title } = figure?.dataset ?? {}
  const frame = element('iframe', {
    src,
    title,
    sandbox: ALLOWED,
    allow: 'fullscreen; picture-in-picture; encrypted-media; clipboard-write',
    referrerpolicy: 'strict-origin-when-cross-origin',
  })
  figure?.firstElementChild?.replaceWith(frame)
  frame.focus()
}
