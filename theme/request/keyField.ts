import { form } from '../../src/model/texts/scripts.ts'
import { fill } from '../../src/model/texts/texts.ts'
import { element } from '../dom.ts'
import { saidNode, shownTexts } from '../texts/shown.ts'
import { type FieldOptions, field, lineOf } from './field.ts'

/** A field for a secret, hidden until the reader shows it. */
export function keyField(options: Omit<FieldOptions, 'control' | 'required' | 'errorIn'>, value: string): HTMLElement {
  const control = lineOf(value, { type: 'password', autocomplete: 'off' })
  const made = field({ ...options, control })
  const texts = shownTexts('form', form)
  const show = element(
    'button',
    { type: 'button', 'aria-pressed': 'false', 'aria-label': fill(texts.showKey, { key: options.label }) },
    saidNode(texts, texts.show),
  )
  show.addEventListener('click', () => {
    const isShown = control.type === 'password'
    control.type = isShown ? 'text' : 'password'
    show.setAttribute('aria-pressed', String(isShown))
  })
  control.after(show)
  made.classList.add('api-field-key')
  return made
}
