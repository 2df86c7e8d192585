/** What a reader has decided about the list of problems, for as long as the tab is open. */
type Decision = {
  /** Whether it was opened. */
  open: boolean
  /** The errors in spite of which it was closed. */
  seen: string[]
}

const KEY = 'portalgen:problems'

const UNDECIDED: Decision = { open: false, seen: [] }

/** Errors open the list, unless it was closed in spite of them; warnings do not. */
export function isOpen(errors: string[]): boolean {
  const { open, seen } = read()
  return open || errors.some((error) => !seen.includes(error))
}

export const open = (): void => write({ ...read(), open: true })

export const close = (errors: string[]): void => write({ open: false, seen: errors })

function read(): Decision {
  try {
    return { ...UNDECIDED, ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') }
  } catch {
    // Storage may be forbidden.
    return UNDECIDED
  }
}

function write(decision: Decision): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(decision))
  } catch {
    // Storage may be forbidden or full; the decision is then forgotten with the page.
  }
}
