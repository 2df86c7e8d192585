import { wellFormed } from './encode.ts'
import { escapeHidden, hasHidden, isBlock } from './hiddenCharacters.ts'
import { isText, mergeTexts } from './pieces.ts'
import type { Piece, SampleBody, SampleRequest } from './sampleRequest.ts'

/** The request as a command for a POSIX shell. */
export function curl({ method, url, headers, basic, body }: SampleRequest): string {
  const parts = [
    ['curl', ...methodOption(method, body), quote(url)].join(' '),
    ...(basic ? [`-u ${quote([basic.user, ':', basic.password])}`] : []),
    ...headers.map(({ name, value }) => `-H ${quote([`${name}: `, ...value])}`),
    ...(body ? [bodyOption(body)] : []),
  ]
  return parts.join(' \\\n  ')
}

/** curl sends GET by itself, and POST when there is a body. */
function methodOption(method: string, body: SampleBody | undefined): string[] {
  if (method === 'GET' && !body) return []
  return method === 'HEAD' ? ['--head'] : ['-X', shellText(method)]
}

/** `--data` would read a file when the text begins with "@", and drop the line ends of a file. */
function bodyOption(body: SampleBody): string {
  if ('file' in body) return `--data-binary @${body.file}`
  return `${body.text.startsWith('@') ? '--data-raw' : '--data'} ${shellText(body.text, true)}`
}

function quote(pieces: Piece[]): string {
  if (isText(pieces)) return shellText(pieces.join(''), true)
  const merged = mergeTexts(pieces)
  const inside = merged.map((piece, index) => {
    return typeof piece === 'string' ? insideDouble(piece) : variable(piece.variable, merged[index + 1])
  })
  return `"${inside.join('')}"`
}

/** Single quotes keep everything as it is. A word that needs none is left alone where that is usual. */
function shellText(text: string, always = false): string {
  const sound = wellFormed(text)
  if (!always && /^[\w.-]+$/.test(sound)) return sound
  if (isBlock(sound) || !hasHidden(sound)) return `'${sound.replaceAll("'", `'\\''`)}'`
  return `$'${escapeHidden(sound.replace(/['\\]/g, '\\$&'), escapeBytes)}'`
}

const escapeBytes = (character: string): string =>
  [...new TextEncoder().encode(character)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')

/** Variables need double quotes. An interactive shell takes "!" in them for a command of before. */
function insideDouble(text: string): string {
  const sound = wellFormed(text)
  if (hasHidden(sound)) return `"${shellText(sound)}"`
  return sound.replace(/["$`\\]/g, '\\$&').replace(/!+/g, `"'$&'"`)
}

/** Braces where the shell would read on. */
const variable = (name: string, next: Piece | undefined): string =>
  typeof next === 'string' && /^(?:[\w[]|:[A-Za-z&])/.test(next) ? `\${${name}}` : `$${name}`
