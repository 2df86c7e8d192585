import { closeOnBack } from './closeOnBack.ts'
import { keepWidth } from './keepWidth.ts'
import { loadChunk } from './loadChunk.ts'

/**
 * Opens the search by its button, `Ctrl K`, `⌘ K` and `/`. The dialog and its input are there at once, so that no key is
 * lost while the rest of the search loads.
 */
export function lazySearch(): void {
  let box: SearchBox | undefined
  const open = (words = ''): void => {
    box ??= searchBox()
    if (words !== '') {
      box.input.value = words
      box.input.dispatchEvent(new Event('input'))
    }
    if (!box.dialog.open) {
      keepWidth()
      box.dialog.showModal()
    }
    box.input.select()
  }
  addEventListener('keydown', (event) => {
    if (!isShortcut(event) || (document.querySelector('dialog[open]') && !box?.dialog.open)) return
    event.preventDefault()
    open()
  })
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-search]') : null
    if (button) open(button.dataset['search'])
  })
  if (/Mac|iPhone|iPad/.test(navigator.userAgent)) {
    for (const key of document.querySelectorAll('.search-button kbd')) key.textContent = '⌘ K'
  }
}

/** What the search is shown in. */
export type SearchBox = {
  dialog: HTMLDialogElement
  input: HTMLInputElement
  body: HTMLElement
  /** The Enter that was the last key: whoever types fast presses it before the answer is there. */
  entered: KeyboardEvent | undefined
}

/** Where script stands, `/` is text, and with a modifier it is somebody else's. */
function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, target, isComposing }: KeyboardEvent): boolean {
  if (altKey || isComposing) return false
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !shiftKey
  const isTyping =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  return key === '/' && !ctrlKey && !metaKey && !isTyping
}

function searchBox(): SearchBox {
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
  fill(box)
  return box
}

function fill(box: SearchBox): void {
  const { body, input } = box
  body.innerHTML = '<p class="spinner" role="status"><span class="sr-only">Loading the search</span></p>'
  loadChunk('search', () => import('../search/searchResults.tsx')).then(
    ({ showSearch }) => showSearch(box),
    () => {
      const reason = navigator.onLine ? 'The site did not answer.' : 'You are offline.'
      body.innerHTML =
        `<div class="search-error" role="alert"><p>The search could not be loaded. ${reason}</p>` +
        '<button type="button" class="button">Retry</button></div>'
      body.querySelector('button')?.addEventListener('click', () => {
        input.focus()
        fill(box)
      })
    },
  )
}
