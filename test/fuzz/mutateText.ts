import type { Chance } from '../markdown/pipelines/random.ts'

/** Characters and marks that formats and terminals give a meaning to. */
const ODD = [
  ...[
    '\0',
    '\t',
    '\r',
    '\n',
    '\r\n',
    '\u007f',
    '\u0085',
    '\u00a0',
    '\u200b',
    '\u2028',
    '\ufeff',
    '\ufffd',
    '\ud83d',
    '😀',
  ],
  ...[
    '---',
    '...',
    '- ',
    '? ',
    ': ',
    '&a ',
    '*a',
    '<<: *a',
    '!!map ',
    '|+\n',
    '>-\n',
    '"',
    "'",
    '{',
    '}',
    '[',
    ']',
    '#',
    '%',
  ],
  ...['__proto__', 'constructor', '{{', '}}', '{{brand}}', '1e999', '-0', '0x1', '~', 'null', 'true', '2020-13-45'],
]

/** Changes a text at a few places by chance: characters and lines go, come twice, change places, or odd ones come in. */
export function mutateText(chance: Chance, text: string, words: readonly string[]): string {
  let mutated = text
  for (const _ of chance.times(1, 4, () => 0)) mutated = mutateOnce(chance, mutated, words)
  return mutated
}

function mutateOnce(chance: Chance, text: string, words: readonly string[]): string {
  const from = chance.below(text.length + 1)
  const to = Math.min(text.length, from + 1 + chance.below(chance.is(0.8) ? 8 : 80))
  const [before, piece, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)]
  switch (chance.below(7)) {
    case 0:
      return before + after
    case 1:
      return before + piece + piece + after
    case 2:
      return before + piece.repeat(2 + chance.below(30)) + after
    case 3:
      return before + chance.oneOf(ODD) + piece + after
    case 4:
      return before + chance.oneOf(words) + piece + after
    case 5:
      return before
    default:
      return withLinesMoved(chance, text)
  }
}

/** A line goes elsewhere, deeper or less deep than it was. */
function withLinesMoved(chance: Chance, text: string): string {
  const lines = text.split('\n')
  const [line = ''] = lines.splice(chance.below(lines.length), 1)
  const moved = chance.oneOf([line, `  ${line}`, line.trimStart(), `> ${line}`, `- ${line}`])
  lines.splice(chance.below(lines.length + 1), 0, moved)
  return lines.join('\n')
}
