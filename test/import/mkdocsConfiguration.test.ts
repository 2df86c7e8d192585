import { expect, test } from 'vitest'
import { mkdocs } from '../../src/import/mkdocs/mkdocs.ts'
import type { Files } from '../site.ts'
import { imported } from './imported.ts'

const ofMkdocs = (yaml: string, files: Files, links: Files = {}) =>
  imported(mkdocs, { 'mkdocs.yml': `site_url: https://x.example/\n${yaml}`, ...files }, { links })

test('a configuration inherits from another one, and its texts may have defaults', async () => {
  const { written, page, left } = await imported(mkdocs, {
    'mkdocs.yml': 'INHERIT: ./base/mkdocs.yml\nsite_name: !ENV [NAME, "Own"]\nextra: { a: 1 }\n',
    'base/mkdocs.yml':
      'site_name: Base\nsite_url: !ENV [URL, "https://x.example/"]\nextra: { a: 2, b: 3 }\nmarkdown_extensions: [pymdownx.arithmatex]\n',
    'docs/index.md': '# T\n\n{{ a }} {{ b }} $x$',
  })
  expect(written['content/site.yaml']).toContain('title: Own\nurl: https://x.example\n')
  expect(written['content/site.yaml']).toContain('math: true')
  expect(page('index.md')).toBe('# T\n\n1 3 $x$\n')
  expect(left).toEqual([])
})

test('extensions may be a mapping, and the depth of the table of contents is kept', async () => {
  const { written, page, left } = await ofMkdocs(
    'markdown_extensions:\n  admonition: {}\n  toc: { toc_depth: 3-4 }\n  pymdownx.smartsymbols:\n',
    { 'docs/index.md': '# T\n\n(c) Ann' },
  )
  expect(written['content/site.yaml']).toContain('toc:\n  min: 3\n  max: 4\n')
  expect(page('index.md')).toBe('# T\n\n© Ann\n')
  expect(left).toEqual([])
})

test.for([
  ['9', '2', '6'],
  ['4-2', '2', '2'],
  ['7-9', '6', '6'],
])('a depth of the table of contents of %s has levels that headings have', async ([depth, min, max]) => {
  const { written } = await ofMkdocs(`markdown_extensions:\n  toc: { toc_depth: ${depth} }\n`, {
    'docs/index.md': '# T',
  })
  expect(written['content/site.yaml']).toContain(`toc:\n  min: ${min}\n  max: ${max}\n`)
})

test('a site whose contents list titles alone has pages without contents, but for those that say otherwise', async () => {
  const { page, left } = await ofMkdocs('markdown_extensions: [{ markdown.extensions.toc: { toc_depth: 1 } }]\n', {
    'docs/index.md': '# T',
    'docs/b.md': '---\ntoc_depth: 3\n---\n# B',
  })
  expect([page('index.md'), page('b.md')]).toEqual([
    '---\ntoc: false\n---\n\n# T\n',
    '---\ntoc:\n  min: 2\n  max: 3\n---\n\n# B\n',
  ])
  expect(left).toEqual([])
})

test('labels of the navigation are HTML', async () => {
  const yaml = 'nav:\n  - A &amp; B:\n      - "f&lt;T&gt;": index.md\n      - "&none; Vec<T>": b.md\n'
  const { written } = await ofMkdocs(yaml, { 'docs/index.md': '# T', 'docs/b.md': '# B' })
  const labels = written['content/site.yaml']?.match(/(?<=(?:label|category): ).*/g)
  expect(labels).toEqual(['Documentation', 'A & B', 'f<T>', "'&none; Vec<T>'"])
})

test('labels of headings in contents have no counterpart, which is told once', async () => {
  const { page, left, unfinished } = await ofMkdocs('', {
    'docs/index.md': '# T\n\n## A <small>b</small> { #a data-toc-label="A" }\n\n## C { data-toc-label="D" }\n',
  })
  expect(page('index.md')).toBe('# T\n\n## A <small>b</small> {#a}\n\n## C\n')
  expect(left).toEqual(['configuration: data-toc-label, since contents list headings at docs/index.md:3'])
  expect(unfinished).toBe(0)
})

test('scripts that draw formulas are left out where formulas are drawn at build', async () => {
  const files: Files = {
    'docs/index.md':
      '# T\n\n$x$\n\n<script async src="https://x.example/mathjax@3/es5/tex-mml-chtml.js"></script>\n<script>\n  window.MathJax = { tex: {} }\n</script>\n<script>\n  other()\n</script>\n',
  }
  const drawn = await ofMkdocs('markdown_extensions: [pymdownx.arithmatex]\n', files)
  const plain = await ofMkdocs('', files)
  expect(drawn.left).toEqual(['<script> of a page at docs/index.md:9'])
  expect(plain.left).toHaveLength(3)
})

test('code has numbers, and tabs may open at a later one', async () => {
  const { page, left } = await ofMkdocs('markdown_extensions: [{ pymdownx.highlight: { linenums: true } }]\n', {
    'docs/index.md': '# T\n\n```py\na\n```\n\n=== "A"\n    a\n===+ "B"\n    b\n',
  })
  expect(page('index.md')).toContain('```py lines\na\n```')
  expect(left).toEqual(['tabs that do not open at the first one at docs/index.md:9'])
})

test('icons in labels of tabs are told once', async () => {
  const { left, unfinished } = await ofMkdocs('', {
    'docs/index.md': '# T\n\n=== ":octicons-file-code-16: A"\n    a\n=== ":material-home: B"\n    b\n',
  })
  expect(left).toEqual(['configuration: icons of tabs, which show their names alone at docs/index.md:3'])
  expect(unfinished).toBe(0)
})

test('a text of a configuration may be of any length', async () => {
  const { written } = await ofMkdocs(`site_description: ${'word '.repeat(600_000)}\n`, { 'docs/index.md': '# T' })
  expect(written['content/site.yaml']).toMatch(/^"tagline": "word word /m)
})

test('a configuration may inherit from a file that is not there, or from itself', async () => {
  const { left } = await ofMkdocs('INHERIT: ../base.yml\n', { 'docs/index.md': '# T' })
  expect(left).toEqual(['configuration: INHERIT of ../base.yml, which is not in the tree at mkdocs.yml:1'])
  expect((await ofMkdocs('INHERIT: mkdocs.yml\n', { 'docs/index.md': '# T' })).left).toEqual([])
})

test('files of every format are published beside pages, but for styles and scripts of the theme', async () => {
  const paths = ['compose.yaml', 'a/data.json', 'a/Cargo.toml', 'extra.css', 'math.js', '.hidden', '_theme/a.html']
  const { written, left } = await ofMkdocs(
    'extra_css: [extra.css]\nextra_javascript: [math.js]\n',
    Object.fromEntries([...paths, 'index.md'].map((path) => [`docs/${path}`, '{}'])),
  )
  const copied = Object.keys(written).filter((path) => !/site\.yaml$|\.md$/.test(path))
  expect(copied).toEqual(['content/a/Cargo.toml', 'content/a/data.json', 'content/compose.yaml'])
  expect(left).toEqual(['configuration: extra_css at mkdocs.yml:1', 'configuration: extra_javascript at mkdocs.yml:1'])
})

test('files that "exclude_docs" names are neither pages nor assets', async () => {
  const { written } = await ofMkdocs(
    'exclude_docs: |\n  # a comment\n  drafts/\n  *.tmp.md\n  /a/**/x?.md\n  !keep.tmp.md\n',
    Object.fromEntries(
      [
        'index.md',
        'drafts/a.md',
        'b/drafts/c.png',
        'b/d.tmp.md',
        'keep.tmp.md',
        'a/b/x1.md',
        'c/a/b/x1.md',
        'drafts.md',
      ].map((path) => [`docs/${path}`, '# T']),
    ),
  )
  expect(Object.keys(written).filter((path) => path !== 'content/site.yaml')).toEqual([
    'content/c/a/b/x1.md',
    'content/drafts.md',
    'content/index.md',
    'content/keep.tmp.md',
  ])
})

test('programs that write pages or change them are named once', async () => {
  const { left } = await ofMkdocs(
    'hooks: [hooks/a.py]\nplugins: [search, material/blog, macros, table-reader, { gen-files: { scripts: [gen.py] } }]\n',
    { 'docs/index.md': '# T\n' },
  )
  expect(left).toEqual([
    'configuration: hooks: hooks/a.py at mkdocs.yml:1',
    'configuration: plugins.gen-files at mkdocs.yml:1',
    'configuration: plugins.table-reader at mkdocs.yml:1',
  ])
})

test('headings have the ids that the function of "slugify" gives them', async () => {
  const text = '# T\n\n## Größe -- & Co\n'
  const slugify = (value: string) => `markdown_extensions:\n  - toc: { slugify: ${value} }\n`
  const idOf = async (yaml: string) => (await ofMkdocs(yaml, { 'docs/index.md': text })).page('index.md')
  expect(await idOf('')).toContain('## Größe -- & Co {#groe-co}')
  expect(await idOf(slugify('!!python/object/apply:pymdownx.slugs.slugify { kwds: { case: lower } }'))).toBe(
    '# T\n\n## Größe -- & Co\n',
  )
  expect(await idOf(slugify('!!python/object/apply:pymdownx.slugs.slugify {}'))).toContain('Co {#Größe-----Co}')
  expect(await idOf(slugify('!!python/name:pymdownx.slugs.uslugify'))).toBe('# T\n\n## Größe -- & Co\n')
})

test('what mkdocstrings makes of sources is named, and links to it lead to its page or are text', async () => {
  const { page, left } = await ofMkdocs('plugins: [mkdocstrings]\n', {
    'docs/index.md':
      '# T\n\n## ::: a.B\n    options: {}\n\n[`B`][a.B], [b][], [`cc`][], [d][e], `[f][g]`\n\n[e]: https://x.example\n',
    'docs/sub/c.md':
      '# C\n\n::: p.mod\n\n[`B`s][a.B.c], [C][p.mod.C], [D](c.md#p.mod.D), [e](../index.md#a.B), [x](../index.md#x)\n\n[p.x.mod][]\n',
  })
  expect(page('index.md')).toBe(
    '# T\n\n## `a.B` {#a.B}\n\n[`B`](#a.B), b, `cc`, [d][e], `[f][g]`\n\n[e]: https://x.example\n',
  )
  expect(page('sub/c.md')).toBe(
    '# C\n\n`::: p.mod`\n\n[`B`s](../index.md#a.B), [C](./c.md), [D](./c.md), [e](../index.md#a.B), [x](../index.md#x)\n\n[p.x.mod](./c.md)\n',
  )
  expect(left).toEqual([
    '[text][identifier] at docs/index.md:6',
    '[text][identifier] at docs/index.md:6',
    '::: identifier at docs/index.md:3',
    '::: identifier at docs/sub/c.md:3',
  ])
})

test('a reference to the id of a heading on any page leads there', async () => {
  const { page, left } = await ofMkdocs('plugins: [autorefs]\n', {
    'docs/index.md':
      '# Home\n\n[the-rule][], [A *rule*\nhere][the-rule], [it][own-id], [`no`][none], [x](rules/a.md#the-rule)\n',
    'docs/rules/a.md': '# The rule\n\n```\n# Not one\n```\n\n## Why { #own-id }\n',
  })
  expect(page('index.md')).toBe(
    '# Home\n\n[the-rule](./rules/a.md), [A *rule*\nhere](./rules/a.md), [it](./rules/a.md#own-id), `no`, [x](./rules/a.md#the-rule)\n',
  )
  expect(left).toEqual(['[text][identifier] at docs/index.md:4'])
})

test('templates of the theme and files that are hidden are left out, and what is appended defines links', async () => {
  const { page, written, left } = await ofMkdocs(
    'theme: { name: material, custom_dir: docs/theme }\nmarkdown_extensions:\n  - pymdownx.snippets: { base_path: [docs/.parts], auto_append: [refs.md] }\n',
    {
      'docs/index.md': '# T\n\nSee [One] and `[Two]`.\n',
      'docs/theme/main.html': '<script>{{ x }}</script>',
      'docs/theme/a.png': 'png',
      'docs/templates/a.md': '# A',
      'docs/.parts/refs.md': '--8<--\nlinks.md\n--8<--\n',
      'docs/.parts/links.md': '  [one]: https://x.example/1\n[three]: https://x.example/3\n',
    },
  )
  expect(page('index.md')).toBe('# T\n\nSee [One] and `[Two]`.\n\n\n  [one]: https://x.example/1\n')
  expect(Object.keys(written)).toEqual(['content/index.md', 'content/site.yaml', 'content/theme/a.png'])
  expect(left).toEqual([])
})

test('blocks have the kinds and titles that the configuration gives them', async () => {
  const { page, left } = await ofMkdocs(
    'markdown_extensions:\n  - pymdownx.blocks.admonition: { types: [new, { name: stop, class: danger, title: Stop! }] }\n  - pymdownx.blocks.details: { types: [{ name: details-tip, class: tip }] }\n',
    {
      'docs/index.md':
        '# T\n\n/// new | New 2.0\na\n///\n\n/// stop\nb\n///\n\n/// details-tip\nc\n///\n\n/// other\nd\n///\n',
    },
  )
  expect(page('index.md')).toBe(
    '# T\n\n:::note[New 2.0]\na\n:::\n\n:::danger[Stop!]\nb\n:::\n\n:::details[Tip]\nc\n:::\n\n`/// other`\nd\n',
  )
  expect(left).toEqual(['/// other at docs/index.md:15'])
})

test('admonitions in meanings become callouts, and code keeps what looks like a snippet or a fence', async () => {
  const { page, left } = await ofMkdocs('', {
    'docs/index.md':
      'Term\n\n:   !!! tip\n\n        Text\n\n    More\n\n```\n=== "A"\n\n    ```\n    {% include "none.html" %}\n    ```\n\n=== "B"\n\n    b\n```\n',
  })
  expect(page('index.md')).toBe(
    'Term\n\n:   :::tip\n\n    Text\n    :::\n\n    More\n\n```\n=== "A"\n\n    ```\n    {% include "none.html" %}\n    ```\n\n=== "B"\n\n    b\n```\n',
  )
  expect(left).toEqual([])
})

test('admonitions need no space, and files, comments and summaries are read in all spellings', async () => {
  const { page, left } = await ofMkdocs('', {
    'docs/index.md':
      '# T\n\n!!!note\n    a\n\n{!> b.md !}\n\nc{# d #}\n\n<details markdown><summary>e</summary>\n*f*\n</details>\n',
    'docs/b.md': 'B',
  })
  expect(page('index.md')).toBe(
    '# T\n\n:::note\na\n:::\n\nB\n\nc\n\n<details>\n\n<summary>e</summary>\n\n*f*\n\n</details>\n',
  )
  expect(left).toEqual([])
})

test('links of an included file lead where they led there, and a page may show a file of its name', async () => {
  const part =
    '[A](a.md#x) ![B](<../img/b.png>) [C](https://x.example) [D](#d) [E](/e.md) [F]\n\n[F]: ../f/\n\n```\n[g](h.md)\n```\n\n    [i](h.md)\n    [j](h.md)\n\n!!! note\n    K\n\n    [l](a.md)\n'
  const { page, left } = await ofMkdocs('', {
    'docs/README.md': '--8<-- "README.md"',
    'docs/sub/p.md':
      '{% include-markdown "../deep/part.md" %}\n\n{% include-markdown "../deep/a.md" rewrite-relative-urls=false %}',
    'docs/deep/part.md': part,
    'docs/deep/a.md': '[P](p.md)',
    'docs/deep/p.md': 'P',
    'docs/img/b.png': '',
    'docs/f/index.md': 'F',
    'docs/e.md': 'E',
    'README.md': 'The project\n',
  })
  expect(page('index.md')).toBe('The project\n')
  expect(page('sub/p.md')).toBe(
    '[A](../deep/a.md#x) ![B](/img/b.png) [C](https://x.example) [D](#d) [E](../e.md) [F]\n\n[F]: ../f/index.md\n\n```\n[g](h.md)\n```\n\n    [i](h.md)\n    [j](h.md)\n\n:::note\nK\n\n[l](../deep/a.md)\n:::\n\n[P](./p.md)\n',
  )
  expect(left).toEqual([])
})

test('an included file is cut at its marks, and its headings are lowered', async () => {
  const { page, left } = await ofMkdocs('', {
    'docs/index.md':
      '# T\n\n{%\n  include-markdown "../README.md"\n  start="<!--a-->"\n  end="<!--b-->"\n  heading-offset=1\n%}\n\n{% include "../README.md" start=\'<!--b-->\' %}\n\n{% if x %}\n',
    'README.md': '# R\n<!--a-->\n## One\n\nText\n<!--b-->\nTwo\n',
  })
  expect(page('index.md')).toBe('# T\n\n### One\n\nText\n\nTwo\n\n`{% if x %}`\n')
  expect(left).toEqual([])
})

test('a tag with a file of code shows its lines, and marks some of them', async () => {
  const files = {
    'docs/index.md':
      '{* ../../src/a.py ln[1:2,4] hl[4,2:3] title["A"] *}\n\n- {* ../src/a.py *}\n\n{* none.py *}\n\n{* ../src/a.py ln[3:99] *}\n',
    'src/a.py': 'a\nb\nc\nd\n',
  }
  const { page, left } = await ofMkdocs('', files, { 'src/a.py': '../../src/a.py' })
  expect(page('index.md')).toBe(
    '```py title="A" {2,3}\na\nb\nd\n```\n\n- {* ../src/a.py *}\n\n`{* none.py *}`\n\n```py\nc\nd\n```\n',
  )
  expect(left).toEqual(['{* file *} at docs/index.md:5'])
})

test('lines that end as on Windows become the same, also in files that pages show parts of', async () => {
  const yaml = 'plugins: [mkdocstrings]\nmarkdown_extensions: [{ pymdownx.snippets: { auto_append: [terms.md] } }]\n'
  const files: Files = {
    'docs/index.md': '# T\n\nHTML\n\n::: a.f\n\n--8<-- "b.txt"\n',
    'terms.md': '*[HTML]: Hyper Text\n',
    'a.py': 'def f():\n    """One.\n\n    Two.\n    """\n',
    'b.txt': 'a\nb\n',
  }
  const crlf = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, text.replaceAll('\n', '\r\n')]))
  const { written } = await ofMkdocs(yaml, files)
  expect(written['content/index.md']).toContain('Two.')
  expect((await ofMkdocs(yaml, crlf)).written).toEqual(written)
})

test('a path out of the site does not mean the file with the same path in it', async () => {
  const files = {
    'docs/index.md': '# T\n\n--8<-- "../README.md"\n\n{% include "../../README.md" %}\n',
    'README.md': 'Text\n',
  }
  const { page, left } = await ofMkdocs('', files)
  expect(page('index.md')).toBe('# T\n\nText\n\n`{% include "../../README.md" %}`\n')
  expect(left).toEqual(['--8<-- "snippet" at docs/index.md:5'])
})

test('numbers of issues and names of people are links, where an extension makes them so', async () => {
  const files = {
    'docs/index.md':
      '# T\n\nFixed #12 and !3 by @ada-b, see repo-2#4, grace/x#5.\n\n`#6` [#7](https://x.example/) a@b.example #8a https://x.example/#9 \\#10\n',
  }
  const magic = (options: string) =>
    `markdown_extensions:\n  - pymdownx.magiclink: { repo_url_shorthand: true, user: u, repo: r, ${options} }\n`
  const rest = '`#6` [#7](https://x.example/) a@b.example #8a https://x.example/#9 \\#10\n'
  const ofGithub = await ofMkdocs(magic(''), files)
  expect(ofGithub.page('index.md')).toBe(
    '# T\n\nFixed [#12](https://github.com/u/r/issues/12) and [!3](https://github.com/u/r/pull/3) by [@ada-b](https://github.com/ada-b), ' +
      `see [repo-2#4](https://github.com/u/repo-2/issues/4), [grace/x#5](https://github.com/grace/x/issues/5).\n\n${rest}`,
  )
  const ofGitlab = await ofMkdocs(magic('provider: gitlab'), files)
  expect(ofGitlab.page('index.md')).toContain('[!3](https://gitlab.com/u/r/-/merge_requests/3)')
  const links = await ofMkdocs('markdown_extensions:\n  - mdx_gh_links: { user: u, repo: r }\n', files)
  expect(links.page('index.md')).toContain('Fixed [#12](https://github.com/u/r/issues/12) and !3 by [@ada-b](')
  expect((await ofMkdocs('', files)).page('index.md')).toBe(files['docs/index.md'])
})

test('braces are text where no hook names a template', async () => {
  const files = { 'docs/index.md': '# T\n\n{{ a }}\n', 'a.py': 'def on_page_markdown(text): return text.upper()\n' }
  expect((await ofMkdocs('hooks: [a.py]\n', files)).page('index.md')).toBe('# T\n\n`{{ a }}`\n')
  const templates = await ofMkdocs('hooks: [a.py]\n', { ...files, 'a.py': 'import jinja2\n' })
  expect(templates.left).toEqual(['configuration: hooks: a.py at mkdocs.yml:1', '{{ expression }} at docs/index.md:3'])
  expect((await ofMkdocs('hooks: [gone.py]\n', files)).left).toContain('{{ expression }} at docs/index.md:3')
})
