import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openWorkspace } from '../../../src/engine/workspace.ts'
import { type Files, folderWith } from '../../disk/folder.ts'

/** The header of a font that says how long it is, and nothing else. */
const FONT = 'wOF2\0\u0001\0\0\0\0\0\u000c'

const FILES: Files = {
  'content/site.yaml': `title: Portal
url: https://developer.example.com
baseUrl: /docs/
theme:
  colors: { primary: "#007956", paper: "#ffffff" }
  radius: none
  density: compact
  fonts: { text: "/fonts/Größe (2).woff2" }
  css: [_brand.css]
`,
  'content/index.md': '# Home\n',
  'content/guide.md': '# Guide\n\nText.\n',
  'content/fonts/Größe (2).woff2': FONT,
  'content/img/dots.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'content/_brand.css': '@import "./_more.css";\n.doc { background: url(/img/dots.svg) }\n',
  'content/_more.css': '.doc h1 { color: var(--primary) }\n',
}

test('the look of a site stands after that of the theme, in its style sheet and in its pages, and the policy allows it', async () => {
  const root = folderWith(FILES)
  const workspace = openWorkspace({ root })
  onTestFinished(() => workspace.close())
  expect(await workspace.build()).toMatchObject({ outcome: 'built', problems: [] })
  const read = (path: string): string => readFileSync(join(root, 'dist', path), 'utf8')

  const sheet = read(`assets/${readdirSync(join(root, 'dist/assets')).find((name) => name.endsWith('.css'))}`)
  const own = sheet.slice(sheet.lastIndexOf('@layer site{:root'))
  expect(own).toMatch(/@layer site\{:root\{[^}]*--primary:#007956;[^}]*--radius:0;[^}]*--space-4:0.8rem/)
  expect(own).toMatch(/@media screen\{\[data-theme=dark\]\{--paper:#0c1422;[^}]*--primary:#\w{6}/)
  expect(own).toMatch(
    /@layer site\{\.doc h1\{color:var\(--primary\)\}\}.*@layer site\{\.doc\{background:url\(\/docs\/img\/dots/s,
  )

  const page = read('guide/index.html')
  const font =
    '<link rel="preload" href="/docs/fonts/Gr%C3%B6%C3%9Fe%20(2).woff2" as="font" type="font/woff2" crossorigin="anonymous"/>'
  expect(page).toContain(font)
  const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css)
  expect(styles[0]).toMatch(/^@layer reset,.*@layer site\{:root\{--\w+:#/)
  expect(styles.at(-1)).toMatch(/^@layer site\{\.doc h1\{color:var\(--\w+\)\}\}/)
  // Defined once: with the style sheet, a font that comes late would get another chance, and move the text.
  const source = 'url("/docs/fonts/Gr%C3%B6%C3%9Fe%20(2).woff2")format("woff2")'
  const face = `font-family:site-text;src:${source};font-weight:100 900;font-style:normal;font-display:optional`
  expect(styles[0]?.endsWith(`@font-face{${face}}`)).toBe(true)
  expect(sheet).not.toContain('@font-face')
  expect(readdirSync(join(root, 'dist/assets')).filter((name) => name.startsWith('figtree'))).toEqual([])
  expect(page).not.toContain('data-font')
  for (const css of styles) {
    const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`
    expect(page.slice(0, page.indexOf('<title>'))).toContain(hash)
    expect(read('_headers')).toContain(hash)
  }
})

test('an edit of a style sheet or of the configuration shows in an open page', async () => {
  const root = folderWith(FILES)
  const workspace = openWorkspace({ root })
  onTestFinished(() => workspace.close())
  const live = await workspace.live({ watch: 'never' })
  const page = async (): Promise<string> => {
    const answer = await live?.answerTo('/docs/guide/')
    return answer?.kind === 'page' ? answer.render() : ''
  }
  writeFileSync(join(root, 'content/_more.css'), '.doc { color: var(--link) }\n')
  await live?.update(['content/_more.css'])
  expect(await page()).toMatch(/@layer site\{\.doc\{color:var\(--\w+\)\}\}/)
  writeFileSync(join(root, 'content/site.yaml'), String(FILES['content/site.yaml']).replace('#007956', '#801070'))
  await live?.update(['content/site.yaml'])
  expect(await page()).toMatch(/:#801070;/)
})

test.each([
  [
    '<svg/>',
    '"/fonts/Größe (2).woff2" is not in the format WOFF2, whatever its name says',
    'convert the font to WOFF2',
  ],
  ['', '"/fonts/Größe (2).woff2" is not in the format WOFF2, whatever its name says', 'convert the font to WOFF2'],
  [`${FONT.slice(0, -1)}0`, '"/fonts/Größe (2).woff2" is cut off: it has 12 of its 48 bytes', 'copy the font again'],
])('a font that begins with %j is reported where it is named', async (font, message, fix) => {
  const root = folderWith({ ...FILES, 'content/fonts/Größe (2).woff2': font })
  const workspace = openWorkspace({ root })
  onTestFinished(() => workspace.close())
  const { problems } = await workspace.load()
  const place = { file: 'content/site.yaml', line: 8, column: 18 }
  expect(problems).toMatchObject([{ rule: 'broken-asset', severity: 'error', ...place, message, fix }])
})
