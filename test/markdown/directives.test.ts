import { expect, test } from 'vitest'
import { bodyOf, parse, problemsOf, textOf } from './parse.ts'

test('a callout in both spellings', () => {
  const note = '<aside class="callout callout-note" role="note"><p class="callout-title">Note</p><p>Text</p></aside>'
  expect(bodyOf(':::note\nText\n:::')).toBe(note)
  expect(bodyOf('> [!NOTE]\n> Text')).toBe(note)
  expect(bodyOf('> [!note]\n>\n> Text')).toBe(note)
})

test('a callout with a title', () => {
  expect(bodyOf(':::warning[Mind the *gap* of {{brand}}]\nText\n:::')).toBe(
    '<aside class="callout callout-warning" role="note">' +
      '<p class="callout-title">Mind the <em>gap</em> of Meridian</p><p>Text</p></aside>',
  )
})

test.each([':::note{title=""}', '::: note {title=""}', ":::note{title=''}"])(
  'a callout without a title in both pipelines: %s',
  (opening) => {
    const text = `${opening}\nText\n:::`
    const untitled = '<aside class="callout callout-note" role="note" aria-label="Note"><p>Text</p></aside>'
    expect(bodyOf(text, { pipeline: 'fast' })).toBe(untitled)
    expect(bodyOf(text, { pipeline: 'reference' })).toBe(untitled)
    expect(problemsOf(text)).toEqual([])
  },
)

test('every kind of callout is known in both spellings', () => {
  for (const kind of ['note', 'tip', 'info', 'important', 'warning', 'caution', 'danger']) {
    expect(bodyOf(`:::${kind}\nx\n:::`)).toContain(`class="callout callout-${kind}"`)
    expect(bodyOf(`> [!${kind.toUpperCase()}]\n> x`)).toContain(`class="callout callout-${kind}"`)
  }
})

test('a quote stays a quote', () => {
  expect(bodyOf('> [!NOTE]x')).toBe('<blockquote>\n<p>[!NOTE]x</p>\n</blockquote>')
  expect(bodyOf('> said so')).toBe('<blockquote>\n<p>said so</p>\n</blockquote>')
})

test('details', () => {
  expect(bodyOf(':::details[More `x`]\nText\n:::')).toBe(
    '<details class="details"><summary>More <code>x</code></summary><p>Text</p></details>',
  )
  expect(bodyOf(':::details{open}\nText\n:::')).toBe(
    '<details open class="details"><summary>Details</summary><p>Text</p></details>',
  )
  expect(bodyOf('<details>\n<summary>S</summary>\n\n**x**\n\n</details>')).toBe(
    '<details class="details"><summary>S</summary>\n\n<p><strong>x</strong></p>\n</details>',
  )
})

test('details in HTML keep their attributes, and a summary that has some', () => {
  expect(bodyOf('<details lang="de" hidden class="x" aria-labelledby="a b" id="d" open>\n\nText\n\n</details>')).toBe(
    '<details lang="de" hidden aria-labelledby="a b" open id="d" class="details">\n<p>Text</p>\n</details>',
  )
  expect(bodyOf('<details><summary id="s">S</summary>x</details>')).toBe(
    '<details class="details"><summary id="s">S</summary>x</details>',
  )
})

test('tabs', () => {
  expect(bodyOf('::::tabs{group=language}\n:::tab[curl]\nA\n:::\n:::tab[JS "x"]\nB\n:::\n::::')).toBe(
    '<div class="tabs" data-group="language">' +
      '<section class="tab-panel" aria-label="curl" data-label="curl"><p class="tab-label">curl</p><p>A</p></section>' +
      '<section class="tab-panel" aria-label="JS &quot;x&quot;" data-label="JS &quot;x&quot;">' +
      '<p class="tab-label">JS "x"</p><p>B</p></section></div>',
  )
})

test('cards', () => {
  expect(bodyOf(':::cards\n- **[One](one.md)** First *card*.\n- [Two](/two/)\n\n  Second.\n:::')).toBe(
    '<ul class="cards">' +
      '<li class="card"><a href="/docs/guide/one/" class="card-title">One</a><p>First <em>card</em>.</p></li>' +
      '<li class="card"><a href="/two/" class="card-title">Two</a><p>Second.</p></li></ul>',
  )
  expect(textOf(parse(':::cards\n- **[One](one.md)** First.\n:::').value)).toBe('One First.')
})

test('directives nest, in lists and quotes, too', () => {
  expect(bodyOf('- a\n\n  ::::note\n  :::tip\n  x\n  :::\n  ::::')).toContain(
    '<aside class="callout callout-note" role="note"><p class="callout-title">Note</p>' +
      '<aside class="callout callout-tip" role="note"><p class="callout-title">Tip</p><p>x</p></aside></aside>',
  )
})

test('colons in ordinary text stay as they are', () => {
  const lines = ['at 12:30', 'a:b', ':smil: :+one:', 'std::vector', 'x :: y', '::before', 'note:[x]', 'a:b[c]{d=e}']
  for (const line of lines) {
    expect(bodyOf(line)).toBe(`<p>${line}</p>`)
  }
  expect(problemsOf(lines.join('\n\n'))).toEqual([])
})

const problems: [string, string[]][] = [
  ...[['::: a.b_c'], ['::: mkdocs-click', '    :module: a.b'], ['> ::: a', '>     options:', '>       all: true']].map(
    ([opening = '', ...options]): [string, string[]] => [
      [opening, ...options].join('\n'),
      [
        `1:${opening.indexOf(':') + 1} warning unknown-directive: "${opening.replace('> ', '')}" is not a directive → write the documentation itself, or link to it; MkDocs plugins are not run`,
      ],
    ],
  ),
  [':::note[A', ['1:1 warning unknown-directive: ":::note[A" is not a directive → close the bracket "[" in its line']],
  ['*a*:::note', ['1:4 warning unknown-directive: ":::note" is not a directive → begin a line with it']],
  [
    ':::note[T]{id="a \\"b\\""}',
    [
      '1:1 warning unknown-directive: ":::note[T]{id="a \\"b\\""}" is not a directive → write its attributes like {name="value"}, with &quot; for a quotation mark in a value',
    ],
  ],
  [
    ':::note[A] {id=b}',
    ['1:1 warning unknown-directive: ":::note[A] {id=b}" is not a directive → write ":::note[A]{id=b}"'],
  ],
  [
    '> ::: wraning Mind **the** `gap`\n> x',
    [
      '1:3 warning unknown-directive: "::: wraning Mind **the** `gap`" is not a directive → write ":::warning[Mind **the** `gap`]"',
    ],
  ],
  [
    '| a | b |\n| - | - |\n| :::note | x |',
    ['3:3 warning unknown-directive: ":::note" is not a directive → begin a line with it'],
  ],
  [':::warnig\nText\n:::', ['1:1 warning unknown-directive: ":::warnig" is not a directive → did you mean "warning"?']],
  [
    ':::includ{file=a.md}\n\nText',
    ['1:1 warning unknown-directive: ":::includ" is not a directive → did you mean "include"?'],
  ],
  [
    ':::zzzzzzzzz\nText\n:::',
    [
      '1:1 warning unknown-directive: ":::zzzzzzzzz" is not a directive → known directives: note, tip, info, important, warning, caution, danger, details, tabs, code-group, tab, cards, steps, file-tree, request, hero, numbers, quote, embed',
    ],
  ],
  [
    ':::note\nText',
    [
      '1:1 warning unclosed-directive: ":::note" is not closed → close it with a line of as many colons as it was opened with',
    ],
  ],
  [
    ':::steps[First *of* all]\n1. One\n:::',
    [
      '1:10 warning unknown-directive: ":::steps" has no title, so the text in its brackets is not shown → write it above the directive',
    ],
  ],
  [
    ':::cards[All]\n- **A** b\n:::',
    [
      '1:10 warning unknown-directive: ":::cards" has no title, so the text in its brackets is not shown → write it above the directive',
    ],
  ],
  [
    ':::tabs{groups=x}\n:::',
    ['1:9 warning unknown-directive: ":::tabs" has no attribute "groups" → did you mean "group"?'],
  ],
  [
    '::::tabs\nText\n\n:::tab[A]\nx\n:::\n::::',
    ['2:1 warning unknown-directive: ":::tabs" contains text outside its tabs → move the text into a ":::tab[Label]"'],
  ],
  ['::::tabs\n:::tab\nx\n:::\n::::', ['2:1 warning unknown-directive: ":::tab" has no label → write ":::tab[Label]"']],
  ['> [!NOTEE]\n> x', ['1:1 warning unknown-directive: "[!NOTEE]" is not a kind of callout → did you mean "NOTE"?']],
  [
    ':::cards\nText\n:::',
    [
      '1:1 warning unknown-directive: ":::cards" does not contain a list → write each card as "- **[Title](page.md)** One sentence."',
    ],
  ],
]

test.each(problems)('%j', (text, expected) => {
  expect(problemsOf(text)).toEqual(expected)
})

test('a directive of the site without its closing line is reported with how to write it', () => {
  const { problems } = parse('::plan[Pro]{tier=pro}\n', { ownDirectives: { plan: { tier: {} } } })
  expect(problems).toMatchObject([
    { rule: 'foreign-syntax', fix: 'write ":::plan[Pro]{tier=pro}", and ":::" on the next line' },
  ])
})

test('the content of an unknown directive is kept', () => {
  expect(bodyOf(':::warnig[Title]\nText\n:::')).toBe('<p>Title</p>\n<p>Text</p>')
})

test.each(['fast', 'reference'] as const)('a file tree is a framed list (%s)', (pipeline) => {
  const text = ':::file-tree{#files}\n- `src/`\n  - `a.ts` the first\n:::'
  expect(bodyOf(text, { pipeline })).toBe(
    '<div id="files" class="file-tree"><ul>\n<li><code>src/</code>\n<ul>\n<li><code>a.ts</code> the first</li>\n</ul>\n</li>\n</ul></div>',
  )
  expect(parse(text, { pipeline }).value.markdown).toBe('- `src/`\n  - `a.ts` the first')
  expect(problemsOf(text, { pipeline })).toEqual([])
})
