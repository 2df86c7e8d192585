import type { Code, Token } from '../../model/code.ts'
import { type FenceMeta, isWithin } from './fenceMeta.ts'

/** A code block: its code, and the display options of its fence. */
export type CodeBlock = { code: Code; meta: FenceMeta }

/** The markup of a code block. */
export function codeFigure({ code: { language, lines }, meta }: CodeBlock): string {
  const numbered = meta.firstNumber === undefined ? '' : ' numbered'
  const title = meta.title ? `<figcaption class="code-title">${escapeCode(meta.title)}</figcaption>` : ''
  const code = lines.map((line, index) => lineMarkup(line, index, meta)).join('\n')
  return (
    `<figure class="code${numbered}" data-language="${attribute(language)}">${title}` +
    `<pre tabindex="0"><code>${code}</code></pre>` +
    '<button class="copy" type="button" hidden>Copy</button></figure>'
  )
}

function lineMarkup(tokens: Token[], index: number, meta: FenceMeta): string {
  let content = ''
  for (const token of tokens) content += tokenMarkup(token)
  const number = index + 1
  const marks = [
    isWithin(number, meta.highlighted) ? ' highlighted' : '',
    isWithin(number, meta.inserted) ? ' inserted' : '',
    isWithin(number, meta.deleted) ? ' deleted' : '',
  ].join('')
  const shown = meta.firstNumber === undefined ? '' : ` data-line="${meta.firstNumber + index}"`
  return `<span class="line${marks}"${shown}>${content}</span>`
}

const tokenMarkup = ({ text, kind }: Token): string =>
  kind === '' ? escapeCode(text) : `<span class="tok-${kind}">${escapeCode(text)}</span>`

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A fast path: most of the many tokens need no escaping. */
const escapeCode = (code: string): string =>
  /[&<>]/.test(code) ? code.replace(/[&<>]/g, (character) => ESCAPES[character] ?? '') : code

const attribute = (value: string): string => escapeCode(value).replaceAll('"', '&quot;')
