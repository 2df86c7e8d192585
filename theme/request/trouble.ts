import type { BodyModel, ParameterModel, ValueCheck } from '../../src/model/requestModel.ts'
import { jsonTrouble } from './jsonTrouble.ts'

// Longer ones would hold up the typing, and are the server's to judge. Patterns were chosen for texts up to this length.
const LONGEST_MATCHED = 200
const LONGEST_JSON = 500_000

const REQUIRED = 'A value is required.'

/** What is wrong with the text for a parameter, as a sentence; empty when nothing is. */
export function parameterTrouble({ shape, required, rules: { checks } }: ParameterModel, text: string): string {
  if (text === '') return required ? REQUIRED : ''
  if (shape === 'serialized') return ''
  if (shape === 'list') return listTrouble(checks, text)
  return textTrouble(checks, text) || (shape === 'json' ? syntaxTrouble(text) : '')
}

export function bodyTrouble({ isJson, required }: BodyModel, text: string): string {
  if (text === '') return required ? REQUIRED : ''
  return isJson ? syntaxTrouble(text) : ''
}

const syntaxTrouble = (text: string): string => (text.length > LONGEST_JSON ? '' : jsonTrouble(text))

function listTrouble(checks: ValueCheck[], text: string): string {
  for (const [index, line] of text.split('\n').entries()) {
    const trouble = line && textTrouble(checks, line)
    if (trouble) return `Line ${index + 1}: ${trouble}`
  }
  return ''
}

const textTrouble = (checks: ValueCheck[], text: string): string =>
  checks.find((check) => !holds(check, text))?.message ?? ''

function holds(check: ValueCheck, text: string): boolean {
  if (check.kind === 'pattern') return text.length > LONGEST_MATCHED || new RegExp(check.pattern, 'u').test(text)
  const { kind, from = -Infinity, to = Infinity, isOpen } = check
  // JSON Schema counts characters, of which some are two of JavaScript's.
  const size = kind === 'length' ? [...text].length : Number(text)
  return isOpen ? size > from && size < to : size >= from && size <= to
}
