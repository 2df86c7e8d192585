import { nextMatches } from '../convert/places.ts'

export type Token = {
  start: number
  end: number
  kind: 'open' | 'close' | 'single' | 'escaped' | 'comment'
  name: string
  args: string
}

const HEAD = /\{\{[<%]\s*(\/\*)?\s*(\/?)\s*([\w./-]*)/y
const SPACE = /\s*/y
const TAIL = /(\/?)\s*(?:\*\/\s*)?[>%]\}\}/y
/** A bare word may hold quotes, but not begin with one. */
const ARGUMENT = /(?:[\w-]+=)?(?:"(?:[^"\\]|\\.)*"|`[^`]*`|(?!")(?:(?!\{\{)[^\s`])+?(?=[\s`]|\/?(?:\*\/)?[>%]\}\}|$))/y

/** The shortcodes in a text, and comments between their braces. */
export function tokensIn(text: string): Token[] {
  const found: Token[] = []
  const commentEnd = nextMatches(text, /\*\/\}\}/)
  for (let start = text.indexOf('{{'); start >= 0; ) {
    const token = text.startsWith('{{/*', start)
      ? commentOf(start, commentEnd(start + '{{/*'.length)?.end)
      : shortcodeAt(text, start)
    if (token) found.push(token)
    start = text.indexOf('{{', token?.end ?? start + 1)
  }
  return found
}

const commentOf = (start: number, end: number | undefined): Token | undefined =>
  end === undefined ? undefined : { start, end, kind: 'comment', name: '', args: '' }

/** The shortcode at an offset; undefined if it does not end before another one opens. */
function shortcodeAt(text: string, start: number): Token | undefined {
  const head = matchAt(HEAD, text, start)
  if (!head) return undefined
  const [{ length }, isEscaped, isClosing, name = ''] = head
  const argsStart = start + length
  let argsEnd = argsStart
  for (;;) {
    const at = argsEnd + (matchAt(SPACE, text, argsEnd)?.[0].length ?? 0)
    const tail = matchAt(TAIL, text, at)
    if (tail) {
      const kind = isEscaped ? 'escaped' : isClosing ? 'close' : tail[1] ? 'single' : 'open'
      return { start, end: at + tail[0].length, kind, name, args: text.slice(argsStart, argsEnd) }
    }
    const argument = at > argsEnd ? matchAt(ARGUMENT, text, at)?.[0] : undefined
    if (argument === undefined) return undefined
    argsEnd = at + argument.length
  }
}

function matchAt(pattern: RegExp, text: string, offset: number): RegExpExecArray | null {
  pattern.lastIndex = offset
  return pattern.exec(text)
}
