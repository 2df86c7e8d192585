import { closeOnBack } from '../client/closeOnBack.ts'

/** What the search is shown in. */
export type SearchBox = {
  dialog: HTMLDialogElement
  input: HTMLInputElement
  body: HTMLElement
  /** The Enter that was the last key: whoever types fast presses it before the answer is there. */
  entered: KeyboardEvent | undefined
}

/** A closed dialog with an empty body. It closes by its button, its backdrop, Escape, and when the page changes beneath it. */
export function searchBox(): SearchBox {
  const dialog = document.createElement('dialog')
  dialog.className = 'search'
  dialog.setAttribute('aria-label', 'Search')
  dialog.innerHTML =
    '<div class="search-head"><span class="icon icon-search"></span>' +
    '<input type="text" role="combobox" aria-label="Search" aria-autocomplete="list" aria-expanded="false"' +
    ' aria-controls="search-results" placeholder="Search" inputmode="search" enterkeyhint="go" autocomplete="off"' +
    ' autocapitalize="off" spellcheck="false" maxlength="200">' +
    '<button type="button" class="search-close" aria-label="Esc: close search"><kbd>Esc</kbd>' +
    '<span class="icon icon-close"></span></button></div>' +
    '<div class="search-body"></div>'
  document.body.append(dialog)
  const input = dialog.querySelector('input')
  const body = dialog.querySelector<HTMLElement>('.search-body')
  if (!input || !body) throw new Error('the search has no input')
  const box: SearchBox = { dialog, input, body, entered: undefined }
  input.addEventListener('keydown', (event) => {
    box.entered = event.key === 'Enter' && !event.isComposing ? event : undefined
  })
  const close = (): void => dialog.close()
  dialog.querySelector('.search-close')?.addEventListener('click', close)
  // The backdrop is the dialog's own; everything else lies in its children. Who selects text with the mouse may end there.
  let pressed: EventTarget | null = null
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target
  })
  dialog.addEventListener('click', ({ target }) => target === dialog && pressed === dialog && close())
  // Also when a result was followed: the page changes beneath. Where that is not told, a place in it is.
  closeOnBack(dialog, () => dialog.open, close)
  addEventListener('hashchange', close)
  // A page that comes back from the browser's cache must not come back with its search open.
  addEventListener('pagehide', close)
  return box
}
