import type { Chance } from './random.ts'
import { URLS, WORDS } from './randomWords.ts'

export const word = (chance: Chance): string => chance.oneOf(WORDS)

export function inline(chance: Chance, depth: number): string {
  return chance.times(1, 4, () => span(chance, depth)).join(chance.oneOf([' ', ' ', '', '\n', '  \n', '\\\n']))
}

/** On one line, as in a heading or a cell. */
export const oneLine = (chance: Chance, depth: number): string => inline(chance, depth).replace(/\n/g, ' ')

function span(chance: Chance, depth: number): string {
  const inner = (): string => (depth > 3 ? word(chance) : inline(chance, depth + 1))
  switch (chance.below(24)) {
    case 0:
      return `*${inner()}*`
    case 1:
      return `**${inner()}**`
    case 2:
      return `~~${inner()}~~`
    case 3:
      return `_${inner()}_`
    case 4:
    case 5:
      return `\`${word(chance)}\``
    case 6:
    case 7:
    case 8:
      return `[${inner()}](${chance.oneOf(URLS)}${title(chance)})`
    case 9:
      return `![${word(chance)}](${chance.oneOf(URLS)}${title(chance)})`
    case 10:
      return `[${inner()}][${chance.oneOf(['one', 'two', 'none'])}]`
    case 11:
      return chance.oneOf(['[one]', '[two][]', '![one]', '[none]', '![pic][two]'])
    case 12:
      return chance.oneOf(['[^1]', '[^note]', '[^1]', '[^none]', '[^ü]'])
    case 13:
      return chance.oneOf([
        '<https://a.b/c?d=e>',
        '<me@x.yz>',
        'https://example.com/a_b, ',
        'www.example.com',
        'me@x.yz',
      ])
    case 14:
      return `[![${word(chance)}](pic.png)](${chance.oneOf(URLS)})`
    case 15:
      return `${word(chance)}<!-- ${word(chance)} -->`.replace(/\n/g, ' ')
    case 16:
      return chance.is(0.05) ? `<b>${inner()}</b>` : `${word(chance)}${chance.oneOf(['<br>', '<br/>', '<BR />'])}`
    default:
      return word(chance)
  }
}

export const title = (chance: Chance): string =>
  chance.is(0.25) ? ` "${chance.oneOf(['Title', '{{brand}}', '{{unknown}}', 'a &amp; \\" b', ''])}"` : ''
