import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { folderWith, writeFiles } from '../disk/folder.ts'
import { portalgen, SITE, serveHere, treeHash } from './portalgen.ts'

const THEME = {
  'theme/Logo.tsx': `import { Logo as Default, type PropsOf } from 'portalgen/theme'
import { word } from 'words'
export default (props: PropsOf<'Logo'>) => <b><Default {...props} />{word}</b>
`,
  'theme/directives/plan.tsx': `export const attributes = { tier: { oneOf: ['free', 'pro'], required: true } }
export default ({ tier, children }) => <section>{tier}{children}</section>
`,
  'node_modules/words/package.json': '{ "name": "words", "main": "main.js" }',
  'node_modules/words/main.js': 'exports.word = "One"',
}

test('list, eject, build: what is ejected draws the same, is listed, and is never overwritten', async () => {
  const folder = folderWith({ ...SITE, 'content/guide.md': '# Guide\n\n:::tip\nText\n:::\n' })
  const call = (...args: string[]) => portalgen(folder, args)
  expect(await call('build', '--out', 'before')).toMatchObject({ code: 0 })
  expect((await call('theme', 'eject', 'Callout')).err).toBe('wrote theme/Callout.tsx\nwrote theme/tsconfig.json\n')
  expect((await call('theme', 'eject', 'Operation')).err).toBe('wrote theme/Operation.tsx\n')
  expect(await call('theme', 'eject', 'Callout')).toMatchObject({
    code: 2,
    err: 'portalgen: "theme/Callout.tsx" exists; nothing was written\n',
  })
  expect(await call('theme', 'eject', 'Calout')).toMatchObject({
    code: 2,
    err: 'portalgen: there is no part "Calout"; did you mean "Callout"?\n',
  })
  const { out } = await call('theme', 'list')
  expect(out).toMatch(/^Markdown:\n {2}Callout +A note beside the text\. \[theme\/Callout\.tsx\]$/m)
  expect(out).toMatch(/^ {2}CardLink +The title of a card, and where it leads\.$/m)
  expect((await call('build')).code).toBe(0)
  expect(treeHash(join(folder, 'dist'))).toBe(treeHash(join(folder, 'before')))
})

test('threads draw with the same parts as one, and report the same failures', async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 210 }, (_, page) => [
      `content/docs/page-${page}.md`,
      `# Page ${page}\n\n:::plan{tier=${page > 100 ? 'pro' : 'free'}}\nText ${page}\n:::\n`,
    ]),
  )
  const folder = folderWith({ ...SITE, ...pages, ...THEME })
  onTestFinished(() => void vi.unstubAllEnvs())
  const build = async (threads: string) => {
    vi.stubEnv('PORTALGEN_THREADS', threads)
    const { code, out } = await portalgen(folder, ['build', '--no-cache'])
    return { code, out, hash: treeHash(join(folder, 'dist')) }
  }
  const alone = await build('0')
  expect(alone).toMatchObject({ code: 0, out: '' })
  expect(readFileSync(join(folder, 'dist/docs/page-150/index.html'), 'utf8')).toContain('One</b>')
  expect(await build('2')).toEqual(alone)
  writeFiles(folder, {
    'theme/directives/plan.tsx': `${THEME['theme/directives/plan.tsx']}`.replace('{tier}', '{tier.x.y}'),
  })
  const failed = await build('0')
  expect(failed).toMatchObject({ code: 1, hash: alone.hash })
  expect(failed.out).toContain(
    'theme/directives/plan.tsx:2:57  error  failed-part\n' +
      '  the part "plan" cannot be rendered: Cannot read properties of undefined (reading \'y\'), first on /docs/page-0/\n',
  )
  expect(await build('2')).toEqual(failed)
})

test('serve shows edits of parts, and what is wrong with a part with its place', async () => {
  // A file that was never right sets nothing else aside.
  const folder = folderWith({ ...SITE, ...THEME, 'theme/Footer.tsx': 'export default () => <i>' })
  const { port, text } = await serveHere(folder, 'serve')
  const get = async (path: string): Promise<string> => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  // As an open page does after each change: it asks for itself, then for the problems.
  const shows = async (path: string, wanted: string): Promise<void> => {
    while (!((await get('/guide/')) + (await get(path))).includes(wanted))
      await new Promise((wait) => setTimeout(wait, 20))
  }
  await shows('/guide/', 'One</b>')
  expect(await get('/guide/')).toContain('class="footer"')
  await shows('/@portalgen/problems', '"place":"theme/Footer.tsx:1:')
  writeFiles(folder, { 'theme/Logo.tsx': 'export default () => <b>Edited</b>\n' })
  await shows('/guide/', '<b>Edited</b>')
  writeFiles(folder, {
    'theme/Footer.tsx': 'export default () => <footer>Repaired</footer>',
    'theme/Logo.tsx': 'export default () => <b>Edited</i>\n',
  })
  await shows('/@portalgen/problems', '"place":"theme/Logo.tsx:1:')
  expect(await get('/guide/')).toContain('<b>Edited</b>')
  writeFiles(folder, { 'theme/Logo.tsx': 'export default ({ site }) => <b>{site.x.y}</b>\n' })
  await shows('/guide/', 'class="logo"')
  await shows('/@portalgen/problems', '"place":"theme/Logo.tsx:1:41"')
  expect(text()).toContain('theme/Logo.tsx:1:41 the part "Logo" cannot be rendered: ')
})
