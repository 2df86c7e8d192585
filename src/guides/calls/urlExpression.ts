import type { LocatedText } from './call.ts'
import { splitAt } from './sourceText.ts'

/** The address that an expression makes, with `{…}` for what is put in; undefined when nothing of it is written out. */
export function urlOf(expression: LocatedText, comment: '//' | '#'): LocatedText | undefined {
  const built = /^new URL\(/.exec(expression.text)
  if (built) return urlOfConstructor(expression, comment)
  const pieces = splitAt(expression.text, '+', comment, expression.at).map((piece) => ({
    ...piece,
    written: stringIn(piece.text),
  }))
  const [first] = pieces.filter(({ written }) => written !== undefined)
  if (!first) return undefined
  const text = pieces.map(({ text: code, written }) => written ?? `{${nameIn(code)}}`).join('')
  return { text, at: first.at }
}

/** `new URL('/offers', base)`. */
function urlOfConstructor({ text, at }: LocatedText, comment: '//' | '#'): LocatedText | undefined {
  const inside = text.slice('new URL('.length, -1)
  const [path, base] = splitAt(inside, ',', comment, at + 'new URL('.length)
  const written = path && urlOf(path, comment)
  if (!written || !base) return written
  return { text: `{${nameIn(base.text)}}/${written.text.replace(/^\//, '')}`, at: written.at }
}

/** The content of a string literal: of JavaScript, also with `${…}`, or of Python, also an f-string. */
export function stringIn(text: string): string | undefined {
  const [, prefix = '', quote, content] = /^([a-zA-Z]{0,2})("""|'''|["'`])([\s\S]*)\2$/.exec(text) ?? []
  if (quote === undefined || content === undefined) return undefined
  if (quote === '`') return content.replace(/\$\{([^}]{0,300})\}/g, (_, code: string) => `{${nameIn(code)}}`)
  if (/f/i.test(prefix)) return content.replace(/\{([^{}]*)\}/g, (_, code: string) => `{${nameIn(code)}}`)
  return prefix === '' || /^[rub]{1,2}$/i.test(prefix) ? content : undefined
}

/** `encodeURIComponent(offer.id)` puts in `offer.id`. */
const nameIn = (code: string): string => /(?<![\w$.])([\w$.]+)\)*$/.exec(code.trim())?.[1] ?? '…'
