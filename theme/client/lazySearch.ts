import { script } from '../../src/model/texts/scripts.ts'
import { fill as filled } from '../../src/model/texts/texts.ts'
import { element, nearest } from '../dom.ts'
import { type SearchBox, searchBox } from '../search/searchBox.ts'
import { saidNode, shownTexts } from '../texts/shown.ts'
import type { BrowserParts } from './browserParts.ts'
import { EARLY_WORDS } from './earlySearch.ts'
import { keepWidth } from './keepWidth.ts'
import { loadChunk } from './loadChunk.ts'

/**
 * Opens the search by its button, `Ctrl K`, `⌘ K` and `/`. The dialog and its input appear at once, so that no
 * keystroke is lost while the rest of the search loads.
 */
export function lazySearch(load: BrowserParts['search']): void {
  let box: SearchBox | undefined
  const open = (words = ''): void => {
    box ??= loadedBox(load)
    if (words !== '') box.input.value = words
    // The page may be of another version than the one of the results.
    box.input.dispatchEvent(new Event('input'))
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
  addEventListener('click', (event) => {
    const button = nearest<HTMLElement>(event, '[data-search]')
    if (button) open(button.dataset['search'])
  })
  if (/Mac|iPhone|iPad/.test(navigator.userAgent)) {
    for (const key of document.querySelectorAll('.search-button kbd')) key.textContent = '⌘ K'
  }
  const early = document.documentElement.getAttribute(EARLY_WORDS)
  if (early === null) return
  document.documentElement.removeAttribute(EARLY_WORDS)
  open(early)
  // Readers are in the middle of a word.
  box?.input.setSelectionRange(early.length, early.length)
}

/** In text fields `/` is text, and with a modifier it belongs to the browser or the system. */
function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, target, isComposing }: KeyboardEvent): boolean {
  if (altKey || isComposing) return false
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !shiftKey
  const isTyping =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  return key === '/' && !ctrlKey && !metaKey && !isTyping
}

function loadedBox(load: BrowserParts['search']): SearchBox {
  const box = searchBox()
  fill(box, load)
  return box
}

function fill(box: SearchBox, load: BrowserParts['search']): void {
  const { body, input } = box
  const texts = shownTexts('script', script)
  const loading = element('span', { class: 'sr-only' }, saidNode(texts, texts.loadingSearch))
  body.replaceChildren(element('p', { class: 'spinner', role: 'status' }, loading))
  loadChunk('search', load).then(
    ({ showSearch }) => showSearch(box),
    () => {
      const reason = navigator.onLine ? texts.noAnswer : texts.offline
      const message = element(
        'p',
        {},
        saidNode(texts, texts.searchNotLoaded, filled(texts.searchNotLoaded, { reason })),
      )
      const retry = element('button', { type: 'button', class: 'button' }, saidNode(texts, texts.retry))
      retry.addEventListener('click', () => {
        input.focus()
        fill(box, load)
      })
      body.replaceChildren(element('div', { class: 'search-error', role: 'alert' }, message, retry))
    },
  )
}
