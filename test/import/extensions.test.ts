import { expect, test } from 'vitest'
import { mkdocs } from '../../src/import/mkdocs/mkdocs.ts'
import { starlight } from '../../src/import/starlight/starlight.ts'
import { imported } from './imported.ts'
import { converted, SITES } from './onePage.ts'

test.each([
  ['docusaurus', '---\nauthor: Ann\n---\n\nBy {frontMatter.author}', 'By Ann'],
  ['docusaurus', 'Let $f\\colon\\R^{2k}$ be\n\n{/* note */}', 'Let $f\\colon\\R^{2k}$ be\n\n<!-- note -->'],
  ['docusaurus', 'export const Hi = ({ children }) => (\n  <b>{children}</b>\n)\n\n<Hi>*green*</Hi>', '*green*'],
  ['docusaurus', 'export function Hi(props) {\n  return <p><b>{props.children}</b></p>\n}\n\n<Hi>green</Hi>', 'green'],
  ['docusaurus', '<BrowserOnly>{() => <p>Here</p>}</BrowserOnly>', '<p>Here</p>'],
  [
    'docusaurus',
    '<div className="row">\n  <div className="col">A **b**</div>\n  <div>c</div>\n</div>',
    '<div class="row">\n<div class="col">\n\nA **b**\n\n</div>\n<div>c</div>\n</div>',
  ],
  ['docusaurus', '- a\n\n  {/*\n    b\n\n    c\n  */}\n\n  d', '- a\n\n  <!--\n  b\n\n  c\n  -->\n\n  d'],
  ['docusaurus', '> {/*\n> b\n>\n> c\n> */}\n>\n> d', '> <!--\n> b\n>\n> c\n> -->\n>\n> d'],
  ['docusaurus', ':::note{title=""}\nText\n:::', ':::note{title=""}\nText\n:::'],
  ['mkdocs', '`[a](b c.md)` and [b](p.md "T i")', '`[a](b c.md)` and [b](./p.md "T i")'],
  [
    'mkdocs',
    '![P "x"](https://x.org/p.png){ width="300" loading=lazy } and ![P](https://x.org/p.png){ .x }',
    '<img src="https://x.org/p.png" alt="P &quot;x&quot;" width="300"> and ![P](https://x.org/p.png)',
  ],
  ['mkdocs', '![P](https://x.org/p){width=9}\n*it*', '<img src="https://x.org/p" alt="P" width="9">\n\n*it*'],
  ['mdbook', '{{#include\n  parts/b.md\n}}', 'Second'],
  ['hugo', '{{< alert `Take "care"` >}}\nText\n{{< /alert >}}', ':::note[Take "care"]\nText\n:::'],
  ['hugo', '{{% badge style="info" title="Since" %}}1.2{{% /badge %}}', '<span class="badge">Since: 1.2</span>'],
  ['mkdocs', '[=75% "Three of four"] and [=50% "50% done"]{: .thin }', '75% Three of four and 50% done'],
  ['mkdocs', '**:smile: It :simple-none:{ .x }**', '**:smile: It**'],
  [
    'mkdocs',
    '<div class="termy">\n\n```console\n$ run <u style="a:b">x.py</u>\n<font color="#4E9A06">OK</font>: &lt;b&gt; &amp; <b>c</b>\n```\n\n</div>\n\n```html\n<b>&lt;</b>\n```',
    '<div class="termy">\n\n```console\n$ run x.py\nOK: <b> & c\n```\n\n</div>\n\n```html\n<b>&lt;</b>\n```',
  ],
  [
    'mkdocs',
    '<div class="result" markdown>\n  <div class="grid cards" markdown>\n\n- __A__ b\n- __C__ d\n\n  </div>\n</div>',
    '<div class="result">\n\n:::cards\n- __A__ b\n- __C__ d\n:::\n\n</div>',
  ],
  ['mkdocs', '/// collapse-code\n```py\na\n```\n///', '```py\na\n```'],
  ['mkdocs', '<div style="--md-width: 9px" class="x">a</div>', '<div class="x">a</div>'],
  ['mkdocs', '!!! bug ""\n    Text', ':::danger{title=""}\nText\n:::'],
  ['starlight', '<LinkCard title="P" href="/p/" />', ':::cards\n- **[P](./p.md)**\n:::'],
  [
    'starlight',
    'import a from "../../../a.js?raw"\n\n<Code code={a} lang="js" title="a.js" />',
    '```js title="a.js"\nlet a\n```',
  ],
  ['starlight', '```js showLineNumbers startLineNumber=5\na\n```', '```js lines=5\na\n```'],
  ['starlight', '---\ntitle: T\n---\n\nIt is {frontmatter.title}.', 'It is T.'],
  ['vitepress', '---\ntitle: T\n---\n\nIt is {{ $frontmatter.title }}.', 'It is T.'],
  ['vitepress', '```js:line-numbers=2\na\n```', '```js lines=2\na\n```'],
  ['vitepress', '<img :src="withBase(\'/a.png\')" alt="A">', '<img src="/a.png" alt="A">'],
  ['vitepress', '::: v-pre\nIt is {{ x }} and `{{ y }}`.\n:::', 'It is `{{ x }}` and `{{ y }}`.'],
  ['vitepress', 'It is <span v-pre>{{ x }}</span>.', 'It is <span>`{{ x }}`</span>.'],
  ['mkdocs', 'It is {{ version }} of {{ config.site_name }}.', 'It is 1.10 of T.'],
  [
    'mkdocs',
    'It {--was--} {++is++} {~~a~>b~~} {==so==}{>>hm<<}',
    'It <del>was</del> <ins>is</ins> <del>a</del><ins>b</ins> <mark>so</mark>',
  ],
  ['mkdocs', 'Use `#!python range()` and `#!/bin/sh`', 'Use `range()` and `#!/bin/sh`'],
  ['mkdocs', '/// warning | Mind\nText\n///', ':::warning[Mind]\nText\n:::'],
  ['mkdocs', '/// details | More\n    type: tip\n    open: True\nText\n///', ':::details[More]{open}\n\n\nText\n:::'],
  ['mkdocs', '--8<--\nincludes/a.md\nincludes/b.md\n--8<--', 'Part *a*.\nPart b.'],
  ['mkdocs', '{% include-markdown "includes/a.md" %}', 'Part *a*.'],
  [
    'mkdocs',
    '<div class="grid cards" markdown>\n\n-   :material-x:{ .lg } __A__\n\n    ---\n\n    B\n\n</div>',
    ':::cards\n-   :icon[x] __A__\n\n    B\n:::',
  ],
  [
    'mkdocs',
    '| a |\n| - |\n| :material-close-circle:{ .x } |\n\n:octicons-heart-fill-16: :simple-none: [:fontawesome-solid-check: a](p.md)',
    '| a |\n| - |\n| :icon[x-circle] |\n\n:icon[heart-fill] [:icon[check] a](./p.md)',
  ],
  [
    'mkdocs',
    '## :material-home: Home\n\n## Two :octicons-x-16: words',
    '## :icon[home] Home\n\n## Two :icon[x] words {#two-words}',
  ],
  ['mkdocs', 'It +/- is --> `(c)` (c), 1/2 or 11/2.', 'It ± is → `(c)` ©, ½ or 11/2.'],
  ['mkdocs', '{!includes/a.md!}', 'Part *a*.'],
  ['hugo', '---\nlevel: 3\n---\n\nIt is {{< param version >}}, {{% param "level" %}}.', 'It is 1.10, 3.'],
  ['hugo', 'Write {{</* ref "x" */>}} or `{{%/* note */%}}`', 'Write `{{< ref "x" >}}` or `{{% note %}}`'],
  [
    'hugo',
    '{{< filetree/container >}}\n  {{< filetree/folder name="a" >}}\n    {{< filetree/file name="b" >}}\n  {{< /filetree/folder >}}\n{{< /filetree/container >}}',
    ':::file-tree\n- **a/**\n  - `b`\n:::',
  ],
  [
    'hugo',
    '## {{% heading "whatsnext" %}}\n\nA {{< glossary_tooltip text="Pod" term_id="pod" >}}',
    "## What's next\n\nA Pod",
  ],
  ['hugo', '{{< deprecated-in 0.1 >}}\nUse x.\n{{< /deprecated-in >}}', '**Deprecated in 0.1**\n\nUse x.'],
  ['hugo', '{{< readfile file="a.go" code="true" lang="go" >}}', '```go\npackage a\n```'],
  ['hugo', '{{< columns >}}\nA\n<--->\nB\n{{< /columns >}}', 'A\n\nB'],
  ['hugo', 'A{{< comment >}}hidden{{< /comment >}}', 'A'],
  ['hugo', '{{< rawhtml >}}\n<b>x</b>\n{{< /rawhtml >}}', '<b>x</b>'],
  [
    'mkdocs',
    '/// tab | One\n1\n///\n\n/// tab | Two\n2\n///',
    '::::tabs\n:::tab[One]\n1\n:::\n\n:::tab[Two]\n2\n:::\n::::',
  ],
  [
    'mkdocs',
    '[](){ #here } ==marked *text*== and ==more==',
    '<a id="here"></a> <mark>marked *text*</mark> and <mark>more</mark>',
  ],
  ['mkdocs', '[TAGS]\n\nText', 'Text'],
  [
    'mkdocs',
    '<table markdown>\n<tr><td>**b**</td><td>c</td></tr>\n</table>',
    '<table>\n\n<tr><td>\n\n**b**\n\n</td><td>c</td></tr>\n\n</table>',
  ],
  ['mkdocs', 'It is HTML.', 'It is HTML.\n\n*[HTML]: Hyper Text'],
  ['mkdocs', '```py\n--8<-- "includes/a.py:2:2,4:4"\n```', '```py\ndef one():\n    pass\n```'],
  ['mkdocs', '```py\n--8<-- "includes/a.py:one"\n```', '```py\ndef one():\n    pass\n```'],
  ['mkdocs', '- ```md\n  --8<-- "includes/note.md"\n  ```', '- ```md\n  !!! note\n      x\n  ```'],
  ['mkdocs', '<p markdown>in *p*</p>\nText', 'in *p*\n\nText'],
  ['mkdocs', '<div markdown="1" class="y">*a*</div>', '<div class="y">\n\n*a*\n\n</div>'],
  ['mkdocs', '<p align="center" markdown>*a*</p>', '<div align="center">\n\n*a*\n\n</div>'],
  ['mkdocs', '<div markdown>*a*</div><div>b</div>', '<div>*a*</div><div>b</div>'],
  [
    'mkdocs',
    '=== "A"\n    a\n\n===! "B"\n    b\n',
    '::::tabs\n:::tab[A]\na\n:::\n::::\n\n::::tabs\n:::tab[B]\nb\n:::\n::::',
  ],
  [
    'vitepress',
    '<Badge\n  type="tip"\n>new</Badge>\n\n```vue\n<Badge\n>\n```',
    '<span class="badge">new</span>\n\n```vue\n<Badge\n>\n```',
  ],
  ['vitepress', '- a\n\n  <!-- @include: more.md -->', '- a\n\n  More\n  and more'],
  ['vitepress', '- <!-- @include: more.md -->\n\n> <<< @/a.js\n', '- More\n  and more\n\n> ```js\n> a\n> b\n> ```'],
  ['mdbook', '- a\n\n  ```\n  {{#include parts/two.md}}\n  ```', '- a\n\n  ```\n  First\n  Second\n  ```'],
  ['mdbook', '- a\n\n  {{#include parts/in.md}}', '- a\n\n  First\n    deep'],
  ['mdbook', '## `Vec`: <T> {.cls #both--x}', '# `Vec`: `<T>` {#both--x}'],
  ['hugo', '{{< highlight md >}}\n{{</* a */>}}\n{{< /highlight >}}', '```md\n{{< a >}}\n```'],
  ['hugo', '## Head {#a--b .c}\n\nA -- b', '## Head {#a--b}\n\nA – b'],
  ['mdbook', '```admonish tip title="A \\"b\\""\nx\n```', ':::tip[A "b"]\nx\n:::'],
  ['mdbook', '```admonish tip title=\'A "b"\'\nx\n```', ':::tip[A "b"]\nx\n:::'],
  ['mkdocs', '``` { .bash .annotate }\nls\n```', '```bash\nls\n```'],
  ['mkdocs', '``` title="a.sh"\nls\n```', '```text title="a.sh"\nls\n```'],
  [
    'mkdocs',
    '<!-- md:version 9.2 -->\n<!-- md:flag new -->',
    '<span class="badge">9.2</span>\n<span class="badge">new</span>',
  ],
  ['mkdocs', '`<!-- md:flag -->` is <!-- md:option a.b --> <!-- x -->', '`<!-- md:flag -->` is `a.b` <!-- x -->'],
  ['hugo', '{{< card title="A" tag="new" subtitle="b" >}}', ':::cards\n- **A** <span class="badge">new</span> b\n:::'],
  ['mkdocs', '> Said\n{ cite="https://x.example/a_b" .q }', '> Said'],
  ['mkdocs', '[a](p.md){ .b data-x="https://x.example" } ==c==', '[a](./p.md) <mark>c</mark>'],
  ['mdbook', '> ```admonish tip "In a quote"\n> x\n>```', '> :::tip[In a quote]\n> x\n> :::'],
  ['mdbook', '```admonish warning "Mind"\n*Text*\n```', ':::warning[Mind]\n*Text*\n:::'],
  ['mdbook', '```admonish tip collapsible=true, title="More"\nText\n```', ':::details[More]\nText\n:::'],
])('%s: %j', async (kind, text, expected) => {
  expect(await converted(kind, text)).toEqual({ page: `${expected}\n`, left: [] })
})

test('a section that a file does not have is left, and not the whole file shown', async () => {
  expect(await converted('mkdocs', '--8<-- "includes/a.py:three"')).toEqual({
    page: '`--8<-- "includes/a.py:three"`\n',
    left: ['--8<-- "snippet" at docs/p.md:1'],
  })
})

test('a key of front matter that only a theme has read is left once', async () => {
  const page = '---\ntitle: T\nown: x\n---\n\nText'
  const { left, unfinished, settings } = await imported(mkdocs, {
    'mkdocs.yml': 'site_name: T\nsite_url: https://x.example/\n',
    'docs/a.md': page,
    'docs/b.md': page,
  })
  expect(left).toEqual(['front matter: own at docs/a.md:1'])
  expect([unfinished, settings]).toEqual([0, 1])
})

test('a component inside a tag is marked without Markdown, which would be text there', async () => {
  const { page, left } = await imported(starlight, {
    ...SITES['starlight']?.config,
    'src/content/docs/p.mdx': '<p><Since v="4" /></p>',
  })
  expect(page('p.md')).toBe('<p><code>&lt;Since v="4" /></code></p>\n')
  expect(left).toContain('<Since> at src/content/docs/p.mdx:1')
})
