import { createHash } from 'node:crypto'

/**
 * Code as it stands in a page, where nothing in it may end its element. Line ends are those of HTML, since the policy has the hash of
 * what browsers read. After a comment's start, another start of a script would hide the end of this one. JSON has this escape, too.
 */
export function inlineCode(code: string): string {
  const text = code.replace(/\r\n?/g, '\n')
  return text.replace(text.includes('<!--') ? /<(?=\/?script)/gi : /<(?=\/script)/gi, '\\u003c')
}

export const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/**
 * The types of scripts that the policy governs; those of any other type are data.
 * https://mimesniff.spec.whatwg.org/#javascript-mime-type
 */
const RUNS =
  /^(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))?$/i

export const isRun = (type = ''): boolean => RUNS.test(type.trim())
