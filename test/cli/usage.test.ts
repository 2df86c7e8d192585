import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderWith } from '../disk/folder.ts'
import { builtSite, packageRoot, portalgen, run, SITE } from './portalgen.ts'

const usageError = (err: string) => ({ code: 2, signal: null, out: '', err })

test('an unknown flag or command is wrong usage, and the nearest one is named', async () => {
  const folder = folderWith(SITE)
  expect(await portalgen(folder, ['build', '--strct'])).toEqual(
    usageError("error: unknown option '--strct'\n(Did you mean --strict?)\n"),
  )
  expect(await portalgen(folder, ['biuld'])).toEqual(
    usageError("error: unknown command 'biuld'\n(Did you mean build?)\n"),
  )
  expect(await portalgen(folder, ['build', 'extra'])).toMatchObject({ code: 2, out: '' })
  expect(await portalgen(folder, ['build', '--format', 'xml'])).toMatchObject({ code: 2, out: '' })
})

test.each([
  ['check-links --external-fragments', '--external-fragments has no effect without --external'],
  ['build --all --format json', '--all has no effect with --format json, which always has every problem'],
  ['build --explain /guide/ --no-cache', '--explain has no effect with --no-cache, which builds every page'],
  ['new page docs/a --blog news', '--blog has no effect on "portalgen new page"'],
  ['new version 1.0 --title A', '--title has no effect on "portalgen new version"'],
  ['theme list --root nowhere', 'there is no folder "nowhere"'],
  ['clean --all', '--all has no effect on "portalgen clean"'],
  ['clean --strict', '--strict has no effect on "portalgen clean"'],
  ['ledger update --strict', '--strict has no effect on "portalgen ledger update"'],
  ['fix --rule borken-link', 'there is no rule "borken-link"; did you mean "broken-link"?'],
  ['fix --format json', '--format has no effect on "portalgen fix"'],
])('portalgen %s is wrong usage, since an option has no effect or an unknown value', async (line, message) => {
  expect(await portalgen(folderWith(SITE), line.split(' '))).toEqual(usageError(`portalgen: ${message}\n`))
})

test('what explains a build goes beside a report for programs, and both explanations are given', async () => {
  const folder = folderWith({ ...SITE, 'content/site.yaml': `${SITE['content/site.yaml']}mermaid: off\n` })
  const args = ['build', '--explain', '/guide/', '--explain-csp']
  const both =
    'Neither the configuration nor a page extends the Content-Security-Policy.\n/guide/ is built for the first time\n'
  const { out, err } = await portalgen(folder, [...args, '--format', 'json'])
  expect(JSON.parse(out)).toMatchObject({ version: 1, problems: [] })
  expect(err).toMatch(both)
  expect((await portalgen(folder, args)).out).toBe(
    both.replace('built for the first time', 'not rebuilt: none of its inputs has changed'),
  )
})

test('an unknown kind of page is wrong usage, and all kinds are named', async () => {
  expect(await portalgen(folderWith(SITE), ['new', 'topic', 'docs/a'])).toEqual(
    usageError(
      "error: command-argument value 'topic' is invalid for argument 'kind'. Allowed choices are page, post, term, version.\n",
    ),
  )
})

test('a missing root, content or configuration is wrong usage', async () => {
  const empty = folderWith({})
  expect(await portalgen(empty, ['build', '--root', 'nowhere'])).toEqual(
    usageError('portalgen: there is no folder "nowhere"\n'),
  )
  expect(await portalgen(empty, ['build'])).toEqual(
    usageError('portalgen: there is no folder "content" in "."; run "portalgen init" to create a site\n'),
  )
  expect(await portalgen(folderWith({ content: 'a file' }), ['build'])).toEqual(
    usageError('portalgen: there is no folder "content" in "."; run "portalgen init" to create a site\n'),
  )
  expect(await portalgen(folderWith({ 'content/index.md': '# Home' }), ['build'])).toEqual(
    usageError(
      'portalgen: there is no configuration file "content/site.yaml" in "."; create it with the lines "title: …" and "url: https://…", or set another with --config\n',
    ),
  )
})

test('the configuration must lie in the site', async () => {
  const folder = folderWith({ ...SITE, 'outside.yaml': 'title: x\nurl: https://example.com\n' })
  expect(await portalgen(folder, ['build', '--root', 'content', '--config', '../outside.yaml'])).toMatchObject({
    code: 2,
  })
  expect(await portalgen(folder, ['build', '--config', 'content'])).toEqual(
    usageError('portalgen: the configuration "content" cannot be read: this is a folder, not a regular file\n'),
  )
})

test('a port or host that cannot be is wrong usage', async () => {
  const { folder } = builtSite()
  expect(await portalgen(folder, ['preview', '--port', 'http'])).toEqual(
    usageError(
      "error: option '--port <port>' argument 'http' is invalid. A port is a number from 0 (any free port) to 65535.\n",
    ),
  )
  expect(await portalgen(folder, ['serve', '--port', '70000'])).toMatchObject({ code: 2, out: '' })
  const refused = 'portalgen: cannot listen on 203.0.113.1, port 3000: it is not an address of this machine\n'
  expect(await portalgen(folder, ['preview', '--host', '203.0.113.1'])).toEqual(usageError(refused))
  expect(await portalgen(folder, ['serve', '--quiet', '--host', '203.0.113.1'])).toEqual(usageError(refused))
})

test('preview without a built site says what writes it', async () => {
  expect(await portalgen(folderWith(SITE), ['preview'])).toEqual(
    usageError('portalgen: there is no site in "dist"; run "portalgen build" first\n'),
  )
})

test('serve needs a configuration that can be read', async () => {
  const folder = folderWith({ ...SITE, 'content/site.yaml': 'title: [' })
  expect(await portalgen(folder, ['serve'])).toMatchObject({ code: 1, out: expect.stringContaining('invalid-yaml') })
})

test('help and version go to standard output', async () => {
  const folder = folderWith({})
  expect(await portalgen(folder, ['--version'])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  })
  expect(await portalgen(folder, ['--help'])).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringContaining('check-links'),
  })
})

test('a program of many files is loaded where few may be open at once', () => {
  expect(run('sh', ['-c', 'ulimit -n 24; exec node bin/portalgen --version'], packageRoot)).toMatchObject({
    code: 0,
    err: '',
  })
})

test('init makes a site that builds without a problem, and writes over nothing', async () => {
  const folder = folderWith({})
  expect(await portalgen(folder, ['init', 'my-portal'])).toEqual({
    code: 0,
    signal: null,
    out: '',
    err: 'created a site in my-portal\nnext: cd my-portal && npm install && npx portalgen serve\n',
  })
  expect(await portalgen(join(folder, 'my-portal'), ['build', '--strict', '--quiet'])).toEqual({
    code: 0,
    signal: null,
    out: '',
    err: '',
  })
  expect(existsSync(join(folder, 'my-portal', 'dist', 'api', 'index.html'))).toBe(true)
  expect(await portalgen(folder, ['init', 'my-portal'])).toEqual(
    usageError('portalgen: "my-portal" already contains "content"; nothing was written\n'),
  )
})

test('init in a folder that cannot hold a site says so', async () => {
  expect(await portalgen(folderWith({ content: 'a file' }), ['init'])).toEqual(
    usageError('portalgen: "." already contains "content"; nothing was written\n'),
  )
  expect(await portalgen(folderWith({ file: 'x' }), ['init', 'file'])).toEqual({
    code: 1,
    signal: null,
    out: '',
    err: 'portalgen: cannot write file/content/site.yaml: a part of the path is not a folder\n',
  })
})

test('the site may be in another folder than the one that the program runs in', async () => {
  const { folder } = builtSite()
  expect(await portalgen(packageRoot, ['check-links', '--root', folder])).toEqual({
    code: 0,
    signal: null,
    out: '',
    err: '1 link on 2 pages: no problems\n',
  })
})
