import { expect, test } from 'vitest'
import { docusaurus } from '../../src/import/docusaurus/docusaurus.ts'
import { hugo } from '../../src/import/hugo/hugo.ts'
import { mdbook } from '../../src/import/mdbook/mdbook.ts'
import { mkdocs } from '../../src/import/mkdocs/mkdocs.ts'
import { starlight } from '../../src/import/starlight/starlight.ts'
import type { Files } from '../site.ts'
import { imported } from './imported.ts'

const ofDocusaurus = (files: Files) =>
  imported(docusaurus, {
    'docusaurus.config.js':
      'export default { title: "T", url: "https://x.example", baseUrl: "/", presets: [["classic", {}]] }',
    'docs/intro.md': '---\nslug: /\n---\n# Intro',
    ...files,
  })

const ofMkdocs = (page: string) =>
  imported(mkdocs, { 'mkdocs.yml': 'site_url: https://x.example\n', 'docs/index.md': page })

test('the posts of a Docusaurus blog are listed from the latest on, at their addresses', async () => {
  const { page } = await ofDocusaurus({
    'blog/2024-01-02-first.md': '---\ntitle: First\n---\nOne.',
    'blog/2024-03-04-second.md': '---\ntitle: Second\n---\nTwo.',
    'blog/guide/index.md': '---\ntitle: Guide\n---\nNo date.',
  })
  expect(page('blog/index.md')).toMatch(/Guide\]\(.*\)\n- \[Second\]\(.*\)\n- \[First\]\(.*\)/)
  expect(page('blog/guide/index.md')).toContain('No date.')
})

test('each language of a Docusaurus site is listed once', async () => {
  const { left } = await ofDocusaurus({
    'i18n/de/docusaurus-plugin-content-docs/current/intro.md': '# Einführung',
    'i18n/de/docusaurus-plugin-content-docs/current/more.mdx': '# Mehr',
    'i18n/fr/docusaurus-plugin-content-docs/current/intro.md': '# Introduction',
    'i18n/fr/code.json': '{}',
  })
  expect(left.map((each) => each.split(' at ')[0])).toEqual(['translation: de', 'translation: fr'])
})

test('older versions of a Docusaurus site say that they are not maintained, the next one that it is not released', async () => {
  const { written } = await ofDocusaurus({
    'versions.json': '["2.0", "1.0"]',
    'versioned_docs/version-2.0/intro.md': '# Two',
    'versioned_docs/version-1.0/intro.md': '# One',
  })
  expect(written['content/site.yaml']).toContain(`versions:
  - id: '2.0'
    to: /docs/
  - id: next
    banner: unreleased
    to: /docs/next/
  - id: '1.0'
    banner: unmaintained
    to: /docs/1.0/
`)
})

test('a Docusaurus site names its latest version, the labels of versions, their paths and banners', async () => {
  const options = `{ docs: { lastVersion: 'current', onlyIncludeVersions: ['current', '2.0'], versions: {
    current: { label: '3.x' }, '2.0': { label: '2.x', path: 'v2', banner: 'none' } } } }`
  const { written } = await ofDocusaurus({
    'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://x.example', presets: [['classic', ${options}]] }`,
    'versions.json': '["2.0", "1.0"]',
    'docs/intro.md': '# Three',
    'versioned_docs/version-2.0/intro.md': '# Two',
    'versioned_docs/version-1.0/intro.md': '# One',
  })
  expect(Object.keys(written).filter((path) => path.endsWith('.md'))).toEqual([
    'content/docs/intro.md',
    'content/docs/v2/intro.md',
    'content/index.md',
  ])
  expect(written['content/site.yaml']).toContain(`versions:
  - id: current
    label: 3.x
    to: /docs/
  - id: '2.0'
    label: 2.x
    to: /docs/v2/
`)
})

test('links of MkDocs may have spaces', async () => {
  const { page, left, built } = await imported(mkdocs, {
    'mkdocs.yml': 'site_url: https://x.example\n',
    'docs/index.md': '# T\n\n[A](my page.md#b) and [B](sub folder/two.md)',
    ...{ 'docs/my page.md': '# A\n\n## B\n\nText.', 'docs/sub folder/two.md': '# B\n\nText.' },
  })
  expect(page('index.md')).toContain('[A](<./my page.md#b>) and [B](<./sub folder/two.md>)')
  expect(left).toEqual([])
  expect((await built()).problems).not.toContain('broken-link')
})

test('what a page in MDX exports stands in its place', async () => {
  const { page } = await ofDocusaurus({
    'docs/limits.mdx': `export const limit = 20\n\nexport const name = 'Acme'\n\nAt most {limit} items of {name}, {3} at a time, {unknown}.`,
  })
  expect(page('docs/limits.md').trim()).toContain('At most 20 items of Acme, 3 at a time, `{unknown}`.')
})

test('a heading whose id would change gets its own, unless it is underlined', async () => {
  const { page } = await ofMkdocs('# Title\n\n## A & B\n\nC# & D\n======\n')
  expect(page('index.md')).toContain('## A & B {#a-b}\n\nC# & D\n======')
})

test('a shortcode that is not known stands there as code', async () => {
  const { page } = await imported(hugo, {
    'hugo.toml': 'baseURL = "https://x.example/"\n',
    'content/_index.md': 'See {{< unknown "a`b" >}}.',
  })
  expect(page('index.md')).toContain('See `{{< unknown "a\'b" >}}`.')
})

test('packages of Starlight are tabs, names of a file of data have its values, and tags within a line are no blocks', async () => {
  const { page, left } = await imported(starlight, {
    'astro.config.mjs':
      'import starlight from "@astrojs/starlight"\nexport default { site: "https://x.example", integrations: [starlight({ title: "T" })] }',
    'package.json': '{ "version": "1.2.3" }',
    'src/content/docs/a.mdx':
      'import { version } from "../../../package.json"\n\n{version}\n\n<PackageManagers pkg="x" dev />\n\n<PackageManagers type="exec" pkg="x" args="--a" />\n\n<PackageManagers type="own" pkg="x" />',
    'src/content/docs/b.md': 'A <Card> stays.\n\n<Card>\n\nB\n',
  })
  expect(page('a.md')).toMatch(
    /^1\.2\.3\n\n::::tabs\{group=package-manager\}\n:::tab\[npm\]\n```sh\nnpm install --save-dev x\n/,
  )
  expect(page('a.md')).toContain('pnpm dlx x --a\n')
  expect(page('b.md')).toBe('A  stays.\n\n:::info\n:::\n\nB\n')
  expect(left).toEqual(['<PackageManagers> at src/content/docs/a.mdx:9'])
})

test('a card whose address is not known is not a link, and the base of the site may be written as a value', async () => {
  const { page, left } = await imported(starlight, {
    'astro.config.mjs':
      'import starlight from "@astrojs/starlight"\nimport math from "remark-math"\nexport default { site: "https://x.example", markdown: { remarkPlugins: [math] }, integrations: [starlight({ title: "T" })] }',
    'src/content/docs/a.mdx': `<LinkCard title="A" href={\`\${import.meta.env.BASE_URL}b/\`} />\n\n<LinkCard title="B" href={c()} />`,
    'src/content/docs/b.md': 'B',
  })
  expect(page('a.md')).toBe(':::cards\n- **[A](./b.md)**\n:::\n\n:::cards\n- **B**\n:::\n')
  expect(left).toEqual([
    '<LinkCard> with a value of a program at src/content/docs/a.mdx:3',
    'configuration: the item "math" of a list at astro.config.mjs:3',
  ])
})

test('an author whose name, title and address are keys of a post is an author here', async () => {
  const { page, left } = await ofDocusaurus({
    'blog/2024-01-02-a.md':
      '---\nauthor: Ada\nauthor_title: Engineer\nauthorURL: https://x.example\nauthorTwitter: ada\n---\nA',
  })
  expect(page('blog/2024/01/02/a.md')).toContain(
    'authors:\n  - name: Ada\n    title: Engineer\n    url: https://x.example\n',
  )
  expect(left).toEqual([])
})

test('of what a page has in its head, its keywords are kept, and what is not made here is left', async () => {
  const { page, left } = await imported(starlight, {
    'astro.config.mjs': 'export default { site: "https://x.example" }',
    'src/content/docs/a.md':
      '---\ntitle: A\nhead:\n  - tag: meta\n    attrs: { name: keywords, content: "one, two" }\n  - tag: meta\n    attrs: { property: "og:title", content: A }\n---\nA',
    'src/content/docs/b.md': '---\ntitle: B\nhead:\n  - tag: title\n    content: Other\n---\nB',
  })
  expect(page('a.md')).toContain('keywords:\n  - one\n  - two\n')
  expect(left).toEqual(['front matter: head at src/content/docs/b.md:1'])
})

test('a neighbour that is not there is not an address at another host', async () => {
  const { page, left, brokenBefore } = await imported(starlight, {
    'astro.config.mjs': 'export default { site: "https://x.example" }',
    'src/content/docs/a.md': '---\ntitle: A\nnext: { link: /gone/ }\nprev: /b/\n---\nText\n',
    'src/content/docs/b.md': '---\ntitle: B\nprev: ./gone.md\nnext: Go on\n---\nText\n',
  })
  expect(page('a.md')).toBe('---\ntitle: A\nprevious: ./b.md\n---\n\nText\n')
  expect(left).toEqual(['front matter: text of the link to the next page at src/content/docs/b.md:1'])
  expect(brokenBefore).toEqual(['link at src/content/docs/a.md:1', 'link at src/content/docs/b.md:1'])
})

test('Docusaurus names the neighbours of a page by their ids', async () => {
  const { page, left, brokenBefore } = await imported(docusaurus, {
    'docusaurus.config.js': 'module.exports = { title: "T", url: "https://x.example", baseUrl: "/" }',
    'docs/in/a.md': '---\npagination_next: to/b\npagination_prev: gone\n---\n# A',
    'docs/to/b.md': '# B',
  })
  expect(page('docs/in/a.md')).toBe('---\nnext: ../to/b.md\n---\n\n# A\n')
  expect(left).toEqual([])
  expect(brokenBefore).toEqual(['link at docs/in/a.md:1'])
})

test('the depth of a table of contents is kept', async () => {
  const tocOf = async (depth: number | string) =>
    (await ofMkdocs(`---\ntitle: T\ntoc_depth: ${depth}\n---\n\nText`)).page('index.md')
  expect(await tocOf(1)).toBe('---\ntitle: T\ntoc: false\n---\n\nText\n')
  expect(await tocOf(4)).toBe('---\ntitle: T\ntoc:\n  min: 2\n  max: 4\n---\n\nText\n')
  expect(await tocOf('3-5')).toBe('---\ntitle: T\ntoc:\n  min: 3\n  max: 5\n---\n\nText\n')
})

test('a definition that nothing refers to may lead nowhere', async () => {
  const { brokenBefore } = await ofMkdocs(
    '[Used]\n[*So*][], ![Pic]\n\n[used]: gone.md\n[*so*]: gone.md\n[pic]: gone.png\n[other]: gone.md\n',
  )
  expect(brokenBefore).toEqual([4, 5, 6].map((line) => `link at docs/index.md:${line}`))
})

test('included files of a folder that is not there are one thing to be done', async () => {
  const inMkdocs = await imported(mkdocs, {
    'mkdocs.yml': 'site_url: https://x.example\nmarkdown_extensions: [pymdownx.snippets]\n',
    'docs/index.md': '--8<-- "examples/a.txt"\n\n--8<-- "made/deep/b.txt"\n\n--8<-- "made/c.txt"\n\n--8<-- "d.txt"\n',
    'examples/other.txt': 'x',
  })
  const made = 'configuration: included files of "made/", which is not there; add them and import again'
  expect(inMkdocs.left).toEqual([
    '--8<-- "snippet" at docs/index.md:1',
    '--8<-- "snippet" at docs/index.md:7',
    `${made} at docs/index.md:3`,
  ])
  expect([inMkdocs.unfinished, inMkdocs.settings]).toEqual([1, 1])
  const inHugo = await imported(hugo, {
    'hugo.toml': 'baseURL = "https://x.example/"\ntitle = "T"\n',
    'made/.gitkeep': '',
    'content/a.md': '{{< readfile file="/made/a.html" >}}\n\n{{< mine src="made/a.png" >}}\n',
  })
  expect(inHugo.left).toEqual([`${made} at content/a.md:1`, '{{< mine >}} at content/a.md:3'])
  const inMdbook = await imported(mdbook, {
    'book.toml': '[book]\ntitle = "T"\n',
    'src/SUMMARY.md': '- [A](a.md)\n',
    'src/a.md': '{{#shiftinclude auto:made/a.rs}}\n\n{{#mine made/a.rs}}\n',
  })
  expect(inMdbook.left).toEqual([
    `${made} at src/a.md:1`,
    'no address of the site in the configuration at book.toml:1',
    '{{#mine}} at src/a.md:3',
  ])
})

test('links to a home page that was a program lead to the one that an import makes', async () => {
  const { page, left } = await imported(docusaurus, {
    'docusaurus.config.js': 'module.exports = { title: "T", url: "https://x.example", baseUrl: "/base/" }',
    'docs/a.md': '[Home](/), [at its base](/base/#top) and [gone](/gone)\n',
  })
  expect(page('docs/a.md')).toBe('[Home](/), [at its base](/#top) and [gone](/gone)\n')
  expect(left).toEqual(['link to a missing page or file at docs/a.md:1'])
})

test('a home page that an import makes leads to the lists of tags that the navigation leads to', async () => {
  const { page, built } = await imported(docusaurus, {
    'docusaurus.config.js':
      'module.exports = { title: "T", url: "https://x.example", baseUrl: "/", themeConfig: { navbar: { items: [{ to: "/tags/", label: "Tags" }, { to: "/tags/b/", label: "None" }] } } }',
    'src/pages/index.js': 'export default () => <p>{Date.now()}</p>',
    'docs/a.md': '---\ntags: [a]\n---\n# A\n',
  })
  expect(page('index.md')).toContain(':::cards\n- **[Start here](./docs/a.md)**\n- **[Tags](/tags/)**\n:::\n')
  expect((await built()).problems).toBe('')
})
