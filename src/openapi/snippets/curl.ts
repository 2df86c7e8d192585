import type { Piece, SampleBody, SampleRequest } from './sampleRequest.ts'

/** The request as a command for a POSIX shell. */
export function curl({ method, url, headers, basic, body }: SampleRequest): string {
  const parts = [
    ['curl', ...methodOption(method, body), quote(url)].join(' '),
    ...(basic ? [`-u ${quote([basic.user, ':', basic.password])}`] : []),
    ...headers.map(({ name, value }) => `-H ${quote([`${name}: `, ...value])}`),
    ...(body ? [`--data ${bodyOf(body)}`] : []),
  ]
  return parts.join(' \\\n  ')
}

/** curl sends GET by itself, and POST when there is a body. */
function methodOption(method: string, body: SampleBody | undefined): string[] {
  if (method === 'GET' && !body) return []
  return method === 'HEAD' ? ['--head'] : ['-X', method]
}

const bodyOf = (body: SampleBody): string => ('file' in body ? `@${body.file}` : singleQuoted(body.text))

/** Single quotes keep everything as it is; variables need double ones. */
function quote(pieces: Piece[]): string {
  const plain = pieces.every((piece) => typeof piece === 'string')
  return plain ? singleQuoted(pieces.join('')) : `"${pieces.map(insideDouble).join('')}"`
}

const singleQuoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

const insideDouble = (piece: Piece): string =>
  typeof piece === 'string' ? piece.replace(/["$`\\]/g, '\\$&') : `$${piece.variable}`
