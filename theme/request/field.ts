import { form } from '../../src/model/texts/scripts.ts'
import { element } from '../dom.ts'
import { languageIn, saidNode, shownTexts } from '../texts/shown.ts'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export type FieldOptions = {
  id: string
  label: string
  required?: boolean
  control: Control
  /** Returns the error of a text; empty if there is none. */
  errorIn?(text: string): string
  changed(text: string): void
}

/** A control with its label, and its error while the reader types. */
export function field({
  id,
  label,
  required = false,
  control,
  errorIn = () => '',
  changed,
}: FieldOptions): HTMLElement {
  const error = element('p', { id: `${id}-error`, class: 'api-error', 'aria-live': 'polite' })
  control.id = id
  control.required = required
  control.setAttribute('aria-describedby', error.id)
  const check = (): void => {
    const found = errorIn(control.value)
    control.setAttribute('aria-invalid', String(found !== ''))
    // An unchanged error is not announced again at every keystroke.
    if (error.textContent !== found) error.textContent = found
  }
  control.addEventListener('input', () => {
    check()
    changed(control.value)
  })
  control.addEventListener('blur', check)
  if (control.value !== '') check()
  const name = element('label', { for: id }, label)
  const texts = shownTexts('form', form)
  if (required) name.append(' ', element('span', { class: 'api-mark' }, saidNode(texts, texts.required)))
  return element('div', { class: 'api-field-own' }, name, control, error)
}

/** A select element; its first, empty option means no value. */
export function choiceOf(values: string[], value: string): HTMLSelectElement {
  const select = element('select', { autocomplete: 'off' })
  const texts = shownTexts('form', form)
  select.append(element('option', { value: '', ...languageIn(texts, texts.noValue) }, texts.noValue))
  for (const each of values) select.append(element('option', { value: each }, each))
  select.value = value
  return select
}

export function lineOf(value: string, attributes: Record<string, string | undefined> = {}): HTMLInputElement {
  const input = element('input', { type: 'text', ...attributes })
  input.value = value
  return input
}

export function linesOf(value: string, rows: number): HTMLTextAreaElement {
  const area = element('textarea', { rows: String(rows) })
  area.value = value
  return area
}
