import { expect, test } from 'vitest'
import { mdbook } from '../../src/import/mdbook/mdbook.ts'
import type { Files } from '../site.ts'
import { imported } from './imported.ts'

const SITE: Files = {
  'book.toml': `[book]
title = "The Book"
authors = ["A"]
language = "en"
description = "A book"
[output.html]
site-url = "/book/"
git-repository-url = "https://github.com/b"
[output.html.redirect]
"/old.html" = "ch01-intro.html"
"/older/end.html" = "/book/end.html"
`,
  'src/SUMMARY.md': `# Summary

[Preface](preface.md)

# Part One

- [Intro](ch01-intro.md)
  - [Sub](ch01/sub.md)
- [Draft]()
- [Readme](ch02/README.md)

---

[End](end.md)
`,
  'src/preface.md': `# Preface

<img src="img/x.png" class="center" />
`,
  'src/ch01-intro.md': `# Intro

{{#title Other title}}

See [sub](ch01/sub.md#hash-maps--more), [html](ch01/sub.html), [dir](ch02/index.html) and [none](none.md).

<Listing number="1-1" file-name="src/main.rs" caption="A program">

\`\`\`rust,ignore,does_not_compile
{{#include ../listings/main.rs:2:3}}
\`\`\`

</Listing>

\`\`\`rust
# fn main() {
let x = 1;
# }
\`\`\`

\`\`\`rust
{{#rustdoc_include ../listings/main.rs:part}}
\`\`\`

{{#playground ../listings/main.rs}}

{{#include part.md}}

{{#quiz a.toml}}

\\{{#include x}}

Term
: Def

> [!TIP]
> hi

<span class="filename">Filename: src/main.rs</span>

Math \\\\( x \\\\)
`,
  'src/part.md': `Part text.
`,
  'src/ch01/sub.md': `# Sub

## Hash Maps & More

### \`code\` it

[up](../ch01-intro.md)
`,
  'src/ch02/README.md': `# Two

x
`,
  'src/end.md': `# End
`,
  'src/img/x.png': `x`,
  'listings/main.rs': `fn main() {
    // ANCHOR: part
    println!("a");
    // ANCHOR_END: part
}
`,
}

/** Imported once for all tests, which only look at it. */
const RESULT = imported(mdbook, SITE)

test('ch01-intro.md of an mdBook site', async () => {
  expect((await RESULT).written['content/ch01-intro.md']).toBe(`# Intro



See [sub](./ch01/sub.md#hash-maps--more), [html](./ch01/sub.md), [dir](./ch02/index.md) and [none](none.md).

**Filename: src/main.rs**


\`\`\`rust
    println!("a");
\`\`\`


*Listing 1-1: A program*

\`\`\`rust
let x = 1;
\`\`\`

\`\`\`rust
    println!("a");
\`\`\`

\`\`\`rust
fn main() {
    println!("a");
}
\`\`\`

Part text.

\`{{#quiz a.toml}}\`

\\{{#include x}}

Term
: Def

> [!TIP]
> hi

<span class="filename">Filename: src/main.rs</span>

Math \\\\( x \\\\)
`)
})

test('ch01/sub.md of an mdBook site', async () => {
  expect((await RESULT).written['content/ch01/sub.md']).toBe(`# Sub

## Hash Maps & More

### \`code\` it

[up](../ch01-intro.md)
`)
})

test('ch02/index.md of an mdBook site', async () => {
  expect((await RESULT).written['content/ch02/index.md']).toBe(`# Two

x
`)
})

test('end.md of an mdBook site', async () => {
  expect((await RESULT).written['content/end.md']).toBe(`# End
`)
})

test('index.md of an mdBook site', async () => {
  expect((await RESULT).written['content/index.md']).toBe(`---
title: "The Book"
layout: home
---

:::cards
- **[Start here](./preface.md)**
:::
`)
})

test('preface.md of an mdBook site', async () => {
  expect((await RESULT).written['content/preface.md']).toBe(`# Preface

<img src="/img/x.png" class="center" />
`)
})

test('site.yaml of an mdBook site', async () => {
  expect((await RESULT).written['content/site.yaml']).toBe(`title: The Book
tagline: A book
url: https://docs.example.com
baseUrl: /book/
trailingSlash: false
social:
  - https://github.com/b
sidebars:
  book:
    label: Contents
    items:
      - page: preface.md
        label: Preface
      - category: Part One
        items:
          - category: Intro
            items:
              - page: ch01-intro.md
                label: Intro
              - page: ch01/sub.md
                label: Sub
          - page: ch02/index.md
            label: Readme
      - page: end.md
        label: End
redirects:
  /old/: /ch01-intro/
  /older/end/: /end/
  /ch02/index/: /ch02/
`)
})

test('other files of an mdBook site are copied to their addresses', async () => {
  const { written } = await RESULT
  expect(Object.keys(written).filter((path) => !/\.(?:md|yaml)$/.test(path))).toEqual(['content/img/x.png'])
})

test('what an mdBook site has left is listed with its places', async () => {
  expect((await RESULT).left).toEqual([
    'chapter without a page at src/SUMMARY.md:9',
    'no address of the site in the configuration at book.toml:1',
    '{{#quiz}} at src/ch01-intro.md:29',
  ])
  expect((await RESULT).brokenBefore).toEqual(['link at src/ch01-intro.md:5'])
})

test('the site that an mdBook site becomes builds, but for what was wrong before', async () => {
  const { problems } = await (await RESULT).built()
  expect(problems).toBe(`content/ch01-intro.md:5:93  error  broken-link
  "none.md" does not exist
content/ch01-intro.md:45:6  warning  foreign-syntax
  "\\\\( x \\\\)" is a formula, which is printed as text
  fix: set "math: true" in content/site.yaml and write "$x$", or mark it as code
content/preface.md:3:1  warning  missing-alt
  this image has no alternative text
  fix: add alt="…", which is empty for decoration`)
})

test('admonitions have their ids, and a chapter may have a percent sign in its address', async () => {
  const { page, left } = await imported(mdbook, {
    'book.toml': '[book]\ntitle = "T"\n[output.html]\ncname = "x.example"\n',
    'src/SUMMARY.md': '- [One](100%.md)\n',
    'src/100%.md': '# One\n\n```admonish tip id="a" title=""\nx\n```\n\n```admonish tip "T" id="b"\ny\n```\n',
  })
  expect(page('100%.md')).toBe('# One\n\n:::tip{#a title=""}\nx\n:::\n\n:::tip[T]{#b}\ny\n:::\n')
  expect(left).toEqual([])
})

test('rules have ids, drafts their names, and callouts of other kinds are notes', async () => {
  const { page, written } = await imported(mdbook, {
    'book.toml': '[book]\ntitle = "T"\n',
    'src/SUMMARY.md': '- [Draft]()\n  - [One](one.md)\n',
    'src/one.md': '# One\n\nr[a.b-c]\nText, r[d].\n\n> [!EDITION-2024]\n> x\n\n```\nr[e]\n```\n',
  })
  expect(page('one.md')).toBe(
    '# One\n\n<a id="r-a.b-c"></a>\nText, r[d].\n\n> [!NOTE] EDITION-2024\n> x\n\n```\nr[e]\n```\n',
  )
  expect(written['content/site.yaml']).toContain('- category: Draft\n')
})

test('all files are chapters if a program writes the list of them, and code of documentation has no language', async () => {
  const { page, written, left } = await imported(mdbook, {
    'book.toml': '[book]\ntitle = "T"\n[output.html]\ncname = "x.example"\nsmart-punctuation = true\n',
    'src/SUMMARY.md.in': '# Summary\n',
    'src/a.md': '# A -- B\n\nc -- `d -- e`...\n\n```notrust\na\n```\n\n```scm\n(b)\n```\n',
    'src/sub/README.md': '# B\n',
  })
  expect(page('a.md')).toBe('# A &#8211; B\n\nc – `d -- e`…\n\n```text\na\n```\n\n```scheme\n(b)\n```\n')
  expect(Object.keys(written)).toContain('content/sub/index.md')
  expect(left).toEqual(['no list of chapters in src/SUMMARY.md at book.toml:1'])
})

test('links to what is beside a book are listed once for each, and have addresses where that of the book is known', async () => {
  const files = (html: string) => ({
    'book.toml': `[book]\ntitle = "T"\n[output.html]\n${html}`,
    'src/SUMMARY.md': '- [A](a.md)\n- [B](sub/b.md)\n',
    'src/a.md':
      '[one](../std/x.html#y), [two](./../std/z.html), [three](../other/), [four](none/), [five](../README.md), [six](../a.html), [seven](../b.html)\n',
    'src/sub/b.md': '[a](../a.md), [one](../../std/x.html), [none](../std/x.html)\n',
  })
  const alone = await imported(mdbook, files(''))
  expect(alone.left).toEqual([
    'configuration: links to "..", which is beside the site at src/a.md:1',
    'configuration: links to "other", which is beside the site at src/a.md:1',
    'configuration: links to "std", which is beside the site at src/a.md:1',
    'no address of the site in the configuration at book.toml:1',
  ])
  const { page } = await imported(mdbook, files('cname = "x.example"\nsite-url = "/book/"\n'))
  expect(page('a.md')).toContain(
    '[one](https://x.example/std/x.html#y), [two](https://x.example/std/z.html), [three](https://x.example/other/)',
  )
  expect(page('sub/b.md')).toBe('[a](../a.md), [one](https://x.example/std/x.html), [none](../std/x.html)\n')
})

test('the address of a book may be given, and links to Markdown of other books are those to their pages', async () => {
  const { page, written, left } = await imported(
    mdbook,
    {
      'book.toml': '[book]\ntitle = "T"\n',
      'src/SUMMARY.md': '- [A](a.md)\n',
      'src/a.md': '[one](../std/x.md#y) [own](a.md#z)\n',
    },
    { url: 'https://x.example/book' },
  )
  expect(page('a.md')).toBe('[one](https://x.example/std/x.html#y) [own](#z)\n')
  expect(written['content/site.yaml']).toContain('url: https://x.example\nbaseUrl: /book/\n')
  expect(left).toEqual([])
})

test('a script that leads to moved sections is a list of them at the end of the page, and another one is left', async () => {
  const { page, left } = await imported(mdbook, {
    'book.toml': '[book]\ntitle = "T"\n[output.html]\ncname = "x.example"\n',
    'src/SUMMARY.md': '- [A](a.md)\n- [B](b.md)\n',
    'src/moved.html':
      '<script>\n(function() {\n  var fragments = {\n    "#one-two": "b.html#two",\n    "#three": "b.html",\n  };\n  var target = fragments[window.location.hash];\n  if (target) window.location.replace(target);\n})();\n</script>\n',
    'src/a.md': '{{#include moved.html}}\n\n# A\n\nText\n',
    'src/b.md': '# B\n\n## Two\n\n<script>\nconst names = { "#x": 1 }\nlocation.replace(names)\n</script>\n',
  })
  expect(page('a.md')).toBe(`# A

Text

:::details[Sections that have moved]
- <a id="one-two"></a>[One two](./b.md#two)
- <a id="three"></a>[Three](./b.md)
:::
`)
  expect(left).toEqual([
    '<script> of a page at src/b.md:5',
    'configuration: file with scripts that "assets: { scripts: […] }" does not name at src/moved.html:1',
  ])
})
