import { nearest } from '../dom.ts'

const KEY = 'portalgen.sidebar'

/**
 * Remembers for the session which categories of the sidebar are open. Those that contain the current page are always
 * open.
 */
export function sidebarFolds(signal: AbortSignal): void {
  const sidebar = document.querySelector('#__menu .sidebar')
  if (!sidebar) return
  const folds = readFolds()
  for (const category of sidebar.querySelectorAll('details')) {
    const open = folds[nameOf(category)]
    if (open !== undefined && !category.querySelector('[aria-current]')) category.open = open
  }
  const onClick = (event: Event): void => {
    const category = nearest(event, 'summary')?.closest('details')
    // The click itself toggles the category afterwards.
    if (category) writeFolds({ ...readFolds(), [nameOf(category)]: !category.open })
  }
  sidebar.addEventListener('click', onClick, { signal })
}

/** A category is identified by its page, or else by its label and its first page. */
function nameOf(category: HTMLDetailsElement): string {
  const page = category.previousElementSibling?.getAttribute('href')
  return (
    page ?? `${category.querySelector('summary')?.textContent} ${category.querySelector('a')?.getAttribute('href')}`
  )
}

type Folds = Record<string, boolean>

function readFolds(): Folds {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter(([, open]) => typeof open === 'boolean'))
  } catch {
    // Storage is denied, or the value was written by another program.
    return {}
  }
}

function writeFolds(folds: Folds): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(folds))
  } catch {
    // The state is not remembered; nothing else changes.
  }
}
