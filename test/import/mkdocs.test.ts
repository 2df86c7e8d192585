import { expect, test } from 'vitest'
import { mkdocs } from '../../src/import/mkdocs/mkdocs.ts'
import type { Files } from '../site.ts'
import { imported } from './imported.ts'

const SITE: Files = {
  'mkdocs.yml': `site_name: Mat
site_url: https://mat.example/docs/
site_description: Material things
repo_url: https://github.com/m
theme:
  name: material
  language: en
  features: [navigation.tabs]
nav:
  - Home: index.md
  - Guide:
      - guide/start.md
      - Deep: guide/deep.md
      - Site: https://ext.example
  - Reference:
      - reference/index.md
plugins:
  - search
  - redirects:
      redirect_maps:
        old.md: guide/start.md
        older.md: https://ext.example/
markdown_extensions:
  - admonition
  - pymdownx.snippets:
      base_path: [includes]
  - pymdownx.emoji:
      emoji_index: !!python/name:material.extensions.emoji.twemoji
extra_css: [a.css]
`,
  'docs/index.md': `# Mat

[Start](guide/start.md#setup-it){ .md-button .md-button--primary }
`,
  'docs/guide/start.md': `---
title: Start
hide:
  - toc
tags: [one]
icon: material/x
---

# Start

[TOC]

## Set-up -- it! { #setup-it }

## Über *Größe*

## Über *Größe*

!!! note

    Plain note with \`code\`.

    \`\`\`py title="a.py" hl_lines="2 3" linenums="1"
    import a  # (1)!
    b
    \`\`\`

    1.  Annotation

!!! warning "With title"
    Text.

    !!! tip ""
        Nested.

??? question "Folded"
    Inside.

???+ example
    Open.

=== "C"

    \`\`\`c
    int x;
    \`\`\`

=== "C++"

    Text

    === "Inner"

        deep

After.

- list

    !!! danger "In a list"

        Text

Press ++ctrl+alt+del++ and ==mark== it, H~2~O, x^2^, ^^ins^^, ~~del~~.

:material-home: Home :smile:

![Pic](../img/p.png){ width="300" loading=lazy }

Term
:   Meaning of *it*

Other
:   One

    Two

*[HTML]: Hyper Text

A note[^1].

[^1]: Foot.

--8<-- "inc.md"

\`\`\`sh
--8<-- "run.sh:2:3"
\`\`\`

{{ version }} and {% if x %}

<div class="grid cards" markdown>

-   card

</div>

[deep](deep.md) [abs](/docs/reference/) [none](none.md) [[Wiki]]

\`\`\`mermaid
graph LR
\`\`\`
`,
  'docs/guide/deep.md': `# Deep

## Same

## Same

{: .cls }

X
`,
  'docs/reference/index.md': `# Ref
`,
  'docs/img/p.png': `p`,
  'includes/inc.md': `Included **text**.
`,
  'includes/run.sh': `one
two
three
`,
}

/** Imported once for all tests, which only look at it. */
const RESULT = imported(mkdocs, SITE)

test.each([
  ['[search]', []],
  ['[search, macros]', ['{{ expression }} at docs/index.md:1', '{{ expression }} at docs/index.md:1']],
])('braces are text unless a plugin evaluates them: %s', async (plugins, expected) => {
  const { page, left } = await imported(mkdocs, {
    'mkdocs.yml': `site_name: T\nsite_url: https://x.example/\nplugins: ${plugins}\n`,
    'docs/index.md': 'A {{ value }} of {% tag %}, `{{ code }}`',
  })
  expect(page('index.md')).toBe('A `{{ value }}` of `{% tag %}`, `{{ code }}`\n')
  expect(left).toEqual(expected)
})

test('a configuration among its pages is that of a site whose pages are beside it', async () => {
  const { written } = await imported(mkdocs, { 'mkdocs.yml': 'site_name: T\n', 'index.md': 'A', 'images/a.png': '' })
  expect(Object.keys(written)).toEqual(['content/images/a.png', 'content/index.md', 'content/site.yaml'])
})

test('pictures in folders that begin with an underscore are published without it', async () => {
  const { page, written, left } = await imported(mkdocs, {
    'mkdocs.yml': 'site_name: T\nsite_url: https://x.example/\ntheme: { name: material, logo: _images/a.png }\n',
    'docs/index.md': '![A](_images/a.png) ![B](/_images/b/_c.png) [D](_images/d.pdf)',
    'docs/_images/a.png': '',
    'docs/_images/b/_c.png': '',
    'docs/_images/d.pdf': '',
    'docs/_notes/e.txt': '',
  })
  expect(page('index.md')).toContain('![A](/images/a.png) ![B](/images/b/c.png) [D](/images/d.pdf)')
  expect(page('site.yaml')).toContain('light: /images/a.png')
  expect(Object.keys(written).filter((path) => !/\.(?:md|yaml)$/.test(path))).toEqual([
    'content/images/a.png',
    'content/images/b/c.png',
    'content/images/d.pdf',
  ])
  expect(left).toEqual([])
})

test('guide/deep.md of an MkDocs site', async () => {
  expect((await RESULT).written['content/guide/deep.md']).toBe(`# Deep

## Same

## Same {#same_1}



X
`)
})

test('guide/start.md of an MkDocs site', async () => {
  expect((await RESULT).written['content/guide/start.md']).toBe(`---
title: Start
tags:
  - one
toc: false
---

# Start



## Set-up -- it! {#setup-it}

## Über *Größe* {#uber-groe}

## Über *Größe* {#uber-groe_1}

:::note

Plain note with \`code\`.

\`\`\`py title="a.py" {2,3} lines
import a  # (1)
b
\`\`\`

1.  Annotation
:::

::::warning[With title]
Text.

:::tip{title=""}
Nested.
:::
::::

:::details[Folded]
Inside.
:::

:::details[Example]{open}
Open.
:::

::::::tabs
:::tab[C]

\`\`\`c
int x;
\`\`\`
:::
:::::tab[C++]

Text

::::tabs
:::tab[Inner]

deep
:::
::::
:::::
::::::

After.

- list

    :::danger[In a list]

    Text
    :::

Press <kbd>Ctrl</kbd>+<kbd>Alt</kbd>+<kbd>Del</kbd> and <mark>mark</mark> it, H<sub>2</sub>O, x<sup>2</sup>, <ins>ins</ins>, ~~del~~.

:icon[home] Home :smile:

<img src="/img/p.png" alt="Pic" width="300">

Term
:   Meaning of *it*

Other
:   One

    Two

*[HTML]: Hyper Text

A note[^1].

[^1]: Foot.

Included **text**.

\`\`\`sh
two
three
\`\`\`

\`{{ version }}\` and \`{% if x %}\`

:::cards
-   card
:::

[deep](./deep.md) [abs](../reference/index.md) [none](none.md) \`[[Wiki]]\`

\`\`\`mermaid
graph LR
\`\`\`
`)
})

test('index.md of an MkDocs site', async () => {
  expect((await RESULT).written['content/index.md']).toBe(`# Mat

[Start](./guide/start.md#setup-it)
`)
})

test('reference/index.md of an MkDocs site', async () => {
  expect((await RESULT).written['content/reference/index.md']).toBe(`# Ref
`)
})

test('site.yaml of an MkDocs site', async () => {
  expect((await RESULT).written['content/site.yaml']).toBe(`title: Mat
tagline: Material things
url: https://mat.example
baseUrl: /docs/
social:
  - https://github.com/m
editUrl: https://github.com/m/edit/master/new/{path}
navigation:
  - label: Guide
    sidebar: guide
    position: left
  - label: Reference
    sidebar: reference
    position: left
sidebars:
  start:
    label: Start
    items:
      - page: index.md
        label: Home
  guide:
    label: Guide
    items:
      - guide/start.md
      - page: guide/deep.md
        label: Deep
      - href: https://ext.example
        label: Site
  reference:
    label: Reference
    items:
      - reference/index.md
redirects:
  /old/: /guide/start/
  /older/: https://ext.example/
`)
})

test('other files of an MkDocs site are copied to their addresses', async () => {
  const { written } = await RESULT
  expect(Object.keys(written).filter((path) => !/\.(?:md|yaml)$/.test(path))).toEqual(['content/img/p.png'])
})

test('what an MkDocs site has left is listed with its places', async () => {
  expect((await RESULT).left).toEqual([
    '[[Wiki link]] at docs/guide/start.md:98',
    'configuration: extra_css at mkdocs.yml:1',
  ])
  expect((await RESULT).brokenBefore).toEqual(['link at docs/guide/start.md:98'])
})

test('the site that an MkDocs site becomes builds, but for what was wrong before', async () => {
  const { problems } = await (await RESULT).built()
  expect(problems).toBe(`content/guide/start.md:108:48  error  broken-link
  "none.md" does not exist
content/guide/start.md:110:1  warning  missing-package
  diagrams are shown as code, since the package "mermaid" is not installed
  fix: run "npm install mermaid" in the folder of the site, or set "mermaid: off" in content/site.yaml`)
})
