import type { Word } from '../reading.ts'
import { type CodeWords, nextOf, readWords } from '../readWords.ts'

const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/
/** A template with no expressions but names. */
const TEMPLATE = /`(?:[^`\\$]|\\[\s\S]|\$(?!\{)|\$\{[A-Za-z_$][\w$]*\})*`/
const REGEXP = /\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[dgimsuvy]*(?![\w$])/

const NEXT = nextOf({
  space: /\s*/,
  comment: /\/\/.*|\/\*(?:[^*]|\*(?!\/))*\*\//,
  string: new RegExp(`${STRING.source}|${TEMPLATE.source}`),
  word: /[A-Za-z_$][\w$]*/,
  number: /0[xX][\da-fA-F]+|\d+(?:\.\d+)?(?![\w.])/,
  mark: /=>|\.\.\.|\?\.|\?\?=?|[=!]==?|&&|\|\||\+\+|--|\*\*|[-+*%]=|<=|>=|[-+*/%&|!?:;,.=<>()[\]{}]/,
})

/** The words of a script. Regular expressions are strings. */
export const scriptWords = (code: string): CodeWords | undefined =>
  readWords(code, NEXT, (mark, at, before) => (mark === '/' && expectsValue(before) ? regexpAt(code, at) : undefined))

const VALUE_FOLLOWS = new Set(['return', 'typeof', 'case', 'in', 'of', 'delete', 'void', 'await', 'throw'])

/** Whether a value follows a word or mark, rather than an operator. */
export function expectsValue(before: Word | undefined): boolean {
  if (before?.kind === 'mark') return !/^(?:[)\]}]|\+\+|--)$/.test(before.text)
  return !before || (before.kind === 'word' && VALUE_FOLLOWS.has(before.text))
}

function regexpAt(code: string, at: number): string | undefined {
  const regexp = new RegExp(REGEXP, 'y')
  regexp.lastIndex = at
  return regexp.exec(code)?.[0]
}
