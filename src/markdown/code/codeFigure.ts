import { escapeCode } from './codeMarkup.ts'
import { type FenceMeta, isWithin } from './fenceMeta.ts'

export type CodeFigure = { language: string; meta: FenceMeta; lines: string[] }

/** The markup of a code block from its lines' markup. */
export function codeFigure({ language, meta, lines }: CodeFigure): string {
  const numbered = meta.firstNumber === undefined ? '' : ' numbered'
  const title = meta.title ? `<figcaption class="code-title">${escapeCode(meta.title)}</figcaption>` : ''
  const code = lines.map((line, index) => lineMarkup(line, index, meta)).join('\n')
  return (
    `<figure class="code${numbered}" data-language="${attribute(language)}">${title}` +
    `<pre tabindex="0"><code>${code}</code></pre>` +
    '<button class="copy" type="button" hidden>Copy</button></figure>'
  )
}

function lineMarkup(line: string, index: number, meta: FenceMeta): string {
  const number = index + 1
  const marks = [
    isWithin(number, meta.highlighted) ? ' highlighted' : '',
    isWithin(number, meta.inserted) ? ' inserted' : '',
    isWithin(number, meta.deleted) ? ' deleted' : '',
  ].join('')
  const shown = meta.firstNumber === undefined ? '' : ` data-line="${meta.firstNumber + index}"`
  return `<span class="line${marks}"${shown}>${line}</span>`
}

const attribute = (value: string): string => escapeCode(value).replaceAll('"', '&quot;')
