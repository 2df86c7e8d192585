import type { ParameterPlace } from '../../src/model/requestModel.ts'
import { form as words } from '../../src/model/texts/scripts.ts'
import { element } from '../dom.ts'
import { saidNode, shownTexts } from '../texts/shown.ts'
import { field, linesOf } from './field.ts'
import { bodyError, parameterError } from './inputErrors.ts'
import { keyField } from './keyField.ts'
import type { OperationPart } from './operationPart.ts'
import { parameterControl } from './parameterControl.ts'
import type { OperationFormState } from './requestForm.ts'

export type FormChanges = {
  /** Called when a value of the operation has changed. */
  changed(): void
  /** Called when a key has changed, which other operations share. */
  keyChanged(id: string, value: string): void
  /** Called when all values are reset. */
  reset(): void
}

type FormOptions = FormChanges & { id: string; operation: OperationFormState; keys: ReadonlyMap<string, string> }

/** Inserts the form of an operation below its code, or removes it. */
export function showForm(part: OperationPart, keys: ReadonlyMap<string, string>, changes: FormChanges): void {
  const { id, operation, samples } = part
  const button = samples.querySelector('.api-fill')
  samples.querySelector('.api-form')?.remove()
  button?.setAttribute('aria-expanded', String(operation.isOpen))
  if (operation.isOpen) button?.after(operationForm({ ...changes, id: `__fill-${id}`, operation, keys }))
}

/** A key has the same value in every form of the page; the field that the reader types in is not updated. */
export function fillKeyFields(page: Element, keys: ReadonlyMap<string, string>): void {
  for (const each of page.querySelectorAll<HTMLElement>('[data-key]')) {
    const input = each.querySelector('input')
    if (input && input !== document.activeElement) input.value = keys.get(each.dataset['key'] ?? '') ?? ''
  }
}

const PLACES: ParameterPlace[] = ['path', 'query', 'querystring', 'header', 'cookie']

/** All fields of a request. They have no names, so that they can never be submitted. */
function operationForm(options: FormOptions): HTMLFormElement {
  const texts = shownTexts('form', words)
  const form = element('form', {
    class: 'api-form',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-label': texts.name,
  })
  const reset = element('button', { type: 'button', class: 'api-reset' }, saidNode(texts, texts.reset))
  reset.addEventListener('click', options.reset)
  form.addEventListener('submit', (event) => event.preventDefault())
  form.append(
    element('p', {}, saidNode(texts, texts.notice)),
    ...part(saidNode(texts, texts.keys), keyFields(options)),
    ...PLACES.flatMap((place) => part(saidNode(texts, texts[place]), parameterFields(options, place))),
    ...part(saidNode(texts, texts.body), bodyFields(options)),
    reset,
  )
  return form
}

const part = (title: Node | string, fields: HTMLElement[]): HTMLElement[] =>
  fields.length === 0 ? [] : [element('fieldset', {}, element('legend', {}, title), ...fields)]

const keyFields = ({ id, operation, keys, keyChanged }: FormOptions): HTMLElement[] =>
  operation.model.keys.map((key, index) => {
    const changed = (text: string): void => keyChanged(key.id, text.trim())
    const made = keyField({ id: `${id}-key-${index}`, label: key.label, changed }, keys.get(key.id) ?? '')
    made.dataset['key'] = key.id
    return made
  })

const parameterFields = ({ id, operation, changed }: FormOptions, place: ParameterPlace): HTMLElement[] =>
  operation.model.parameters.flatMap((parameter, index) => {
    if (parameter.place !== place) return []
    return field({
      id: `${id}-${index}`,
      label: parameter.name,
      required: parameter.required,
      control: parameterControl(parameter, operation.parameters[index] ?? ''),
      errorIn: (text) => parameterError(parameter, text),
      changed(text) {
        operation.parameters[index] = text || undefined
        changed()
      },
    })
  })

const bodyFields = ({ id, operation, changed }: FormOptions): HTMLElement[] =>
  operation.model.bodies.map((body, index) =>
    field({
      id: `${id}-body-${index}`,
      label: body.type,
      required: body.required,
      control: linesOf(operation.bodies[index] ?? '', 10),
      errorIn: (text) => bodyError(body, text),
      changed(text) {
        operation.bodies[index] = text || undefined
        changed()
      },
    }),
  )
