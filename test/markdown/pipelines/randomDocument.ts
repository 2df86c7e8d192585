import { type Chance, chanceOf } from './random.ts'
import { inline, oneLine, title, word } from './randomInline.ts'
import { HTML, URLS } from './randomWords.ts'

/** A document of random constructs, also nested and odd ones; the same for the same seed. */
export function randomDocument(seed: number): string {
  const chance = chanceOf(seed)
  const blocks = chance.times(1, 6, () => block(chance, 0))
  const front = chance.is(0.2) ? [frontMatter(chance)] : []
  const title = chance.is(0.2) ? [`# ${inline(chance, 1)}`] : []
  return [...front, ...title, ...blocks, ...definitions(chance)].join(
    chance.oneOf(['\n\n', '\n\n', '\n\n', '\n', '\n\n\n']),
  )
}

function block(chance: Chance, depth: number): string {
  const inner = (): string =>
    depth > 2 ? inline(chance, 2) : chance.times(1, 3, () => block(chance, depth + 1)).join('\n\n')
  switch (chance.below(23)) {
    case 0:
    case 1:
      return `${'#'.repeat(1 + chance.below(6))} ${oneLine(chance, 1)}${chance.oneOf(['', '', ' {#setup}', ' {#x-y}', ' ##', ' {# bad}', ' { #y }'])}`
    case 2:
      return `${oneLine(chance, 2)}\n${chance.oneOf(['===', '---'])}`
    case 3:
      return indent(inner(), '> ', '> ')
    case 4:
      return indent(
        `[!${chance.oneOf(['NOTE', 'tip', 'WARNING', 'NOPE'])}]${chance.oneOf(['\n', '\n\n', '  \n', '- ', '+\n', ' '])}${inner()}`,
        '> ',
        '> ',
      )
    case 5:
    case 6:
      return list(chance, depth)
    case 7:
      return fence(chance)
    case 8:
      return `    ${word(chance)}\n\n    ${word(chance)}`
    case 9:
      return chance.oneOf(['---', '***', '- - -'])
    case 10:
    case 11:
      return table(chance)
    case 12:
      return `<!-- ${chance.oneOf(['portalgen-ignore-next broken-link', 'portalgen-ignore-next a, b', 'x', 'x\ny', '--', '> a'])} -->`
    case 13:
      return directive(chance, inner)
    case 14:
      return cards(chance)
    case 15:
      return chance.is(0.3) ? codeGroup(chance) : tabs(chance, inner)
    case 17:
      return chance.oneOf(HTML)
    case 16:
      return chance.is(0.1) ? `<div class="x">\n\n${inner()}\n\n</div>` : inline(chance, 0)
    default:
      return inline(chance, 0)
  }
}

const indent = (text: string, first: string, others: string): string =>
  text
    .split('\n')
    .map((line, index) => (index === 0 ? first : others) + line)
    .join('\n')

function list(chance: Chance, depth: number): string {
  const mark = chance.oneOf(['- ', '* ', '1. ', '3) ', '07. '])
  const between = chance.oneOf(['\n', '\n', '\n\n'])
  const items = chance.times(1, 4, () => {
    const task = chance.oneOf(['', '', '', '[ ] ', '[x] '])
    const lead = chance.is(0.1) ? '' : inline(chance, 2)
    const below = chance.is(0.4) && depth < 3 ? `${chance.oneOf(['\n', '\n\n'])}${block(chance, depth + 1)}` : ''
    return indent(task + lead + below, mark, ' '.repeat(mark.length))
  })
  return items.join(between)
}

function fence(chance: Chance): string {
  const info = chance.oneOf([
    '',
    'bash',
    'ts title="a & b {{brand}}" {1,2-3}',
    'json api=x.y',
    'nope',
    'diff ins={1} del={2}',
    'text lines=4',
    'js&#x20;x',
    'ts{1,2} [a & b.ts]',
    'rust,ignore',
    '{.python linenums="3" hl_lines="1 2"}',
  ])
  const ticks = chance.oneOf(['```', '~~~', '`````'])
  return `${ticks}${info}\n${chance.times(0, 4, () => codeLine(chance)).join('\n')}\n${ticks}`
}

const codeLine = (chance: Chance): string =>
  chance.is(0.2)
    ? chance.oneOf([
        'x // [!code ++]',
        '# [!code --]',
        '// highlight-next-line',
        'x # (1)!',
        '<!-- highlight-start -->',
      ])
    : word(chance)

function table(chance: Chance): string {
  const columns = 1 + chance.below(3)
  const row = (): string =>
    `| ${chance.times(1, columns + 1, () => oneLine(chance, 2).replaceAll('|', '\\|')).join(' | ')} |`
  const head = `| ${Array.from({ length: columns }, () => word(chance).replace(/[|\n]/g, '')).join(' | ')} |`
  const rule = `| ${Array.from({ length: columns }, () => chance.oneOf(['---', ':--', '--:', ':-:'])).join(' | ')} |`
  return [head, rule, ...chance.times(0, 3, row)].join('\n')
}

function directive(chance: Chance, inner: () => string): string {
  const name = chance.oneOf(['note', 'tip', 'danger', 'details', 'details', 'nope', 'tab'])
  const label = chance.is(0.5) ? `[${oneLine(chance, 2).replace(/[[\]]/g, '')}]` : ''
  const attributes = chance.oneOf(['', '', '', '{open}', '{#box}', '{group=a}', '{.c}'])
  const colons = ':'.repeat(3 + chance.below(4))
  const title = chance.oneOf(['', '', '', oneLine(chance, 2)])
  if (title !== '') return `${colons}${chance.oneOf(['', ' '])}${name} ${title}${attributes}\n${inner()}\n${colons}`
  return `${colons}${name}${label}${attributes}\n${inner()}\n${chance.is(0.95) ? colons : ''}`
}

function tabs(chance: Chance, inner: () => string): string {
  const panels = chance.times(1, 3, () => `:::::tab[${word(chance).replace(/[[\]\n]/g, '')}]\n${inner()}\n:::::`)
  return `::::::tabs${chance.oneOf(['', '{group=language}', '{#tabs}'])}\n${panels.join('\n')}\n::::::`
}

function cards(chance: Chance): string {
  const items = chance.times(1, 3, () =>
    chance.oneOf([
      `- **[${oneLine(chance, 3)}](${chance.oneOf(URLS)}${title(chance)})** ${oneLine(chance, 3)}`,
      `- [${word(chance).replace(/\n/g, '')}](a.md) ${word(chance)}`,
      `- ${oneLine(chance, 2)}`,
      `- **[A](a.md)**`,
    ]),
  )
  return `:::::::cards\n${items.join(chance.oneOf(['\n', '\n\n']))}\n:::::::`
}

const codeGroup = (chance: Chance): string =>
  `:::::: code-group\n${chance.times(1, 3, () => fence(chance)).join('\n\n')}\n::::::`

const frontMatter = (chance: Chance): string =>
  `---\ntitle: ${chance.oneOf(['Setup', 'offer', '"{{brand}}"'])}\n${chance.is(0.3) ? 'description: Text\n' : ''}---`

function definitions(chance: Chance): string[] {
  return [
    ...(chance.is(0.4) ? [`[one]: ${chance.oneOf(URLS.filter((url) => url !== ''))} "One {{unknown}}"`] : []),
    ...(chance.is(0.3) ? ['[two]: <a b.md>'] : []),
    ...(chance.is(0.4) ? [`[^1]: ${inline(chance, 1)}`] : []),
    ...(chance.is(0.3) ? [`[^note]: ${oneLine(chance, 1)}\n\n    ${oneLine(chance, 1)}`] : []),
    ...(chance.is(0.1) ? [`[^note2]: - a\n    - b [^1]`] : []),
  ]
}
