import type { Nodes, Root } from 'mdast'
import { markdownToMdast } from 'satteri'
import { describe, expect, test } from 'vitest'
import { fastParser, loadParser } from '../../src/markdown/mdast.ts'
import { referenceParser } from '../../src/markdown/referenceParser.ts'

const reference = referenceParser()
const fast = await loadParser()

const snippets = [
  'A *b* **c** _d_ __e__ ***f*** ~~g~~ ~h~ `i` ``j`k``',
  'line\nline  \nline\\\nline',
  '# A\n## B ##\n### C {#id}\n#no\n####### no',
  'A\n===\nB\n---\n\n***\n- - -',
  '- a\n- b\n  - c\n\n    d\n- e\n\n* f',
  '1. a\n2. b\n\n7) c',
  '- [ ] a\n- [x] b\n- [X] c\n- [y] d',
  '> a\n> > b\nlazy\n\n> c',
  '```js title="x" {1,2}\ncode\n\n  more\n```\n~~~\nx\n~~~',
  '    indented\n\n    code',
  '- a\n\n  ```\n  code\n  ```\n\n      indented',
  '| a | b |\n|:--|--:|\n| 1 | `x\\|y` |\n| only |\n\ntext',
  'a | b\n- | -\n1 | 2',
  '[a](b) [a](<b c> "t") [a](b \'t\') ![a](b (t)) [a]() [](b)',
  '[a] [a][] [b][a] ![a] [A][a]\n\n[a]: x "t"',
  '[a]: x\n[b]: <y z>\n  "title"\n\n[b]',
  '[x][y] [z] \\[a](b) [a\\](b)',
  '[^1] [^two][^1]\n\n[^1]: one\n\n    more\n[^two]: two',
  '[^none]',
  '<https://a.b/c?d=e> <me@x.yz> <made-up+scheme:x>',
  'www.a.b https://a.b/c(d)?e=f&g. http://a.b me@x.yz',
  'See https://example.com/a_b_c, (www.example.com) and **https://x.y/z**.',
  '[https://a.b](c) `https://a.b` <b>https://a.b</b>',
  'a <b class="c">d</b> <!-- e --> <br/> <x-y z>',
  '<div>\n<p>a</p>\n</div>\n\nb',
  '<details>\n<summary>a</summary>\n\n**b**\n\n</details>',
  '<!-- a\n\nb -->\n\nc',
  '<svg viewBox="0 0 1 1">\n<path d="M0 0"/>\n</svg>',
  '> <div>\n>   <b>x</b>\n> </div>',
  '&amp; &copy; &#65; &#x41; &nope; &',
  '\\* \\_ \\` \\# \\{ \\a',
  'a\tb\n\n\tcode\n\n-\ta',
  'Ünïcödé 你好 😀 **b** 😀',
  ':::note\ntext\n:::',
  ':::note[Title *x* `y`]\ntext\n\n- a\n:::',
  ':::note{#id .c k="v w" k2=v2}\ntext\n:::',
  ':::note[ Title ]\ntext\n:::',
  ':::note{a="b &amp; c" d=\'&copy;\' e=&lt;}\ntext\n:::',
  ':::note{a="b\\" c="{d}"}\ntext\n:::',
  ':::note{a = b, c}\ntext\n:::',
  ':::note{#a id=b}\ntext\n:::',
  ':::note{a=b"c}\ntext\n:::',
  ':::note\t\ntext\n:::',
  ':::note\n- a\n- b\n:::\n\nafter',
  ':::note\n> a\n:::',
  ':::note\n```js\n:::\n```\n:::',
  ':::note\n| a |\n|---|\n| b |\n:::',
  '::::tabs{group=language}\n:::tab[curl]\na\n:::\n:::tab[JS]\nb\n:::\n::::',
  ':::::a\n::::b\n:::c\nx\n:::\n::::\n:::::',
  '- a\n\n  :::tip\n  b\n  :::\n- c',
  '> :::tip\n> a\n> :::',
  ':::a\n:::',
  ':::note\nSee [a].\n\n[a]: x\n:::\n\nafter',
  ':::note\n[a\\]b]:\nx\n"title"\n:::\n\nafter',
  ':::note\n\ntext\n\n:::',
  'para\n:::note\ntext\n:::\npara',
  ':::cards\n- **[A](a.md)** B.\n- **[C](c.md)** D.\n:::',
  '> [!NOTE]\n> text',
  '> [!TIP]\n>\n> text [x](y)',
  'at 12:30 and 2026-03-02T09:15:30Z, a:b c :d: :+1: e::f ::g :: h',
  'note:x, urn:isbn:123; localhost:3000/x (a:b) "c:d" e:f.',
  'before\n\n::leaf[x]{a=b}\n\nafter',
  'a :b[c](d) e :f{g} h',
  '_a:b_ **c:d** [e:f](g) `h:i` ~~j:k~~',
  'k:[x](y) :[a] x:**b**',
  'term:a_b_c me:you@x.yz',
  ':::note Title\ntext\n:::',
  '::: note\ntext\n:::',
  ':::note[Title] more\ntext\n:::',
  ':::\n\ntext',
  'text\n::::\ntext',
  '{{brand}} {{ a_b_c }} *{{x}}*',
  '---\ntitle: x\n---\n\ntext',
  '\n\n\n# A\n\n\n\nb\n\n',
  '* a\n\n   b\n\n     c',
  '1. a\n   1. b\n      1. c',
  'a\n\n\n\n\nb',
  '[link with [brackets]](x) [a [b](c)](d)',
  '![image with [link](a)](b)',
  '*a **b *c* d** e*',
  '**a*b**c* _a_b_ *a*b*',
  '`a\nb` ``',
  'a  \n  b',
  '<a href="x">[y](z)</a>',
  '- a\n<!-- -->\n- b',
  '| a |\n|---|\n| [x](y) **b** `c` |\n',
  '[a](b "c &amp; \\" d")',
  '![a](b.png){width=1}',
  'Term\n: definition',
  '++a++ ==b== H~2~O x^2^ $a$ $$b$$',
  '',
  '   ',
  '\u00a0\u2003a',
]

/** A tree to compare: what means nothing to the steps after it is left out. */
function outline(node: Nodes, text: string): unknown {
  const { position: _position, children: _children, data: _data, ...fields } = { children: [], ...node }
  const children = 'children' in node ? node.children.map((child) => outline(child, text)) : []
  return [{ ...withoutNothing(fields), ...placeOf(node) }, ...children]
}

const withoutNothing = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))

/** Where what is reported starts. Ends differ at unclosed directives; text has none after remark's literal addresses. */
function placeOf({ type, position }: Nodes): object {
  return ['link', 'image', 'heading', 'html', 'code', 'containerDirective', 'listItem'].includes(type) && position
    ? { line: position.start.line, column: position.start.column, offset: position.start.offset }
    : {}
}

describe('both parsers give the same tree', () => {
  test.each(snippets)('%j', (text) => {
    expect(outline(fast(text), text)).toEqual(outline(reference(text), text))
  })

  // In a quote, remark-parse takes a list right before a list with another marker for a loose one; satteri does not.
  const nestable = snippets.filter((text) => !/^(?:\* f|7\) c)$/m.test(text))

  test.each(nestable)('in a quote and a list: %j', (text) => {
    const nested = `- > ${text.replaceAll('\n', '\n  > ')}`
    expect(outline(fast(nested), nested)).toEqual(outline(reference(nested), nested))
  })
})

test('without the fast parser the reference reads everything', () => {
  const text = 'at 12:30 *a*\n\n:::note\nb\n:::'
  expect(outline(reference(text), text)).toEqual(outline(fast(text), text))
})

test('the reference reads what the fast parser would read differently', () => {
  const read: string[] = []
  const features = { gfm: true, directive: true, frontmatter: false }
  const satteri = (text: string): Root => markdownToMdast(text, { features }) as Root
  const counting = fastParser(satteri, (text) => {
    read.push(text)
    return reference(text)
  })
  for (const text of [
    'a 12:30 b',
    ':::note[T]{a=b}\nx\n:::',
    '',
    ':::note Title\n:::',
    '> :::note\n> :::',
    'a :b[c](d) e',
    '::leaf',
    // None of so many directives is in one paragraph with another.
    `::::tabs\n${':::tab[A]\nb\n:::\n'.repeat(2500)}::::`,
  ])
    counting(text)
  expect(read).toEqual([':::note Title\n:::', '> :::note\n> :::', 'a :b[c](d) e', '::leaf'])
})

test('a text directive that is text keeps its neighbours in one node', () => {
  expect(fast('at 12:30 or 13:45, *b*').children[0]).toMatchObject({
    children: [{ type: 'text', value: 'at 12:30 or 13:45, ' }, { type: 'emphasis' }],
  })
})
