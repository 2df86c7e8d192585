import { element } from '../dom.ts'

/** Makes room for the code of languages that a page does not have it in, framed like that of the first. */
export function frameMissing(api: Element): void {
  for (const panel of api.querySelectorAll('.api-snippets > :empty')) {
    const frame = panel.parentElement?.querySelector('.api-code')?.cloneNode(true)
    if (!(frame instanceof Element)) continue
    frame.querySelector('.wrap')?.remove()
    frame.querySelector('.code')?.setAttribute('data-language', 'text')
    frame.querySelector('code')?.replaceWith(element('code'))
    panel.append(frame)
  }
}
