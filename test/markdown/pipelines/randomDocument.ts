import { chanceOf } from './random.ts'
import { address, heading, inline, oneLine, title, type Writer, word } from './randomInline.ts'
import { HTML, KNOWN_HTML } from './randomWords.ts'

/** Of this share anything may be. The others keep to what the fast pipeline knows, which is what there is to compare. */
const ODD = 0.12

/** A short document of random constructs, also nested and odd ones; the same for the same seed. */
export function randomDocument(seed: number): string {
  const chance = chanceOf(seed)
  const writer = { ...chance, isOdd: chance.is(ODD) }
  const blocks = writer.times(1, 3, () => block(writer, 0))
  const front = writer.is(0.2) ? [frontMatter(writer)] : []
  const title = writer.is(0.2) ? [`# ${heading(writer, 1)}`] : []
  return [...front, ...title, ...blocks, ...definitions(writer)].join(
    writer.oneOf(['\n\n', '\n\n', '\n\n', '\n', '\n\n\n']),
  )
}

function block(writer: Writer, depth: number): string {
  const inner = (): string =>
    depth > 1 ? inline(writer, { depth: 2 }) : writer.times(1, 2, () => block(writer, depth + 1)).join('\n\n')
  switch (writer.below(23)) {
    case 0:
    case 1:
      return `${'#'.repeat(1 + writer.below(6))} ${heading(writer, 1)}${writer.oneOf(['', '', ' {#setup}', ' {#x-y}', ' ##', ' {# bad}', ' { #y }'])}`
    case 2:
      return `${heading(writer, 2)}\n${writer.oneOf(['===', '---'])}`
    case 3:
      return indent(inner(), '> ', '> ')
    case 4:
      return indent(
        `[!${writer.oneOf(['NOTE', 'tip', 'WARNING', 'NOPE'])}]${writer.oneOf(['\n', '\n\n', '  \n', '- ', '+\n', ' '])}${inner()}`,
        '> ',
        '> ',
      )
    case 5:
    case 6:
      return list(writer, depth)
    case 7:
      return fence(writer)
    case 8:
      return `    ${word(writer)}\n\n    ${word(writer)}`
    case 9:
      return writer.oneOf(['---', '***', '- - -'])
    case 10:
    case 11:
      return table(writer)
    case 12:
      return `<!-- ${writer.oneOf(['portalgen-ignore-next broken-link', 'portalgen-ignore-next a, b', 'x', 'x\ny', '> a', writer.isOdd ? '--' : 'y'])} -->`
    case 13:
      return directive(writer, inner)
    case 14:
      return cards(writer)
    case 15:
      return writer.is(0.3) ? codeGroup(writer) : tabs(writer, inner)
    case 17:
      if (writer.isOdd) return writer.oneOf(HTML)
      return depth === 0 ? writer.oneOf(KNOWN_HTML) : word(writer)
    case 16:
      return writer.isOdd && writer.is(0.1) ? `<div class="x">\n\n${inner()}\n\n</div>` : inline(writer, { depth: 0 })
    case 18:
      return formula(writer)
    default:
      return inline(writer, { depth: 0 })
  }
}

function formula(writer: Writer): string {
  const tex = writer.oneOf(['x^2', 'a_1\n+ b', '\\sqrt{x}', '\\nope', '', '> y', '- z'])
  return writer.is(0.5) ? `$$\n${tex}\n${writer.is(0.95) ? '$$' : ''}` : `\`\`\`math\n${tex}\n\`\`\``
}

const indent = (text: string, first: string, others: string): string =>
  text
    .split('\n')
    .map((line, index) => (index === 0 ? first : others) + line)
    .join('\n')

function list(writer: Writer, depth: number): string {
  const mark = writer.oneOf(['- ', '* ', '1. ', '3) ', '07. '])
  const between = writer.oneOf(['\n', '\n', '\n\n'])
  const items = writer.times(1, 3, () => {
    const task = writer.oneOf(['', '', '', '[ ] ', '[x] '])
    const lead = writer.is(0.1) ? '' : inline(writer, { depth: 2 })
    const below = writer.is(0.4) && depth < 3 ? `${writer.oneOf(['\n', '\n\n'])}${block(writer, depth + 1)}` : ''
    return indent(task + lead + below, mark, ' '.repeat(mark.length))
  })
  return items.join(between)
}

function fence(writer: Writer): string {
  const info = writer.oneOf([
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
  const ticks = writer.oneOf(['```', '~~~', '`````'])
  return `${ticks}${info}\n${writer.times(0, 4, () => codeLine(writer)).join('\n')}\n${ticks}`
}

const codeLine = (writer: Writer): string =>
  writer.is(0.2)
    ? writer.oneOf([
        'x // [!code ++]',
        '# [!code --]',
        '// highlight-next-line',
        'x # (1)!',
        '<!-- highlight-start -->',
      ])
    : word(writer)

function table(writer: Writer): string {
  const columns = 1 + writer.below(3)
  const row = (): string =>
    `| ${writer.times(1, columns + 1, () => oneLine(writer, { depth: 2 }).replaceAll('|', '\\|')).join(' | ')} |`
  const head = `| ${Array.from({ length: columns }, () => word(writer).replace(/[|\n]/g, '')).join(' | ')} |`
  const rule = `| ${Array.from({ length: columns }, () => writer.oneOf(['---', ':--', '--:', ':-:'])).join(' | ')} |`
  return [head, rule, ...writer.times(0, 3, row)].join('\n')
}

function directive(writer: Writer, inner: () => string): string {
  const name = writer.oneOf([
    'note',
    'tip',
    'danger',
    'details',
    'quote',
    'steps',
    writer.isOdd ? 'nope' : 'tip',
    'tab',
  ])
  const label = writer.is(0.5) ? `[${oneLine(writer, { depth: 2 }).replace(/[[\]]/g, '')}]` : ''
  const attributes = writer.oneOf(['', '', '', '{open}', '{#box}', '{group=a}', '{.c}'])
  const colons = ':'.repeat(3 + writer.below(4))
  const title = writer.oneOf(['', '', '', oneLine(writer, { depth: 2 })])
  if (title !== '') return `${colons}${writer.oneOf(['', ' '])}${name} ${title}${attributes}\n${inner()}\n${colons}`
  return `${colons}${name}${label}${attributes}\n${inner()}\n${writer.is(0.95) ? colons : ''}`
}

function tabs(writer: Writer, inner: () => string): string {
  const panels = writer.times(1, 3, () => `:::::tab[${word(writer).replace(/[[\]\n]/g, '')}]\n${inner()}\n:::::`)
  return `::::::tabs${writer.oneOf(['', '{group=language}', '{#tabs}'])}\n${panels.join('\n')}\n::::::`
}

function cards(writer: Writer): string {
  const items = writer.times(1, 3, () =>
    writer.oneOf([
      `- **[${oneLine(writer, { depth: 3, link: true })}](${address(writer)}${title(writer)})** ${oneLine(writer, { depth: 3 })}`,
      `- [${word(writer).replace(/\n/g, '')}](a.md) ${word(writer)}`,
      `- ${oneLine(writer, { depth: 2 })}`,
      `- **[A](a.md)**`,
    ]),
  )
  return `:::::::cards\n${items.join(writer.oneOf(['\n', '\n\n']))}\n:::::::`
}

const codeGroup = (writer: Writer): string =>
  `:::::: code-group\n${writer.times(1, 3, () => fence(writer)).join('\n\n')}\n::::::`

const frontMatter = (writer: Writer): string =>
  `---\ntitle: ${writer.oneOf(['Setup', 'offer', '"{{brand}}"'])}\n${writer.is(0.3) ? 'description: Text\n' : ''}---`

function definitions(writer: Writer): string[] {
  const text = (): string => `Note ${inline(writer, { depth: 2 })}`
  const line = (): string => `Note ${oneLine(writer, { depth: 2 })}`
  return [
    ...(writer.is(0.3) ? [`[one]: ${address(writer) || '#'} "One {{unknown}}"`] : []),
    ...(writer.is(0.2) ? ['[two]: <a b.md>'] : []),
    ...(writer.is(0.3) ? [`[^1]: ${writer.isOdd ? inline(writer, { depth: 2 }) : text()}`] : []),
    ...(writer.is(0.2) ? [`[^note]: ${line()}\n\n    ${line()}`] : []),
    ...(writer.isOdd && writer.is(0.3) ? [`[^note2]: - a\n    - b [^1]`] : []),
  ]
}
