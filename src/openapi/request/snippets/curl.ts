import type { PartModel } from '../../../model/requestModel.ts'
import { wellFormed } from './encode.ts'
import { escapeHidden, writeRuns } from './hiddenCharacters.ts'
import { inQuotes } from './quotes.ts'
import type { SampleBody, SampleRequest, Segment } from './sampleRequest.ts'
import { isText, mergeTexts } from './segments.ts'

/** The request as a command for a POSIX shell. */
export function curl({ method, url, headers, basic, body }: SampleRequest): string {
  const { address, pairs } = method === 'GET' && !body ? withoutQuery(url) : { address: url, pairs: [] }
  const parts = [
    ['curl', ...methodOption(method, body), ...(pairs.length > 0 ? ['-G'] : []), quote(address)].join(' '),
    ...(basic ? [`-u ${quote([basic.user, ':', basic.password])}`] : []),
    ...headers.map(({ name, value }) => `-H ${quote([`${name}: `, ...value])}`),
    ...pairs.map((pair) => `-d ${quote(pair)}`),
    ...(body ? bodyOptions(body) : []),
  ]
  return parts.join(' \\\n  ')
}

/**
 * The pairs of the query, which `-G` sends in the URL just as they are: in one line, most of them would be out of sight
 * beside an operation. `-d` would read a file for "@", and an empty pair would be lost.
 */
function withoutQuery(url: Segment[]): { address: Segment[]; pairs: Segment[][] } {
  const [address = [], query, ...others] = splitAt(url, '?')
  const pairs = query && others.length === 0 ? splitAt(query, '&') : []
  const isPlain = pairs.every(([first]) => first !== undefined && !(typeof first === 'string' && first.startsWith('@')))
  return isPlain && pairs.length > 0 ? { address, pairs } : { address: url, pairs: [] }
}

/** Parts the texts of segments. */
function splitAt(segments: Segment[], mark: string): Segment[][] {
  const parts: Segment[][] = [[]]
  for (const segment of segments) {
    const [first = '', ...rest] = typeof segment === 'string' ? segment.split(mark) : []
    if (typeof segment !== 'string') parts.at(-1)?.push(segment)
    if (first !== '') parts.at(-1)?.push(first)
    for (const text of rest) parts.push(text === '' ? [] : [text])
  }
  return parts
}

/** curl sends GET by itself, and POST when there is a body. */
function methodOption(method: string, body: SampleBody | undefined): string[] {
  if (method === 'GET' && !body) return []
  return method === 'HEAD' ? ['--head'] : ['-X', shellText(method)]
}

/** `--data` would read a file when the text begins with "@", and drop the line ends of a file. */
function bodyOptions(body: SampleBody): string[] {
  if ('parts' in body) return body.parts.map(partOption)
  if ('file' in body) return [`--data-binary @${body.file}`]
  return [`${body.text.startsWith('@') ? '--data-raw' : '--data'} ${shellText(body.text, true)}`]
}

/** `-F` would read a file for "@" and "<" at the start of a value, and end it at ";" unless it stands in quotes. */
function partOption(part: PartModel): string {
  const type = part.type === undefined ? '' : `;type=${part.type}`
  const headers = (part.headers ?? []).map(({ name, value }) => `;headers=${inQuotes(`${name}: ${value}`)}`)
  const more = [type, ...headers].join('')
  if ('file' in part) return `-F ${shellText(`${part.name}=@${part.file}${more}`, true)}`
  if (more === '')
    return `${/^[@<"]|;/.test(part.text) ? '--form-string' : '-F'} ${shellText(`${part.name}=${part.text}`, true)}`
  return `-F ${shellText(`${part.name}=${inQuotes(part.text)}${more}`, true)}`
}

function quote(segments: Segment[]): string {
  if (isText(segments)) return shellText(segments.join(''), true)
  const merged = mergeTexts(segments)
  const inside = merged.map((segment, index) => {
    return typeof segment === 'string' ? insideDouble(segment) : variable(segment.variable, merged[index + 1])
  })
  return `"${inside.join('')}"`
}

/** Quotes a text in single quotes, which preserve everything. Simple words stay unquoted where that is usual. */
function shellText(text: string, always = false): string {
  const sound = wellFormed(text)
  if (!always && /^[\w.-]+$/.test(sound)) return sound
  if (hasLines(sound)) return printedLines(sound)
  return writeRuns(sound, singleQuoted, (run) => `"${printed(run)}"`) || "''"
}

const singleQuoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** Only some shells have `$'…'`: to others, it is code. All have `printf` with octal bytes. */
const printed = (hidden: string): string => `$(printf '${octal(hidden, '\\')}')`

const octal = (text: string, mark: string): string =>
  [...new TextEncoder().encode(text)].map((byte) => mark + byte.toString(8).padStart(3, '0')).join('')

/** Several lines that end as those of HTTP do. */
const hasLines = (text: string): boolean => text.split('\r\n').length > 2

/** As lines, each with the escape of its end. The shell drops the last line ends of what a command prints. */
function printedLines(text: string): string {
  let length = text.length
  while (text[length - 1] === '\n') length--
  // A "!" would be history, as in all double quotes.
  const escaped = text.slice(0, length).replace(/\\/g, '\\\\').replaceAll('!', '\\0041')
  const lines = escaped.split('\n').map((line) => escapeHidden(line, (character) => octal(character, '\\0')))
  const end = text.slice(length)
  return `"$(printf %b ${singleQuoted(lines.join('\n'))})"${end === '' ? '' : singleQuoted(end)}`
}

/** Variables need double quotes, in which an interactive shell expands "!" from its history. */
function insideDouble(text: string): string {
  const escaped = (plain: string): string => plain.replace(/["$`\\]/g, '\\$&').replace(/!+/g, `"'$&'"`)
  return writeRuns(wellFormed(text), escaped, printed)
}

/** The variable is put in braces if its name might continue with the next text: in some shells, with any letter. */
const variable = (name: string, next: Segment | undefined): string =>
  typeof next === 'string' && /^(?:[\w[\P{ASCII}]|:[A-Za-z&])/u.test(next) ? `\${${name}}` : `$${name}`
