import { closeOnBack } from './closeOnBack.ts'
import { keepWidth } from './keepWidth.ts'
import { loadChunk } from './loadChunk.ts'

/**
 * Opens the search by its button, `Ctrl K`, `⌘ K` and `/`. The dialog and its input are there at once, so that no key is
 * lost while the rest of the search loads.
 */
export function searchTrigger(): void {
  let box: SearchBox | undefined
  const open = (words = ''): void => {
    box ??= searchBox()
    if (words !== '') box.input.value = words
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
export type SearchBox = { dialog: HTMLDialogElement; input: HTMLInputElement; body: HTMLElement }

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
    '<button type="button" class="search-close" aria-label="Esc: close search"><kbd>Esc</kbd></button></div>' +
    '<div class="search-body"></div>'
  document.body.append(dialog)
  const input = dialog.querySelector('input')
  const body = dialog.querySelector<HTMLElement>('.search-body')
  if (!input || !body) throw new Error('the search has no input')
  const box = { dialog, input, body }
  const close = (): void => dialog.close()
  dialog.querySelector('.search-close')?.addEventListener('click', close)
  // The backdrop is the dialog's own; everything else lies in its children.
  dialog.addEventListener('click', ({ target }) => target === dialog && close())
  // Also when a result was followed: the page changes beneath.
  closeOnBack(() => dialog.open, close)
  fill(box)
  return box
}

function fill(box: SearchBox): void {
  const { body } = box
  body.innerHTML = '<p class="spinner" role="status"><span class="sr-only">Loading the search</span></p>'
  loadChunk('search', () => import('../search/searchResults.tsx')).then(
    ({ showSearch }) => showSearch(box),
    () => {
      body.innerHTML =
        '<div class="search-trouble" role="alert"><p>The search could not be loaded.</p>' +
        '<button type="button" class="button">Retry</button></div>'
      body.querySelector('button')?.addEventListener('click', () => fill(box))
    },
  )
}
