import { expect, test } from 'vitest'
import { hugo } from '../../src/import/hugo/hugo.ts'
import type { Files } from '../site.ts'
import { imported } from './imported.ts'

const SITE: Files = {
  'hugo.toml': `baseURL = "https://h.example/"
title = "Hug"
languageCode = "en-us"
[params]
description = "Hugs"
[[menus.main]]
name = "Docs"
pageRef = "/docs"
weight = 2
[[menus.main]]
name = "Out"
url = "https://out.example"
weight = 1
`,
  'content/_index.md': `+++
title = "Hug"
+++

Home.
`,
  'content/docs/_index.md': `---
title: Docs
linkTitle: Documentation
weight: 10
cascade: {type: docs}
---

Intro.
`,
  'content/docs/Get-Started.md': `+++
title = "Get started"
weight = 2
date = 2024-01-02
aliases = ["/start/", "older"]
keywords = ["a"]
+++

{{< toc >}}

{{% note title="T" %}}
Be *careful*.
{{% /note %}}

{{< callout type="warning" >}}
Mind.
{{< /callout >}}

{{< alert color="info" >}}A{{< /alert >}}

See [next]({{< relref "install.md#linux" >}}), [ref]({{< ref "/docs/install" >}}), [plain](/docs/install/) [rel](../install/).

{{< tabs >}}
{{% tab name="One" %}}
Text one

\`\`\`sh
ls
\`\`\`
{{% /tab %}}
{{% tab name="Two" %}}
Two
{{% /tab %}}
{{< /tabs >}}

{{< details summary="More" >}}
Hidden
{{< /details >}}

{{< figure src="/images/a.png" alt="A" caption="Cap" >}}

{{< highlight go "linenos=table" >}}
func main() {}
{{< /highlight >}}

{{< youtube abc123 >}}

{{< code-toggle file=hugo >}}
a: b
{{< /code-toggle >}}

New {{< new-in 0.123.0 >}} here. {{< kbd "Ctrl" >}}

{{< include "/_common/x.md" >}}

{{</* shortcode */>}}

{{/* comment */}}

{{< weird a="1" >}}

{{< wrapper >}}kept{{< /wrapper >}}

Term
: Meaning

## Head {#custom}

### Attr { .cls #idx }

\`\`\`go {linenos=true,hl_lines=[2,"4-5"]}
x
\`\`\`

\`\`\`html
{{</* in code */>}} {{ .Title }}
\`\`\`

> [!NOTE]
> Alert

Brace {{ .Site.Title }} here.
`,
  'content/docs/install/index.md': `---
title: Install
weight: 1
slug: install
---

## Linux

![local](pic.png)
`,
  'content/docs/install/pic.png': `p`,
  'content/docs/deep/_index.md': `---
title: Deep
url: /very/deep/
---
x
`,
  'content/_common/x.md': `---
_build: {}
---
Common text.
`,
  'static/images/a.png': `a`,
  'content/docs/json.md': `{
"title": "Json",
"draft": true
}

J
`,
}

/** Imported once for all tests, which only look at it. */
const RESULT = imported(hugo, SITE)

test('links in files outside of the site are read from where those are', async () => {
  const files = {
    'hugo.toml': 'baseURL = "https://x.example/"\ntitle = "T"\n',
    'content/_index.md': '# Home\n\n[Rules](/RULES.md#a), [more](./docs/more), [gone](/GONE.md)\n',
    'content/meta/rules.md': '# Rules\n\n[Home](README.md)\n',
    'content/meta/more.md': '# More\n\n[Rules](/RULES.md)\n',
  }
  const links = {
    'content/_index.md': '../README.md',
    'content/meta/rules.md': '../RULES.md',
    'content/meta/more.md': '../docs/more.md',
  }
  const { page, left, brokenBefore } = await imported(hugo, files, { links })
  expect(page('index.md')).toContain('[Rules](./meta/rules.md#a), [more](./meta/more.md), [gone](/GONE.md)')
  expect(page('meta/rules.md')).toContain('[Home](../index.md)')
  expect(page('meta/more.md')).toContain('[Rules](./rules.md)')
  expect(left).toEqual([])
  expect(brokenBefore).toEqual(['link at content/_index.md:3'])
})

test('docs/get-started.md of a Hugo site', async () => {
  expect((await RESULT).written['content/docs/get-started.md']).toBe(`---
title: Get started
sidebar:
  position: 2
keywords:
  - a
---

:::note[T]
Be *careful*.
:::

:::warning
Mind.
:::

:::info
A
:::

See [next](./install/index.md#linux), [ref](./install/index.md), [plain](./install/index.md) [rel](./install/index.md).

::::tabs
:::tab[One]
Text one

\`\`\`sh
ls
\`\`\`
:::
:::tab[Two]
Two
:::
::::

:::details[More]
Hidden
:::

![A](/images/a.png)

Cap

\`\`\`go lines
func main() {}
\`\`\`

[Video](https://www.youtube.com/watch?v=abc123)

\`\`\`yaml title="hugo"
a: b
\`\`\`

New **New in 0.123.0** here. <kbd>Ctrl</kbd>

Common text.

\`{{< shortcode >}}\`



\`{{< weird a="1" >}}\`

kept<!-- not imported: {{< wrapper >}} -->

Term
: Meaning

## Head {#custom}

### Attr {#idx}

\`\`\`go {2,4-5} lines
x
\`\`\`

\`\`\`html
{{< in code >}} {{ .Title }}
\`\`\`

> [!NOTE]
> Alert

Brace \`{{ .Site.Title }}\` here.
`)
})

test('docs/index.md of a Hugo site', async () => {
  expect((await RESULT).written['content/docs/index.md']).toBe(`---
title: Docs
sidebar:
  label: Documentation
  position: 10
---

Intro.
`)
})

test('docs/install/index.md of a Hugo site', async () => {
  expect((await RESULT).written['content/docs/install/index.md']).toBe(`---
title: Install
sidebar:
  position: 1
---

## Linux

![local](/docs/install/pic.png)
`)
})

test('docs/json.md of a Hugo site', async () => {
  expect((await RESULT).written['content/docs/json.md']).toBe(`---
title: Json
draft: true
---

J
`)
})

test('index.md of a Hugo site', async () => {
  expect((await RESULT).written['content/index.md']).toBe(`---
title: Hug
---

Home.
`)
})

test('site.yaml of a Hugo site', async () => {
  expect((await RESULT).written['content/site.yaml']).toBe(`title: Hug
tagline: Hugs
url: https://h.example
language: en-us
navigation:
  - label: Out
    href: https://out.example
    position: left
  - label: Docs
    to: /docs/
    position: left
sidebars:
  docs:
    label: Documentation
    items:
      - docs/index.md
      - docs/install/index.md
      - docs/get-started.md
      - category: Deep
        items:
          - very/deep/index.md
      - docs/json.md
redirects:
  /start/: /docs/get-started/
  /docs/older/: /docs/get-started/
`)
})

test('very/deep/index.md of a Hugo site', async () => {
  expect((await RESULT).written['content/very/deep/index.md']).toBe(`---
title: Deep
---

x
`)
})

test('other files of a Hugo site are copied to their addresses', async () => {
  const { written } = await RESULT
  expect(Object.keys(written).filter((path) => !/\.(?:md|yaml)$/.test(path))).toEqual([
    'content/docs/install/pic.png',
    'content/images/a.png',
  ])
})

test('what a Hugo site has left is listed with its places', async () => {
  expect((await RESULT).left).toEqual([
    '{{< weird >}} at content/docs/Get-Started.md:60',
    '{{< wrapper >}} at content/docs/Get-Started.md:62',
  ])
})

test('the site that a Hugo site becomes builds, but for what was wrong before', async () => {
  const { problems } = await (await RESULT).built()
  expect(problems).toBe(``)
})

test('keys of front matter that no template names are lost to nobody, if the theme is there', async () => {
  const leftWith = async (config: string, files: Files) => {
    const { left } = await imported(hugo, {
      'hugo.toml': `baseURL = "https://x.example/"\n${config}`,
      'content/p.md': '---\ntitle: P\nreviewer: A\nbyLine: B\n---\nText',
      ...files,
    })
    return left
  }
  const layout = { 'layouts/_default/single.html': '{{ .Params.byline }}' }
  const both = ['front matter: byLine at content/p.md:1', 'front matter: reviewer at content/p.md:1']
  expect(await leftWith('', layout)).toEqual(['front matter: byLine at content/p.md:1'])
  expect(await leftWith('', {})).toEqual(both)
  expect(await leftWith('theme = "t"', layout)).toEqual(both)
  expect(await leftWith('theme = "t"', { 'themes/t/layouts/a.html': '{{ .Param "reviewer" }}' })).toEqual([
    'front matter: reviewer at content/p.md:1',
  ])
  expect(
    await leftWith('[[module.imports]]\npath = "x.example/t"', { '_vendor/x.example/t/layouts/a.html': '' }),
  ).toEqual([])
})
