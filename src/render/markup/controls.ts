import { writeAttribute } from './attributes.ts'
import type { Context, Props } from './context.ts'
import { escapeText } from './escapeText.ts'
import { openTag, writeAttributes } from './openTag.ts'
import { onlyReactKnows } from './unknown.ts'

/** React writes these after the others, in this order. */
const OF_SUBMIT = ['name', 'formAction', 'formEncType', 'formMethod', 'formTarget']
const OF_STATE = ['checked', 'defaultChecked', 'value', 'defaultValue']
const OF_FORM = ['action', 'encType', 'method', 'target']
const OF_TEXT = ['value', 'defaultValue']

export const openButton = (props: Props): string =>
  `${openTag('button', props, OF_SUBMIT)}${writeAttributes(props, OF_SUBMIT)}>`

export const openForm = (props: Props): string =>
  `${openTag('form', props, OF_FORM)}${writeAttributes(props, OF_FORM)}>`

export const openSelect = (props: Props): string => `${openTag('select', props, OF_TEXT)}>`

export function writeInput(props: Props): string {
  const checked = props['checked'] ?? props['defaultChecked']
  const value = props['value'] ?? props['defaultValue']
  return [
    openTag('input', props, [...OF_SUBMIT, ...OF_STATE]),
    writeAttributes(props, OF_SUBMIT),
    checked && typeof checked !== 'function' && typeof checked !== 'symbol' ? ' checked=""' : '',
    value === null || value === undefined ? '' : writeAttribute('value', value),
    '/>',
  ].join('')
}

export function openOption(props: Props, { selected }: Context): string {
  const isSelected =
    selected === null || selected === undefined
      ? Boolean(props['selected'])
      : textOf(selected) === textOf(props['value'] ?? props['children'])
  return `${openTag('option', props, ['selected'])}${isSelected ? ' selected=""' : ''}>`
}

export function writeTextArea(props: Props): string {
  const value = props['children'] ?? props['value'] ?? props['defaultValue']
  const isTwice =
    (props['children'] ?? undefined) !== undefined &&
    (props['value'] ?? props['defaultValue'] ?? undefined) !== undefined
  if (isTwice || (props['dangerouslySetInnerHTML'] ?? undefined) !== undefined) return onlyReactKnows()
  const text = value === null || value === undefined ? '' : textOf(value)
  // A browser leaves the first line feed out.
  return `${openTag('textarea', props, OF_TEXT)}>${text.startsWith('\n') ? '\n' : ''}${escapeText(text)}</textarea>`
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : onlyReactKnows()
