import { element } from '../dom.ts'
import { type FieldOptions, field, lineOf } from './field.ts'

/** A field for a secret, hidden until the reader shows it. */
export function keyField(
  options: Omit<FieldOptions, 'control' | 'required' | 'troubleWith'>,
  value: string,
): HTMLElement {
  const control = lineOf(value, { type: 'password', autocomplete: 'off' })
  const made = field({ ...options, required: false, control, troubleWith: () => '' })
  const show = element(
    'button',
    { type: 'button', 'aria-pressed': 'false', 'aria-label': `Show ${options.label}` },
    'Show',
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
