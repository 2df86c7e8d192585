import { expect, test } from 'vitest'
import { mdbook } from '../../src/import/mdbook/mdbook.ts'
import { cpuSeconds } from '../cpuSeconds.ts'
import { imported } from './imported.ts'
import { converted } from './onePage.ts'

test.each([
  ['mkdocs', '++"My key"++ and ++ctrl+"A+"++', '<kbd>My key</kbd> and <kbd>Ctrl</kbd>+<kbd>A+</kbd>'],
  ['mkdocs', '++page-up+arrow-left+f5+pipe++', '<kbd>Page Up</kbd>+<kbd>Left</kbd>+<kbd>F5</kbd>+<kbd>&#124;</kbd>'],
  [
    'mkdocs',
    '| `a|b` | c |\n|---|---|\n| `a \\| b` and ``x|`y`` | d |\n\n`a|b`',
    '| `a\\|b` | c |\n|---|---|\n| `a \\| b` and ``x\\|`y`` | d |\n\n`a|b`',
  ],
  ['hugo', '## One [l](https://a.b) <em>x</em>', '## One [l](https://a.b) <em>x</em> {#one-lhttpsab-emxem}'],
  ['hugo', '## A &amp; B\n\n## Ü_b ##\n\n## A & B', '## A &amp; B {#a-amp-b}\n\n## Ü_b ##\n\n## A & B {#a--b}'],
  [
    'hugo',
    'A -- b --- c... `--d...` <https://x.example/--e>\n\n| A |\n|---|\n| f--g |\n\n## H -- i',
    'A – b — c… `--d...` <https://x.example/--e>\n\n| A |\n|---|\n| f–g |\n\n## H &#8211; i {#h----i}',
  ],
  ['mdbook', '# T\n\n## Über Ä\n\n## Über Ä', '# T\n\n## Über Ä {#Über-Ä}\n\n## Über Ä {#Über-Ä-1}'],
  ['mdbook', '<!-- A -->\n\n## T\n\n## T', '<!-- A -->\n\n# T\n\n## T'],
  ['mdbook', '## T\n\n# U', '## T\n\n# U'],
  ['mkdocs', '[=45% "45%"]{: .thin }', '45%'],
  ['mkdocs', '{==\n\nA *b*\n\n==}\n\n{--\n\nC\n\n--}', '<mark>\n\nA *b*\n\n</mark>\n\n<del>\n\nC\n\n</del>'],
  ['mkdocs', 'Text\n{: .lead #para }', 'Text\n<a id="para"></a>'],
  ['vitepress', '| A {#a} | B |\n| - | - |', '| A<a id="a"></a> | B |\n| - | - |'],
  ['starlight', ':::note[T]{icon="heart"}\nA\n:::', ':::note[T]\nA\n:::'],
  ['vitepress', '::: tip A {#b .c}\nD\n:::', ':::tip[A]{#b}\nD\n:::'],
  ['docusaurus', ':::details[Open]\nA\n:::', ':::details[Open]\nA\n:::'],
  ['starlight', '<Picture src="https://x.org/a.png" alt="A" />', '![A](https://x.org/a.png)'],
  [
    'vitepress',
    '::: warning\nA\n\n:::code-group\n```sh [a]\na\n```\n:::\n\n## B',
    ':::::warning\nA\n\n::::tabs\n:::tab[a]\n```sh\na\n```\n:::\n::::\n:::::\n\n## B',
  ],
  ['vitepress', '::: v-pre\n::: tip\nA\n:::', ':::tip\nA\n:::'],
  [
    'vitepress',
    '::: code-group\n```sh [pnpm ~logos:pnpm~]\na\n```\n:::',
    '::::tabs\n:::tab[pnpm]\n```sh\na\n```\n:::\n::::',
  ],
  [
    'mdbook',
    '<img src="https://x.org/a.png" class="center" style="width: 50%;" alt="A">',
    '<img src="https://x.org/a.png" class="center" width="50%" alt="A">',
  ],
  ['mdbook', '{{ #include parts/b.md }}', 'Second'],
  ['mkdocs', '``` { .py3 title="a" }\na\n```', '```python title="a"\na\n```'],
  ['hugo', '```go-html-template\n{{ . }}\n```', '```html\n{{ . }}\n```'],
  ['mkdocs', ':flag_de: :man_raising_hand: :wave_tone3:', '🇩🇪 :raising_hand_man: :wave:🏽'],
  ['hugo', '> [!quote] A\n> B\n\n> [!todo]-\n> C', '> [!NOTE] A\n> B\n\n> [!INFO]- Todo\n> C'],
  ['hugo', '> [!TIP]\n> B', '> [!TIP]\n> B'],
  ['mkdocs', '/// html | div.x\nA\n///', 'A'],
  ['mkdocs', ';--8<-- "a.md"\n\n```\n;--8<-- "a.md"\n```', '`--8<-- "a.md"`\n\n```\n--8<-- "a.md"\n```'],
  ['mkdocs', '<div markdown>\n*a*\n</div>\n*b*', '<div>\n\n*a*\n\n</div>\n\n*b*'],
  [
    'mdbook',
    'A\n```rust\n# use x;\nlet s = "\n## a\n## b";\n```',
    'A\n\n<!-- portalgen-ignore-next foreign-syntax -->\n```rust\nlet s = "\n# a\n# b";\n```',
  ],
  [
    'docusaurus',
    '<details>\n  <summary>A</summary>\n  Deep **bold**\n</details>',
    '<details>\n\n<summary>A</summary>\n\nDeep **bold**\n\n</details>',
  ],
  ['vitepress', '[f](https://x.org/a.zip){download} {download}', '[f](https://x.org/a.zip) {download}'],
  ['mkdocs', '--8<--\nincludes/a.md\n; includes/b.md\n--8<--', 'Part *a*.'],
  [
    'hugo',
    '{{< img src="https://x.org/a.png" cap="C *x*" >}}\n\n{{< figure src="https://x.org/a.png" alt="A" attr="by" attrlink="https://x.org" >}}',
    '![C *x*](https://x.org/a.png)\n\nC *x*\n\n![A](https://x.org/a.png)\n\n[by](https://x.org)',
  ],
  ['hugo', '---\nparams: { sub: S }\n---\n\n{{< param "sub" >}}', 'S'],
  ['docusaurus', '<div>a</div>\n*b*', '<div>a</div>\n\n*b*'],
  [
    'docusaurus',
    "<div style={{ textAlign: 'center' }}>\n\n<p style={{ fontSize: 12, fontWeight: 'bold' }}>a</p>\n\n</div>",
    '<div align="center">\n\n<p><small><strong>a</strong></small></p>\n\n</div>',
  ],
  [
    'docusaurus',
    '<img src="https://x.org/a.png" alt="A" style={{ maxWidth: "50%", height: "auto" }} />',
    '<img src="https://x.org/a.png" alt="A" width="50%" />',
  ],
  ['mkdocs', '<div style="margin: 0 auto; padding-left:2px; display: flex">\n\na\n\n</div>', '<div>\n\na\n\n</div>'],
  ['mdbook', '<p style="DISPLAY: none !important; width">a</p>', '<p hidden="">a</p>'],
  ['hugo', 'A <host>:<port>, Vec<T>, <your name>', 'A `<host>`:`<port>`, Vec`<T>`, `<your name>`'],
  [
    'hugo',
    'http://x.example/<id>?a={{ b }} and http://x.example/{{c}}/d',
    'http://x.example/<code>&lt;id></code>?a=`{{ b }}` and http://x.example/<code>{{c}}</code>/d',
  ],
  ['mkdocs', '??? "A [b](#c)"\n    d', ':::details[A [b](#c)]\nd\n:::'],
  ['mdbook', '<p>Vec<T></p>\n\n<name>', '<p>Vec<code>&lt;T></code></p>\n\n`<name>`'],
  ['starlight', '<p style="text-align: center; font-style: italic">a</p>', '<p align="center"><em>a</em></p>'],
  [
    'vitepress',
    '<span style="text-decoration:underline">a <i>b</i></span>\n\n<h2 style="text-align: right">a</h2>',
    '<span><u>a <i>b</i></u></span>\n\n<h2 align="right">a</h2>',
  ],
  ['starlight', '```ts twoslash wrap\n// @noErrors\na\n```', '```ts twoslash\n// @noErrors\na\n```'],
  ['starlight', '```ts showLineNumbers{5} {1}\na\n```', '```ts {1} lines=5\na\n```'],
  ['vitepress', 'A^[b *c*] and `^[d]`', 'A^[b *c*] and `^[d]`'],
  ['mdbook', 'A{{footnote: b}}.\n\nC', 'A^[b].\n\nC'],
  ['mdbook', '<pre class="mermaid">\ngraph TD; A--&gt;B\n</pre>', '```mermaid\ngraph TD; A-->B\n```'],
  ['mdbook', '```rust\n##[x]\n```', '```rust\n#[x]\n```'],
  [
    'mkdocs',
    '=== "A"\n\n    a\n    ```\n\n=== "B"\n\n    ```\n    b\n    ```',
    '::::tabs\n:::tab[A]\n\na\n\\```\n:::\n:::tab[B]\n\n```\nb\n```\n:::\n::::',
  ],
  ['mkdocs', '/// tab | A\n    new: true\n    select: true\na\n///', '::::tabs\n:::tab[A]\n\n\na\n:::\n::::'],
  ['mkdocs', '/// details | A\n    open: true\n\na\n///', ':::details[A]{open}\n\n\na\n:::'],
  [
    'mkdocs',
    'A\n\n<script async id="a" src="https://asciinema.org/a/1aB.js"></script>\n\nB',
    'A\n\n<a href="https://asciinema.org/a/1aB">asciinema.org/a/1aB</a>\n\nB',
  ],
  [
    'mdbook',
    '<script src="https://gist.github.com/ada/12.js?file=a"></script>',
    '<a href="https://gist.github.com/ada/12">gist.github.com/ada/12</a>',
  ],
  [
    'vitepress',
    '<svg viewBox="0 0 9 9"><a xlink:href="./p" xlink:title="T"><use xlink:href="#b"/></a></svg>',
    '<svg viewBox="0 0 9 9"><a href="./p.md" title="T"><use href="#b"/></a></svg>',
  ],
  [
    'vitepress',
    '<svg viewBox="0 0 9 9"><a xlink:href="./p" href="./p" title="T" xlink:title="T"><use xlink:href="#b"/></a></svg>',
    '<svg viewBox="0 0 9 9"><a href="./p.md" title="T"><use href="#b"/></a></svg>',
  ],
  ['vitepress', '<a title="./p" href="./p">p</a>', '<a title="./p" href="./p.md">p</a>'],
  ['mkdocs', '[==50% "Half"]', '50% Half'],
  ['mdbook', 'A {{name}} and \\{{#include x}}', 'A `{{name}}` and \\{{#include x}}'],
  ['mkdocs', '{% include "none.md" ignore missing %}\n\nA', 'A'],
  ['mkdocs', '\\*\\[a\\] $x$', '\\*\\[a\\] $x$'],
])('%s: %j', async (kind, text, expected) => {
  expect(await converted(kind, text)).toEqual({ page: `${expected}\n`, left: [] })
})

test('the looks of elements are rules of a style sheet, one for those that are the same', async () => {
  const { page, written, left, built } = await imported(mdbook, {
    'book.toml': '[book]\ntitle = "T"\n[output.html]\ncname = "x.example"\n',
    'src/SUMMARY.md': '- [P](p.md)\n',
    'src/p.md': `A <b class="x" style="margin: 0; color: red">b</b> <i style='color:red'>c</i>

<p style="font-style: italic; font-family: 'A B', serif">d

e</p>

<img style="width: 9px" alt="A" src="https://x.org/a.png">
`,
  })
  expect(page('p.md')).toBe(`A <b class="x imported-1">b</b> <i class="imported-1">c</i>

<p class="imported-2">d

e</p>

<img width="9" alt="A" src="https://x.org/a.png">
`)
  expect(written['content/_imported.css']).toBe(
    ".imported-1 { color: red }\n.imported-2 { font-style: italic; font-family: 'A B', serif }\n",
  )
  expect(left).toEqual([])
  expect((await built()).problems).toBe('')
})

test('looks in MDX are rules, too, but not those of the other theme, of files, or that move an element', async () => {
  const { page, left } = await converted(
    'starlight',
    `<b className="x" style={{ backgroundColor: "#fff", color: "red" }}>b</b>

<i style="filter: x">i</i>

<i style={{ color: "var(--ifm-x)" }}>i</i>

<i style="background: url(a.png)">i</i>

<i style="position: fixed">i</i>

<i style="color: red} a {">i</i>
`,
  )
  expect(page.split('\n')[0]).toBe('<b class="x imported-1">b</b>')
  expect(left.filter((each) => each.startsWith('style attribute')).map((each) => each.replace(/.*:/, ''))).toEqual([
    '3',
    '5',
    '7',
    '9',
    '11',
  ])
})

test('programs of single elements are left', async () => {
  const html = await converted(
    'hugo',
    '<a href="https://x.org" onclick="go()">a</a>\n\n<script>\ngo()\n</script>\n\n<style>\na {}\n</style>',
  )
  expect(html.left).toEqual([
    '<script> of a page at content/p.md:3',
    '<style> of a page at content/p.md:7',
    'handler in HTML at content/p.md:1',
  ])
  const mdx = await converted('starlight', '<b onClick={go}>b</b>')
  expect(mdx.left).toEqual(['handler in HTML at src/content/docs/p.mdx:1'])
})

test('what would stand in the head of a page is left out, and named', async () => {
  const text = 'A\n\n<head>\n<meta name="a" content="b" />\n</head>\n\n<style>{`.a { color: red }`}</style>\n\nB'
  expect(await converted('docusaurus', text)).toEqual({
    page: 'A\n\n\n\n\n\nB\n',
    left: ['<head> of a page at docs/p.mdx:3', '<style> of a page at docs/p.mdx:7'],
  })
  const vue = '<script setup>\nconst a = 1\n</script>\n\n<script>\nstart()\n</script>\n\n<style>\n.a { }\n</style>\n\nB'
  expect(await converted('vitepress', vue)).toEqual({
    page: 'B\n',
    left: ['<script> of a page at p.md:5', '<style> of a page at p.md:9'],
  })
})

test('what an attribute puts into an element is kept where it is known', async () => {
  const { page, left } = await converted(
    'starlight',
    '<Fragment set:html={`<b>a</b>`} />\n\n<p class:list={["x"]} set:text="1 < 2" />\n\n<div set:html={await a()} />',
  )
  expect(page).toBe('<b>a</b>\n\n<p>1 &#60; 2</p>\n\n<div />\n')
  expect(left).toEqual(['set:html at src/content/docs/p.mdx:5'])
})

test('lines with words that code marks are marked; patterns and labels are named once', async () => {
  const { page, left } = await converted(
    'starlight',
    '```js mark={"Here":2-3} "a" ins="b c"\na\nno\nb c\n```\n\n```js /re[g]ex/ title="b" del={4}\nb // [!code word:b:1]\n```\n\n```js title="a \'b\'" del=/x/\na\n```',
  )
  expect(page).toContain('```js {1,2-3} ins={3}\na\nno\nb c\n```\n\n```js title="b" {1} del={4}\nb\n')
  expect(left).toEqual([
    'label of marked lines at src/content/docs/p.mdx:1',
    'pattern that marks words of code at src/content/docs/p.mdx:7',
  ])
})

test('a comment marks a word from its line on, in as many lines as it says', async () => {
  const { page } = await converted(
    'vitepress',
    '```js\na\na b // [!code word:a]\na\n// [!code word:b:2]\nc b\nb\nb\n```',
  )
  expect(page).toContain('```js {2,3,4,5}\na\na b\na\nc b\nb\nb\n```')
})

const manyWords = (word: (line: number) => string): string =>
  `\`\`\`js\n${Array.from({ length: 2000 }, (_, at) => `a // [!code word:${word(at)}]\n`).join('')}\`\`\``

test('a word that thousands of lines mark is read in time that grows with their number', async () => {
  expect(
    await cpuSeconds(() =>
      converted(
        'vitepress',
        manyWords(() => 'a'),
      ),
    ),
  ).toBeLessThan(2)
})

test('of thousands of words in a block of code, the first 100 are looked for', async () => {
  const { page, left } = await converted(
    'vitepress',
    manyWords((line) => (line === 100 ? 'a' : `b${line}`)),
  )
  expect(page).toMatch(/^```js\na\n/)
  expect(left).toEqual(['words that code marks, after the first 100 of a block at p.md:1'])
})

test('a document of an API within a page of MkDocs is left', async () => {
  const { page, left } = await converted('mkdocs', 'A !!swagger openapi.json!!')
  expect(page).toBe('A `!!swagger openapi.json!!`\n')
  expect(left).toEqual(['!!swagger!! at docs/p.md:1'])
})
