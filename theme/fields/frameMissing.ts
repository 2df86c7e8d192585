import { element } from '../dom.ts'

/**
 * Makes room for the code of languages that a page does not have it in, framed like that of the first.
 *
 * @returns the new blocks of code
 */
export const frameMissing = (api: Element): Element[] =>
  [...api.querySelectorAll('.api-snippets > :empty')].flatMap((panel) => {
    const frame = panel.parentElement?.querySelector('.api-code')?.cloneNode(true)
    if (!(frame instanceof Element)) return []
    frame.querySelector('.wrap')?.remove()
    const block = frame.querySelector('.code')
    block?.removeAttribute('data-wrapped')
    block?.setAttribute('data-language', 'text')
    frame.querySelector('code')?.replaceWith(element('code'))
    panel.append(frame)
    return block ? [block] : []
  })
