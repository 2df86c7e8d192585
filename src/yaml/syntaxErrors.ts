import { quoteIt, valueInComment } from './comments.ts'

/** `at` is the offset of the cause, if it is not where the parser stopped. */
type SyntaxProblem = { message: string; fix?: string; at?: number }

/** Words what the YAML parser reports at an offset, in the terms of people who write configuration and front matter. */
export function describeSyntaxError(reason: string, text: string, offset: number): SyntaxProblem {
  if (reason.startsWith('bad indentation of a ')) return misplaced(text, offset)
  const comment = IN_BRACKETS.test(reason) ? commentBefore(text, offset) : undefined
  if (comment !== undefined) {
    const message = `"${comment}" is a comment, since "#" after a space begins one`
    return { message, fix: quoteIt(comment), at: text.lastIndexOf(comment, offset) }
  }
  const [, problem] = BY_REASON.find(([beginning]) => reason.startsWith(beginning)) ?? []
  return problem ?? { message: reason }
}

/** What is missed where a comment hides a comma or a bracket. */
const IN_BRACKETS = /^(?:missed comma|deficient indentation|unexpected end of the stream within a flow)/

/** A value that is a comment, in the line of a fault or in the one before it. */
const commentBefore = (text: string, offset: number): string | undefined =>
  text
    .slice(0, offset)
    .trimEnd()
    .split('\n')
    .slice(-2)
    .reverse()
    .map(valueInComment)
    .find((found) => found !== undefined)

export const SHALLOW_LINE = {
  message: 'this line is not indented enough to continue the value above it',
  fix: 'indent it further, or close the quotation mark or bracket',
} as const

const BY_REASON: readonly (readonly [string, SyntaxProblem])[] = [
  ['tab characters', { message: 'this line is indented with a tab', fix: 'indent with spaces' }],
  [
    'unexpected end of the stream within a flow',
    { message: 'a bracket is not closed', fix: 'add the closing bracket' },
  ],
  [
    'unexpected end of the stream within a',
    { message: 'a quotation mark is not closed', fix: 'add the closing quotation mark' },
  ],
  [
    'end of the stream or a document separator',
    {
      message: 'the text from here on does not belong to the list or mapping above it',
      fix: 'write every line as "key: value", or every line as "- item"',
    },
  ],
  ['missed comma', { message: 'a comma is missing between two items in brackets', fix: 'add the comma' }],
  ["expected the node content, but found ','", { message: 'there is no item before this comma', fix: 'remove it' }],
  ['deficient indentation', SHALLOW_LINE],
  [
    'unknown escape sequence',
    { message: 'unknown escape sequence', fix: 'write a backslash as "\\\\", or use single quotes' },
  ],
  ['the stream contains non-printable', { message: 'the file contains a control character', fix: 'remove it' }],
  [
    'name of an alias node',
    { message: '"*" is not followed by the name of an anchor', fix: 'put a value that begins with "*" in quotes' },
  ],
  [
    'name of an anchor node',
    { message: '"&" is not followed by the name of an anchor', fix: 'put a value that begins with "&" in quotes' },
  ],
  ['nesting exceeded', { message: 'lists and mappings are nested too deep' }],
]

/** The parser reports a line that is indented wrongly and a character that ends a value too early in the same words. */
function misplaced(text: string, offset: number): SyntaxProblem {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  if (before.trim() === '') {
    return {
      message: 'the indentation of this line does not match the lines above it',
      fix: 'indent all entries of a list or mapping alike',
    }
  }
  if (text[offset] === ':') {
    return {
      message: '": " cannot be part of a value without quotes',
      fix: 'put the value in quotes, or correct the indentation of this line',
    }
  }
  return { message: `unexpected "${text[offset] ?? ''}"`, fix: 'put the whole value in quotes' }
}
