/** How long a form that is made anew is waited for. */
const PATIENCE_MS = 5000
const INTERVAL_MS = 20

/**
 * Notes which field of a form has the focus. After an edit of the page the form is made anew, with the values that it had,
 * when the browser is idle.
 * @returns what waits for it and gives the field the focus again, unless the reader has gone on by then
 */
export function focusedField(): () => Promise<void> {
  const { activeElement: field } = document
  const around = field?.closest('form')?.parentElement?.closest('[id]')
  if (!(field instanceof HTMLElement) || !around) return async () => undefined
  const index = fieldsIn(around.id).indexOf(field)
  const caret = field instanceof HTMLInputElement ? field.selectionStart : null
  return async () => {
    const isHere = (): boolean => document.activeElement === field || document.activeElement === document.body
    for (let waited = 0; waited < PATIENCE_MS && isHere(); waited += INTERVAL_MS) {
      const again = fieldsIn(around.id)[index]
      if (again && again !== field) {
        again.focus({ preventScroll: true })
        if (again instanceof HTMLInputElement && caret !== null) again.setSelectionRange(caret, caret)
      }
      await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))
    }
  }
}

const fieldsIn = (id: string): HTMLElement[] => [
  ...(document.getElementById(id)?.querySelectorAll<HTMLElement>('form :is(input, select, textarea)') ?? []),
]
