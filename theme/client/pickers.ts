/** Closes the open menu of a page when the reader turns to something else, or presses Escape. */
export function pickers(signal: AbortSignal): void {
  const close = (event: Event): void => {
    const isKey = event instanceof KeyboardEvent
    if (isKey && event.key !== 'Escape') return
    for (const picker of document.querySelectorAll<HTMLDetailsElement>('.picker[open]')) {
      picker.open = !isKey && event.composedPath().includes(picker)
      if (isKey) picker.querySelector('summary')?.focus()
    }
  }
  for (const type of ['click', 'focusin', 'keydown']) addEventListener(type, close, { signal })
}
