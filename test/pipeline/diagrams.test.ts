import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diagramLibrary } from '../../src/disk/diagramLibrary.ts'
import { foldRepeated } from '../../src/reporting/foldRepeated.ts'
import { folderWith } from '../disk/folder.ts'
import { config, site } from '../site.ts'

const PAGE = '# Home\n\n```mermaid\ngraph LR\n  A --> B\n```\n'

const library = [
  { path: 'assets/mermaid-1.2.3/open.mjs', content: '' },
  { path: 'assets/mermaid-1.2.3/mermaid.esm.min.mjs', content: '' },
]

test('a diagram is its source, which the script of the installed package draws', async () => {
  const { html, text, problems, site: loaded } = await site({ 'content/index.md': PAGE }, { library })
  expect(html('/')).toContain(
    '<figure class="drawn" data-library="/assets/mermaid-1.2.3/open.mjs" data-label="Diagram">' +
      '<details open><summary>Source of the diagram</summary><figure class="code" data-language="mermaid">',
  )
  expect(text('/')).toContain('```mermaid\ngraph LR\n  A --> B\n```')
  expect(problems).toBe('')
  expect(loaded.library).toBe(library)
})

test('without the package diagrams are code, with one warning for the site', async () => {
  const { html, found } = await site({ 'content/index.md': PAGE, 'content/b.md': PAGE.replace('Home', 'B') })
  expect(html('/')).not.toContain('class="drawn"')
  const [first, ...others] = foldRepeated(found)
  expect(first).toMatchObject({ severity: 'warning', rule: 'missing-package', file: 'content/index.md', line: 3 })
  expect(first?.message).toMatch(/^diagrams are shown as code, since the package "mermaid" is not installed/)
  expect(first?.fix).toBe(
    'run "npm install mermaid" in the folder of the site, or set "mermaid: off" in content/site.yaml',
  )
  expect(others).toEqual([])
})

test('a site that draws none has code, and a site without diagrams has no library', async () => {
  const off = { 'content/site.yaml': config('mermaid: off\n'), 'content/index.md': PAGE }
  const { html, problems } = await site(off, { library })
  expect(html('/')).not.toContain('class="drawn"')
  expect(problems).toBe('')
  const { site: loaded } = await site({ 'content/index.md': '# Home\n\nOf mermaids.\n' }, { library })
  expect(loaded.library).toEqual([])
})

test('the library is looked for as Node does, though not outside the repository, and published with its version in the path', () => {
  const root = folderWith({
    'portal/content/index.md': '',
    'node_modules/mermaid/package.json': '{"version":"12.0.0"}',
    'node_modules/mermaid/dist/mermaid.esm.min.mjs': '',
    'node_modules/mermaid/dist/chunks/mermaid.esm.min/a.mjs': '',
    'node_modules/mermaid/dist/chunks/mermaid.esm.min/a.mjs.map': '',
  })
  expect(diagramLibrary(join(root, 'portal'))).toBeUndefined()
  mkdirSync(join(root, '.git'))
  expect(diagramLibrary(join(root, 'portal'))?.map(({ path }) => path)).toEqual([
    'assets/mermaid-12.0.0/open.mjs',
    'assets/mermaid-12.0.0/mermaid.esm.min.mjs',
    'assets/mermaid-12.0.0/chunks/mermaid.esm.min/a.mjs',
  ])
})
