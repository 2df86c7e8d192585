/** Reads and writes the reader's choices in the browser's storage. */
export const COLOR_MODE_KEY = 'portalgen.color-mode'
export const ANNOUNCEMENT_KEY = 'portalgen.announcement'
export const VERSION_KEY = 'portalgen.docs-version'
export const serverKey = (api: string): string => `portalgen.server.${api}`
export const tabKey = (group: string): string => `portalgen.tab.${group}`

// A browser may deny storage by throwing on access. The page then works as for a new reader.

export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Undefined removes the value. */
export function store(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // The value is not remembered; nothing else changes.
  }
}

/** Calls `changed` when another tab stores or removes the value. Returns a function that unsubscribes. */
export function followStored(key: string, changed: (value: string | undefined) => void): () => void {
  const listener = (event: StorageEvent): void => {
    // A key of null means that everything was removed.
    if (event.key === key || event.key === null) changed(readStored(key))
  }
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
