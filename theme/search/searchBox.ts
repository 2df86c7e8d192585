import { search } from '../../src/model/texts/scripts.ts'
import { closeOnBack } from '../client/closeOnBack.ts'
import { element } from '../dom.ts'
import { shownTexts } from '../texts/shown.ts'

/** What the search is shown in. */
export type SearchBox = {
  dialog: HTMLDialogElement
  input: HTMLInputElement
  body: HTMLElement
  /** The event of Enter, if that was the last key: fast typists press it before the results arrive. */
  entered: KeyboardEvent | undefined
}

const inputAttributes = (name: string) => ({
  type: 'text',
  role: 'combobox',
  'aria-label': name,
  'aria-autocomplete': 'list',
  'aria-expanded': 'false',
  'aria-controls': '__search-results',
  placeholder: name,
  inputmode: 'search',
  enterkeyhint: 'go',
  autocomplete: 'off',
  autocapitalize: 'off',
  spellcheck: 'false',
  maxlength: '200',
})

/** A closed dialog with an empty body. It closes by its button, its backdrop, Escape, and when the page changes beneath it. */
export function searchBox(): SearchBox {
  const texts = shownTexts('search', search)
  const input = element('input', inputAttributes(texts.name))
  const button = element(
    'button',
    { type: 'button', class: 'search-close', 'aria-label': texts.close },
    element('kbd', {}, texts.escape),
    element('span', { class: 'icon icon-close' }),
  )
  const head = element('div', { class: 'search-head' }, element('span', { class: 'icon icon-search' }), input, button)
  const body = element('div', { class: 'search-body' })
  const dialog = element('dialog', { class: 'search', 'aria-label': texts.name }, head, body)
  document.body.append(dialog)
  const box: SearchBox = { dialog, input, body, entered: undefined }
  input.addEventListener('keydown', (event) => {
    box.entered = event.key === 'Enter' && !event.isComposing ? event : undefined
  })
  const close = (): void => dialog.close()
  button.addEventListener('click', close)
  // The target is the dialog itself only for the backdrop; a text selection with the mouse may also end there.
  let pressed: EventTarget | null = null
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target
  })
  dialog.addEventListener('click', ({ target }) => target === dialog && pressed === dialog && close())
  // Also closes when a result was followed, by navigation or by a jump within the page.
  closeOnBack(dialog, () => dialog.open, close)
  addEventListener('hashchange', close)
  // A page that comes back from the browser's cache must not come back with its search open.
  addEventListener('pagehide', close)
  return box
}
