import { expect, test } from 'vitest'
import { docusaurus } from '../../src/import/docusaurus/docusaurus.ts'
import { mkdocs } from '../../src/import/mkdocs/mkdocs.ts'
import { imported } from './imported.ts'

test('files of the old site that run scripts are listed, and not allowed without asking', async () => {
  const { left, written } = await imported(mkdocs, {
    'mkdocs.yml': 'site_name: Docs\n',
    'docs/index.md': '# Home\n',
    'docs/tree.xml': '<?xml-stylesheet href="tree.xsl"?><a/>',
    'docs/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    'docs/plain.html': '<p>Text',
    'docs/demo.html': '<p>Text\n<script>alert(1)</script>',
  })
  const what = 'configuration: file with scripts that "assets: { scripts: […] }" does not name'
  expect(left.filter((each) => each.startsWith(what))).toEqual([
    `${what} at docs/demo.html:2`,
    `${what} at docs/tree.xml:1`,
  ])
  expect(written['content/site.yaml']).not.toContain('scripts')
})

test('a script that the configuration names is listed there alone', async () => {
  const { left, unfinished } = await imported(docusaurus, {
    'docusaurus.config.js':
      "module.exports = { title: 'T', url: 'https://x.example', baseUrl: '/', scripts: ['/js/a.js', { src: 'js/b.js', async: true }] }",
    'docs/a.md': '# A\n',
    'static/js/a.js': 'alert(1)',
    'static/js/b.js': 'alert(1)',
    'static/js/c.js': 'alert(1)',
  })
  expect(left).toEqual([
    'configuration: file with scripts that "assets: { scripts: […] }" does not name at static/js/c.js:1',
    'configuration: script /js/a.js at docusaurus.config.js:1',
    'configuration: script js/b.js at docusaurus.config.js:1',
  ])
  expect(unfinished).toBe(0)
})
