import { describe, expect, test } from 'vitest'
import { problemsOf } from './parse.ts'

const told = (text: string): string[] => problemsOf(text).filter((problem) => problem.includes('foreign-syntax'))

/** What each of them says to do. */
const FIXES: ReadonlyMap<string, string> = new Map([
  ['a docsify callout', 'write ":::note" and ":::" around the text'],
  ['an MDX comment', 'write it as "<!-- … -->"'],
  ['an Obsidian comment', 'write it as "<!-- … -->"'],
  ['a template comment', 'write it as "<!-- … -->"'],
  ['a component', 'write a directive or Markdown in its place'],
  ['a reStructuredText directive', 'write a directive, for example ":::note"'],
  ['a directive within a line', 'write Markdown in its place'],
  ['a directive without content', 'write Markdown in its place'],
  ['an inline footnote', 'write "^[text]", or "[^1]" and a line "[^1]: text"'],
  ['a formula', 'set "math: true" in content/site.yaml and write "$x$", or mark it as code'],
  ['an MDX fragment', 'remove it'],
  ['a tag whose ">" begins a line', 'write it in one line'],
  ['a hidden mdBook index term', 'remove it'],
  ['a MkDocs tag list', 'link to "/tags/"'],
  ['a change mark', 'write the final text, without the marks'],
  ['a definition without a term', 'write the term on the line before it'],
  ['an image with a size', 'remove the size after the address, or write <img width="300">'],
  ['a DocFX block', 'write a link, or Markdown in its place'],
  ['a Svelte tag', 'write the text, or mark it as code'],
  ['a MkDocs progress bar', 'write the number'],
  ['a rule of the Rust Reference', 'remove it; headings have ids, written "{#id}"'],
  ['a Hugo shortcode', 'write a directive, for example ":::note"'],
  ['a MkDocs snippet', 'write ":::include{file=…}"'],
  ['a MkDocs tab', 'write ":::tab[Title]" inside "::::tabs"'],
  ['a table of contents inside another block', 'remove it; pages have one'],
  ['a template tag', 'write the text, or mark it as code'],
  ['a Vue template', 'write a directive or Markdown in its place'],
  ['an mdBook index term', 'write the term alone'],
  ['a wiki link', 'write "[text](page.md)"'],
  ['an abbreviation', 'write a blank line before it'],
  ['a MkDocs admonition', 'write ":::note[Title]", the text without indentation, and ":::"'],
  [
    'an attribute list',
    'remove it; only headings have ids, written "{#id}", and the width of a picture is that of <img width="300">',
  ],
  ['an MDX export', 'remove the line'],
  ['an MDX expression', 'write the text, or mark it as code'],
  ['a template expression', 'write the text, or a variable of content/site.yaml, or mark it as code'],
  ['an icon', 'remove it'],
  ['an MDX import', 'remove the line, and write what it imports as Markdown'],
  ['an mdBook include', 'write ":::include{file=…}", or a fence with "file=…"'],
  ['an included file', 'write ":::include{file=…}"'],
  ['a VitePress include', 'write a fence with "file=…"'],
  ['a VuePress include', 'write ":::include{file=…}"'],
  ['inserted text', 'write "<ins>", the text and "</ins>"'],
  ['keys of a keyboard or inserted text', 'write "<kbd>", the key and "</kbd>", or "<ins>", the text and "</ins>"'],
  ['superscript', 'set "subSup: true" under "markdown" in content/site.yaml'],
  ['a highlight around other markup', 'write "<mark>", the text and "</mark>"'],
  ['an unknown emoji name', 'write the emoji'],
  ['the position of an Obsidian callout', 'write "[!NOTE]", or another kind, without "|"'],
])

describe('what other generators would make something of is named with its place and its fix', () => {
  test.each([
    ["import Tabs from '@theme/Tabs'\n\n# T", '1:1', 'an MDX import'],
    ["Text\n\nexport const x = 'y'", '3:1', 'an MDX export'],
    ["Text {children}\n\nimport X from 'y'", '1:6', 'an MDX expression'],
    ['Text {/* comment */} here', '1:6', 'an MDX comment'],
    ['{{< note >}}\nText\n{{< /note >}}', '1:1', 'a Hugo shortcode'],
    ['Text {{% ref "x" %}}', '1:6', 'a Hugo shortcode'],
    ['A <b>x</b> {{% ref "x" %}}', '1:12', 'a Hugo shortcode'],
    ['# A *b <i>x</i>* c {{ a.b }}', '1:20', 'a template expression'],
    ['{{#include ../x.rs:2}}', '1:1', 'an mdBook include'],
    ['{{#include\n  ../x.rs\n}}', '1:1', 'an mdBook include'],
    ['Version {{ $frontmatter.title }}', '1:9', 'a template expression'],
    ['Jinja {{ x | upper }}', '1:7', 'a template expression'],
    ['{% include "x.md" %}', '1:1', 'a template tag'],
    ['!!! note "T"\n\n    Text', '1:1', 'a MkDocs admonition'],
    ['Text\n\n!!!include(axes/_common.md)!!!', '3:1', 'a VuePress include'],
    ['Term\n\n:   !!! note\n\n        Text', '3:5', 'a MkDocs admonition'],
    ['Text\n\n??? tip\n    More', '3:1', 'a MkDocs admonition'],
    ['???+ example\n\n    More', '1:1', 'a MkDocs admonition'],
    ["!!! note 'Title'\n    More", '1:1', 'a MkDocs admonition'],
    ['!!! warning: "Title"\n    More', '1:1', 'a MkDocs admonition'],
    ['> !!! tip "A \\\\"title\\\\""\n>     More', '1:3', 'a MkDocs admonition'],
    ['Text\n\n!!! danger "With `code` and \\\\"quotes\\\\""\n    | a |\n', '3:1', 'a MkDocs admonition'],
    ['=== "Tab"\n\n    Text', '1:1', 'a MkDocs tab'],
    ['<<< @/x.ts{2}', '1:1', 'a VitePress include'],
    ['Text\n<<<  ../x.ts', '2:1', 'a VitePress include'],
    ['- <<<x.ts', '1:3', 'a VitePress include'],
    ['--8<-- "x.md"', '1:1', 'a MkDocs snippet'],
    ['See [[Other page]].', '1:5', 'a wiki link'],
    ['An {i:index term} here', '1:4', 'an mdBook index term'],
    ['- {hi:Hidden}', '1:3', 'a hidden mdBook index term'],
    ['A {{hi: Hidden}} term', '1:3', 'a hidden mdBook index term'],
    ['A {{i:visible}} term', '1:3', 'an mdBook index term'],
    ['A {{footnote: text}} term', '1:3', 'an inline footnote'],
    ['[Button](#a){ .md-button }\n\n## A', '1:13', 'an attribute list'],
    ['Text {: .cls }', '1:6', 'an attribute list'],
    ['Text { width="300" }', '1:6', 'an attribute list'],
    ['A $$x^2$$ formula', '1:3', 'a formula'],
    ['Some ==marked *text*== here', '1:6', 'a highlight around other markup'],
    ['- [[toc]]', '1:3', 'a table of contents inside another block'],
    ['> [TOC]', '1:3', 'a table of contents inside another block'],
    ['> [toc]', '1:3', 'a table of contents inside another block'],
    ['HTML\n*[HTML]: Hyper Text', '2:1', 'an abbreviation'],
    ['# Term\n\n: Meaning', '3:1', 'a definition without a term'],
    ['A :material-home: icon', '1:3', 'an icon'],
    ["import {\n  A,\n} from './a'\n\nText", '1:1', 'an MDX import'],
    ['{/*\n a\n*/}', '1:1', 'an MDX comment'],
    ['By {frontMatter.author}', '1:4', 'an MDX expression'],
    ['{items.map((i) => i)}', '1:1', 'an MDX expression'],
    ['<Foo.Bar x={1} />', '1:1', 'a component'],
    ['<Foo\n  x={() => 1 > 2}\n/>', '1:1', 'a component'],
    ['<>\nText\n</>', '1:1', 'an MDX fragment'],
    ['<Pill\n  color="#00f"\n>Text\n\n</Pill>', '1:1', 'a tag whose ">" begins a line'],
    ['<Pill\n>\n\nText\n\n</Pill>', '1:1', 'a tag whose ">" begins a line'],
    ['- See <a\n  href="x" hidden\n  >that</a>', '1:7', 'a tag whose ">" begins a line'],
    ['a <template #x> b', '1:3', 'a Vue template'],
    ['{{< figure\n src="x" >}}', '1:1', 'a Hugo shortcode'],
    ['{# no #}', '1:1', 'a template comment'],
    ['?> Mind', '1:1', 'a docsify callout'],
    ['.. note::\n   x', '1:1', 'a reStructuredText directive'],
    ['::youtube[x]{id=1}', '1:1', 'a directive without content'],
    ['a :abbr[x]{title=y}', '1:3', 'a directive within a line'],
    ['- a [[toc]]', '1:5', 'a table of contents inside another block'],
    ['Text\n{: .no_toc }', '2:1', 'an attribute list'],
    ['![x](y.png){width=300}', '1:12', 'an attribute list'],
    ['{++ new ++}', '1:1', 'a change mark'],
    ['a {==b *c*==} d', '1:3', 'a change mark'],
    ['a {~~b~>c~~} d', '1:3', 'a change mark'],
    ['**bold**{.cls}', '1:9', 'an attribute list'],
    ['\\[\ny = \\frac{1}{2}\n\\]', '1:1', 'a formula'],
    ['Text\n\n[TAGS]', '3:1', 'a MkDocs tag list'],
    ['1. :man_raising_hand: Hi', '1:4', 'an unknown emoji name'],
    ['++ctrl+del++', '1:1', 'keys of a keyboard or inserted text'],
    ['^^new^^', '1:1', 'inserted text'],
    ['x^[a \\* note]', '1:2', 'an inline footnote'],
    ['x^2^', '1:2', 'superscript'],
    ['%%hidden%%', '1:1', 'an Obsidian comment'],
    ['is $x^2$ so', '1:4', 'a formula'],
    ['is \\(x\\) so', '1:4', 'a formula'],
    ['{ /* no */ }', '1:1', 'an MDX comment'],
    ['By {customFields.a.b} or not', '1:4', 'an MDX expression'],
    ["Text{' '}more", '1:5', 'an MDX expression'],
    ['{toc.length} parts', '1:1', 'an MDX expression'],
    ['{props.x && <b>y</b>}', '1:1', 'an MDX expression'],
    ['{#- no -#}', '1:1', 'a template comment'],
    ['[= 75%]', '1:1', 'a MkDocs progress bar'],
    ['{* ../a.py hl[1:3] *}', '1:1', 'an included file'],
    ['@include(./a.md)', '1:1', 'an included file'],
    ['r[items.fn.intro]\n\nA function', '1:1', 'a rule of the Rust Reference'],
    ['![x](y.png "T" =10x10)', '1:1', 'an image with a size'],
    ['![x](y.png =100x)', '1:1', 'an image with a size'],
    ['> [!div class="nextstepaction"]\n> [x](https://x.example)', '1:3', 'a DocFX block'],
    ['> [!VIDEO https://x.example/v]', '1:3', 'a DocFX block'],
    ['{#if x}y{:else}z{/if}', '1:1', 'a Svelte tag'],
    ['See {@html x}', '1:5', 'a Svelte tag'],
    ['``code``{.py} text', '1:9', 'an attribute list'],
    ['> [!note|right] T\n> x', '1:3', 'the position of an Obsidian callout'],
  ])('%j', (text, place, name) => {
    const [first] = told(text)
    expect(first?.replace(/".*" is /, '')).toBe(
      `${place} warning foreign-syntax: ${name}, which is printed as text → ${FIXES.get(name)}`,
    )
  })

  test.each(['a == b, x==y and ====', '==marked text== here', '[[toc]]\n\n## A'])('%j is none of them', (text) => {
    expect(told(text)).toEqual([])
  })

  test('a component, once, and not as unsafe HTML, too', () => {
    expect(problemsOf('<Tabs>\n\nText\n\n</Tabs>')).toEqual([
      '1:1 warning foreign-syntax: "<Tabs>" is a component, which is removed → write "::::tabs"',
    ])
    expect(problemsOf('<A HREF="https://example.com">Old</A> pages<BR>and <B>more</B>')).toEqual([])
    expect(problemsOf('Text <script>alert(1)</script>')).toEqual([
      '1:6 warning unsafe-html: <script> is not allowed and was removed → remove it; "head" in content/site.yaml is for all pages',
    ])
  })
})

test.each([
  '`{{< note >}}` and ``!!! note``',
  '```jinja\n{{ x | y }}\n{% if %}\n!!! note\n[[a]]\n```',
  '## Heading {#id}',
  'An array[0][1], a path /users/{id} and {braces}.',
  'Prices from $5 to $10.',
  '\\{{ x.y }} and \\[[not a link]]',
  'It imports from "x".',
  'a <<< b and\n\n<<< (x)',
  'See [[1]](https://example.com) and [[2]][a].\n\n[a]: https://example.com',
  'Use {**bold**} and :tada: or a:b_c:d',
  '```rust\n#[derive(Debug)]\n#![no_std]\n```',
  'A == B, and a === "b" in a sentence.',
])('%j is what it is', (text) => {
  expect(told(text)).toEqual([])
})

test.each([
  ['# A\n\n# B', '3:1 warning second-title: this page already has a title → begin the heading with "##"'],
  [
    '![](https://x.example/a.png)',
    '1:1 warning missing-alt: this image has no alternative text → describe it between the brackets',
  ],
  [
    '[x](https://x.example/<VERSION>/y)',
    '1:1 warning doubtful-link: "<VERSION>" is left in the address "https://x.example/<VERSION>/y" → write the address itself, or mark "https://x.example/<VERSION>/y" as code',
  ],
  [
    'See [text] (https://x.example).',
    '1:5 warning doubtful-link: "[text] (https://x.example)" is not a link → write "[text](https://x.example)"',
  ],
  [
    '```bash titel="x"\nls\n```',
    '1:1 warning unknown-mark: "titel=" is not a mark of a code block → did you mean "title"?',
  ],
  [
    '```js nocopy "x y" title="z"\nls\n```',
    '1:1 warning unknown-mark: "nocopy "x y"" is not a mark of a code block → remove it, or write a title as title="…"; known marks: title, ins, del, lines, api, schema, file, region, name',
  ],
  [
    'Text\n\n```bash\nls\n\n## Lost\n',
    '3:1 warning unclosed-fence: this code block is not closed, so the rest of the page is code → close it with a line like the one that opens it',
  ],
])('%j is hardly meant', (text, problem) => {
  expect(problemsOf(text)).toContain(problem)
})

test('what is around a directive in a list is told how many colons it needs', () => {
  const [first] = problemsOf(':::steps\n1. One\n   - a\n   :::note\n   Text\n   :::\n2. Two\n:::\n')
  expect(first).toBe(
    '1:1 warning unknown-directive: ":::steps" ends with the first ":::note" inside it, since it has no more colons → write "::::steps", and close it with "::::"',
  )
  expect(problemsOf('::::steps\n1. One\n   :::note\n   Text\n   :::\n2. Two\n::::\n')).toEqual([])
})

test('tabs with too few colons are told how many they need', () => {
  expect(problemsOf(':::tabs\n:::tab[A]\nText\n:::\n:::\n')[0]).toBe(
    '1:1 warning unknown-directive: ":::tabs" ends with the first ":::tab" inside it, since it has no more colons → write "::::tabs", and close it with "::::"',
  )
})

test.each([
  ['<!--@include: ./a.md-->\n\nText', 'a VitePress include'],
  ['```rust\n{{#include a.rs}}\n```', 'an include, which is printed as code'],
  ['```py\n--8<-- "a.py"\n```', 'an include, which is printed as code'],
  ['H~2~O', 'is subscript'],
  ['```rust\n# fn main() {\nlet x = 1;\n# }\n```', '"# fn main() {" is a hidden mdBook line, which is shown'],
  [
    'See [x](my file.pdf)',
    '"[x](my file.pdf)" is not a link, since its address contains a space → write "[x](<my file.pdf>)"',
  ],
  ['![x](/my img/a.png)', '"![x](/my img/a.png)" is not a link'],
  ['<div class="{{ x }}">a</div>', 'stays in HTML'],
  ['<a href="/u/{id}">a</a>', '"{id}" is left in the address "/u/{id}"'],
  ['[text] (setup.md)', '"[text] (setup.md)" is not a link'],
  [
    '| a | b |\n|---|---|\n| c | d | |\n| `e | f` | *g* |',
    '4:13 warning foreign-syntax: "*g*" is in a cell beyond the columns of its table, which is left out',
  ],
  ['![][r]\n\n[r]: x.png', 'this image has no alternative text'],
  ['- a\n\n  ```js\n  x\n\nText', 'so the rest of its list item, quote or directive is code'],
])('%j is reported: %s', (text, message) => {
  expect(problemsOf(text).join('\n')).toContain(message)
})

test('an address with a space is reported once, also before a paragraph with more links than are parsed', () => {
  const links = '[a](https://x.example/)\n'.repeat(1500)
  const spaced = problemsOf(`[x](my file.pdf)\n\n${links}`).filter((each) => each.includes('contains a space'))
  expect(spaced).toEqual([
    '1:1 warning doubtful-link: "[x](my file.pdf)" is not a link, since its address contains a space → write "[x](<my file.pdf>)"',
  ])
})

test('they are named in their order', () => {
  expect(told('H~2~O, [[a]] and x~3~').map((problem) => problem.split(' ', 1)[0])).toEqual(['1:2', '1:8', '1:19'])
})

test('a comment of Hugo makes no page one of MDX', () => {
  expect(told('{{/* no */}} and \\frac{1}{2} {x}')).toHaveLength(1)
})

test.each([
  'The set {1, 2}, {a: b} and GET /users/{id}/{name}',
  'Use $HOME and $' + '{HOME}; it costs $5_000 and $6',
  'list[[0]] and a++ or b++, 2^10 and a^b, ~5 or ~6',
  'import the data from "somewhere"? C++ and a == b',
  '```md\n{{#include a.rs}}\n```\n\n`{a.b}` and `$x^2$`',
  'Escaped \\[x] and \\(so)',
  'An address [x](https://x.example/%%b%%/c) and \\[no link] (https://x.example)',
  'From "==0.2.*" to ">=0.2.0,<0.4.0", from a ==1.0 to ==2.0',
  '* [API](https://a.b/c): calls\n* **x** !!! y\n* `a` import b',
  'A call [f](a, b) and [x](<a b.md>) or \\[x](a b.md)',
  'At 10:30[^1]\n\n[^1]: Note',
  'GET /a/{id.length}/b, mail me@include(x) and r[0]',
])('%j is text', (text) => {
  expect(problemsOf(text)).toEqual([])
})

test('lines of MDX in a quote are reported without its mark', () => {
  expect(problemsOf('> import A from "./a.js"\n>\n> export const b = 1')).toEqual([
    '1:3 warning foreign-syntax: "import A from "./a.js"" is an MDX import, which is printed as text → remove the line, and write what it imports as Markdown',
    '3:3 warning foreign-syntax: "export const b = 1" is an MDX export, which is printed as text → remove the line',
  ])
})
