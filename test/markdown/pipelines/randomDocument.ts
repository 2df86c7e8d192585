import { type Chance, chanceOf } from './random.ts'

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

const WORDS = [
  'offer',
  'The quick fox',
  'Ünïcödé 你好 😀',
  '12:30',
  '{{brand}}',
  '{{ product }}',
  '{{unknown}}',
  '&amp; &copy; &#65; &nope; &#10; &#32;x&#9;',
  '<',
  'a < b > c & d',
  '"quoted" \'single\' `',
  '\\* \\_ \\# \\[a]',
  '!',
  '|',
  '[^',
  '][',
  'a_b_c',
  '  spaced   out  ',
  '\t',
  ':::',
  '1. ',
  '+',
  '---',
  '==',
  'amountRequested',
  '==marked {{brand}}==',
  '[[toc]]',
  '{#not-an-id',
  '\u00a0nbsp\u2003',
  'x'.repeat(80),
  '*',
  '**',
  '~~',
  '$&',
]

const HTML = [
  '<p>a <b>b</b> {{brand}} <a href="./other.md">c</a></p>',
  '<p>unclosed',
  '<p id="x" onclick="y">a</p>',
  '<figure id="setup"><svg viewBox="0 0 1 1"><title>T {{unknown}}</title><path d="M0 0"/></svg><figcaption>c</figcaption></figure>',
  '<p>a</p>\n<p>b</p>\n',
  '<p>a</p> tail',
  '<table><tr><td>a</td></tr></table>',
  '<div><p>a</div>',
  '<ul><li>a<li>b</ul>',
  '</p>',
  '<img src="pic.png">',
  '<blockquote>a & b < c</blockquote>',
  '<p><a href="#setup">x</a><a href="term:x">t</a><a href="javascript:x">j</a></p>',
  '<script>alert(1)</script>',
  '<p>x<!-- y --></p>',
]

const URLS = [
  './other.md#part',
  '/docs/x/',
  '../guide/intro.md',
  '#setup',
  '#Ünï',
  '#a%20b',
  'https://example.com/a?b=c&d="e"',
  'http://localhost:3000',
  'mailto:help@example.com',
  'mailto:',
  'tel:+441234',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'term:allocation',
  'term:a%20b',
  'api:createOffer',
  'api:post/subscription',
  '<api:POST /subscription>',
  'slack://x',
  'foo:bar',
  '//other.example.com',
  '/\\\\evil.example.com',
  '<a b.md>',
  'pic.png',
  'ü.md',
  'a%zz',
  '',
  '#',
  '?q=1',
  'file.pdf#page=2',
  'https://user:pass@example.com',
]

const word = (chance: Chance): string => chance.oneOf(WORDS)

function inline(chance: Chance, depth: number): string {
  return chance.times(1, 4, () => span(chance, depth)).join(chance.oneOf([' ', ' ', '', '\n', '  \n', '\\\n']))
}

/** On one line, as in a heading or a cell. */
const oneLine = (chance: Chance, depth: number): string => inline(chance, depth).replace(/\n/g, ' ')

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

const title = (chance: Chance): string =>
  chance.is(0.25) ? ` "${chance.oneOf(['Title', '{{brand}}', '{{unknown}}', 'a &amp; \\" b', ''])}"` : ''

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
