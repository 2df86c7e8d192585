import type { BodyModel, ParameterModel, ValueCheck } from '../../src/model/requestModel.ts'
import { form } from '../../src/model/texts/scripts.ts'
import { fill } from '../../src/model/texts/texts.ts'
import { shownTexts } from '../texts/shown.ts'
import { jsonError } from './jsonError.ts'

// Longer texts would slow down typing, so they are left to the server. Patterns were selected for texts up to this
// length.
const LONGEST_MATCHED = 200
const LONGEST_JSON = 500_000

/** Returns the error in the text of a parameter, as a sentence; empty if there is none. */
export function parameterError({ shape, required, rules: { checks } }: ParameterModel, text: string): string {
  if (text === '') return required ? shownTexts('form', form).valueRequired : ''
  if (shape === 'serialized') return ''
  if (shape === 'list') return listError(checks, text)
  return textError(checks, text) || (shape === 'json' ? syntaxError(text) : '')
}

export function bodyError({ isJson, required }: BodyModel, text: string): string {
  if (text === '') return required ? shownTexts('form', form).valueRequired : ''
  return isJson ? syntaxError(text) : ''
}

const syntaxError = (text: string): string => (text.length > LONGEST_JSON ? '' : jsonError(text))

function listError(checks: ValueCheck[], text: string): string {
  for (const [index, line] of text.split('\n').entries()) {
    const error = line && textError(checks, line)
    if (error) return fill(shownTexts('form', form).line, { line: index + 1, error })
  }
  return ''
}

const textError = (checks: ValueCheck[], text: string): string =>
  checks.find((check) => !holds(check, text))?.message ?? ''

function holds(check: ValueCheck, text: string): boolean {
  if (check.kind === 'pattern') return text.length > LONGEST_MATCHED || new RegExp(check.pattern, 'u').test(text)
  const { kind, from = -Infinity, to = Infinity, isOpen } = check
  // JSON Schema counts code points, some of which are two UTF-16 code units.
  const size = kind === 'length' ? [...text].length : Number(text)
  return isOpen ? size > from && size < to : size >= from && size <= to
}
