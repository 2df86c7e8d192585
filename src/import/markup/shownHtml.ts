import { allKnown } from '../read/allKnown.ts'
import { MARKUP } from '../read/javascript/scope.ts'
import { isObject, type Json, textAt } from '../read/json.ts'
import { htmlText } from './htmlText.ts'

/** Values that are shown are text; conditions are not shown. */
export function shownHtml(value: Json | undefined): string | undefined {
  if (value === undefined) return undefined
  if (value === null || typeof value === 'boolean') return ''
  if (Array.isArray(value)) return together(value.map(shownHtml))
  if (isObject(value)) return textAt(value, MARKUP)
  return htmlText(String(value))
}

/** A list may have the same long text often. */
const LONGEST_HTML = 10_000_000

export function together(parts: (string | undefined)[]): string | undefined {
  const length = parts.reduce((sum, part = '') => sum + part.length, 0)
  return length > LONGEST_HTML ? undefined : allKnown(parts)?.join('')
}
