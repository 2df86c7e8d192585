const KEY = 'portalgen.sidebar'

/** Keeps the categories of the sidebar as the reader left them, for the session. Those of the page are always open. */
export function sidebarFolds(signal: AbortSignal): void {
  const sidebar = document.querySelector('#menu .sidebar')
  if (!sidebar) return
  const folds = readFolds()
  for (const category of sidebar.querySelectorAll('details')) {
    const open = folds[nameOf(category)]
    if (open !== undefined && !category.querySelector('[aria-current]')) category.open = open
  }
  const onClick = ({ target }: Event): void => {
    const category = target instanceof Element ? target.closest('summary')?.closest('details') : null
    // The click is still to open or close it.
    if (category) writeFolds({ ...readFolds(), [nameOf(category)]: !category.open })
  }
  sidebar.addEventListener('click', onClick, { signal })
}

/** A category has the name of its page, or else of its label and of the first page in it. */
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
    // Denied, or written by somebody else.
    return {}
  }
}

function writeFolds(folds: Folds): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(folds))
  } catch {
    // Not remembered; nothing else changes.
  }
}
