import { docusaurus } from '../../src/import/docusaurus/docusaurus.ts'
import type { Generator } from '../../src/import/generator.ts'
import { hugo } from '../../src/import/hugo/hugo.ts'
import { mdbook } from '../../src/import/mdbook/mdbook.ts'
import { mkdocs } from '../../src/import/mkdocs/mkdocs.ts'
import { starlight } from '../../src/import/starlight/starlight.ts'
import { vitepress } from '../../src/import/vitepress/vitepress.ts'
import type { Files } from '../site.ts'
import { imported } from './imported.ts'

const MORE: Files = {
  'includes/a.md': 'Part *a*.\n',
  'includes/b.md': 'Part b.\n',
  'includes/note.md': '!!! note\n    x\n',
  'includes/terms.md': '*[HTML]: Hyper Text\n*[CSS]: Styles\n',
  'includes/a.py':
    '# --8<-- [start:one]\ndef one():\n    # --8<-- [start:two]\n    pass\n    # --8<-- [end:two]\n# --8<-- [end:one]\n',
}

/** A site with one page, by its generator: the page, and what it becomes, without its front matter. */
export const SITES: { [kind: string]: { generator: Generator; config: Files; source: string; page: string } } = {
  docusaurus: {
    generator: docusaurus,
    config: { 'docusaurus.config.js': 'module.exports = { title: "T", url: "https://x.example", baseUrl: "/" }' },
    source: 'docs/p.mdx',
    page: 'docs/p.md',
  },
  starlight: {
    generator: starlight,
    config: {
      'astro.config.mjs': 'export default { integrations: [starlight({ title: "T" })], site: "https://x.example" }',
      'a.js': 'let a\n',
      'src/assets/a.svg': '<svg/>',
    },
    source: 'src/content/docs/p.mdx',
    page: 'p.md',
  },
  vitepress: {
    generator: vitepress,
    config: {
      '.vitepress/config.js': 'export default { title: "T", sitemap: { hostname: "https://x.example" } }',
      'more.md': 'More\nand more\n',
      'a.js': 'a\nb\n',
    },
    source: 'p.md',
    page: 'p.md',
  },
  mkdocs: {
    generator: mkdocs,
    config: {
      'mkdocs.yml':
        'site_name: T\nsite_url: https://x.example/\nextra: { version: 1.10 }\nmarkdown_extensions: [pymdownx.smartsymbols, { pymdownx.snippets: { auto_append: [includes/terms.md] } }]\n',
      ...MORE,
    },
    source: 'docs/p.md',
    page: 'p.md',
  },
  hugo: {
    generator: hugo,
    config: {
      'hugo.toml': 'baseURL = "https://x.example/"\ntitle = "T"\n[params]\nversion = "1.10"\n',
      'a.go': 'package a\n',
      'content/other.md': '---\ntitle: Other\ndescription: About it\n---\nText\n',
    },
    source: 'content/p.md',
    page: 'p.md',
  },
  mdbook: {
    generator: mdbook,
    config: {
      'book.toml': '[book]\ntitle = "T"\n[output.html.code.hidelines]\npython = "~"\n',
      'src/SUMMARY.md': '- [P](p.md)\n',
      'src/parts/a.md': 'First\n{{#include b.md}}\n',
      'src/parts/b.md': 'Second\n',
      'src/parts/two.md': 'First\nSecond\n',
      'src/parts/in.md': 'First\n    deep\n',
    },
    source: 'src/p.md',
    page: 'p.md',
  },
}

/** What one page of a generator becomes, without its front matter, and what of it is left. */
export async function converted(kind: string, text: string): Promise<{ page: string; left: string[] }> {
  const site = SITES[kind]
  if (!site) throw new Error(`there is no site of "${kind}"`)
  const { page, left } = await imported(site.generator, { ...site.config, [site.source]: text })
  return {
    page: page(site.page).replace(/^---\n[\s\S]*?\n---\n\n/, ''),
    left: left.filter((each) => each.includes(` at ${site.source}:`) && !each.startsWith('front matter')),
  }
}
