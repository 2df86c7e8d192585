import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Files, folderWith, writeFiles } from '../disk/folder.ts'
import { builtSite, PROGRAM, portalgen, run, SITE } from './portalgen.ts'

/** What `build` says about a site that was fine before these files came; the old output must stay. */
async function failedBuild(changes: Files, ...args: string[]): Promise<{ out: string; err: string }> {
  const { folder, expectUntouched } = builtSite()
  writeFiles(folder, changes)
  const { code, out, err } = await portalgen(folder, ['build', ...args])
  expect(code).toBe(1)
  expect(out + err).not.toMatch(/^ {4}at /m)
  expectUntouched()
  return { out, err }
}

const CONFIG = 'title: Portal\nurl: https://developer.example.com\n'

test('a content folder without a page', async () => {
  const { code, out, err } = await portalgen(folderWith({ 'content/site.yaml': CONFIG }), ['build'])
  expect({ code, out, err }).toEqual({
    code: 1,
    out:
      'content:1:1  error  no-content\n' +
      '  there is no Markdown file under "content/"\n' +
      '  fix: add content/index.md\n',
    err: 'nothing was built: 1 error\n',
  })
})

test('a typo in site.yaml', async () => {
  expect(await failedBuild({ 'content/site.yaml': `${CONFIG}taglien: x\n` })).toEqual({
    out: 'content/site.yaml:3:1  error  invalid-config\n  "taglien" is not a known key\n  fix: did you mean "tagline"?\n',
    err: 'nothing was built: 1 error\n',
  })
})

test('an empty site.yaml', async () => {
  expect(await failedBuild({ 'content/site.yaml': '' })).toEqual({
    out:
      'content/site.yaml:1:1  error  invalid-config\n' +
      '  the file is empty\n' +
      '  fix: add at least "title: …" and "url: https://…"\n',
    err: 'nothing was built: 1 error\n',
  })
})

test('a tab in YAML', async () => {
  expect(await failedBuild({ 'content/site.yaml': `${CONFIG}navigation:\n\t- label: x\n` })).toEqual({
    out:
      'content/site.yaml:4:1  error  invalid-yaml\n' +
      '  this line is indented with a tab\n' +
      '  fix: indent with spaces\n',
    err: 'nothing was built: 1 error\n',
  })
})

test('front matter that is not closed', async () => {
  expect((await failedBuild({ 'content/guide.md': '---\ntitle: Guide\n\nText.\n' })).out).toBe(
    'content/guide.md:1:1  error  invalid-front-matter\n' +
      '  the front matter is not closed\n' +
      '  fix: add a line "---" after it\n',
  )
})

test('a file that is not UTF-8, be it a page, a document or the configuration', async () => {
  const latin1 = (text: string) => Buffer.from(text, 'latin1')
  const problem = (place: string) =>
    `${place}  error  invalid-encoding\n  the file is not UTF-8\n  fix: save the file as UTF-8\n`
  expect((await failedBuild({ 'content/guide.md': latin1('# Guide\n\nGröße\n') })).out).toBe(
    problem('content/guide.md:3:3'),
  )
  expect((await failedBuild({ 'content/site.yaml': latin1(`${CONFIG}tagline: Größe\n`) })).out).toBe(
    problem('content/site.yaml:3:12'),
  )
  const spec = "openapi: 3.1.0\ninfo: { title: Größe, version: '1' }\npaths: {}\n"
  expect((await failedBuild({ 'content/site.yaml': WITH_API, 'openapi/x.yaml': latin1(spec) })).out).toBe(
    problem('openapi/x.yaml:2:18'),
  )
})

const WITH_API = `${CONFIG}apis: [{ spec: openapi/x.yaml, route: /api/ }]\n`

test('a specification that is missing, or is not OpenAPI', async () => {
  expect((await failedBuild({ 'content/site.yaml': WITH_API })).out).toBe(
    'content/site.yaml:3:16  error  invalid-config\n' +
      '  the OpenAPI document "openapi/x.yaml" does not exist\n' +
      '  fix: write the path relative to the site root, as in "openapi/api.yaml"\n',
  )
  const outside = WITH_API.replace('openapi/x.yaml', '../../openapi/x.yaml')
  expect((await failedBuild({ 'content/site.yaml': outside })).out).toBe(
    'content/site.yaml:3:16  error  invalid-config\n' +
      '  the OpenAPI document "../../openapi/x.yaml" is outside the site\n' +
      '  fix: copy the file into the site, and write the path relative to the site root, as in "openapi/api.yaml"\n',
  )
  expect((await failedBuild({ 'content/site.yaml': WITH_API, 'openapi/x.yaml/y.yaml': '' })).out).toBe(
    'openapi/x.yaml:1:1  error  unreadable-file\n' +
      '  the file cannot be read: this is a folder, not a regular file\n' +
      '  fix: replace it with a regular file, or remove it\n',
  )
  expect((await failedBuild({ 'content/site.yaml': WITH_API, 'openapi/x.yaml': 'swagger: "1.2"\n' })).out).toMatch(
    /^openapi\/x\.yaml:1:\d+ {2}error {2}invalid-spec\n/,
  )
  expect((await failedBuild({ 'content/site.yaml': WITH_API, 'openapi/x.yaml': '- a list\n' })).out).toMatch(
    /^openapi\/x\.yaml:1:1 {2}error {2}invalid-spec\n/,
  )
})

test('a reference that leads nowhere', async () => {
  const spec = `openapi: 3.1.0
info: { title: X, version: '1' }
paths: {}
components:
  schemas:
    Offer: { type: object, properties: { price: { $ref: '#/components/schemas/Prize' } } }
    Price: { type: number }
`
  expect((await failedBuild({ 'content/site.yaml': WITH_API, 'openapi/x.yaml': spec }, '--strict')).out).toContain(
    'openapi/x.yaml:6:57  warning  invalid-spec\n' +
      '  "#/components/schemas/Prize" does not exist in this document\n' +
      '  fix: did you mean "#/components/schemas/Price"?\n',
  )
})

test('two files for one route', async () => {
  expect(await failedBuild({ 'content/guide/index.md': '# Guide' })).toEqual({
    out:
      'content/guide.md:1:1  error  duplicate-route\n' +
      '  the route "/guide/" is also the route of "content/guide/index.md:1"\n' +
      '  fix: rename one of the two\n' +
      'content/guide/index.md:1:1  error  duplicate-route\n' +
      '  the route "/guide/" is also the route of "content/guide.md:1"\n' +
      '  fix: rename one of the two\n',
    err: 'nothing was built: 2 errors\n',
  })
})

test('a broken link fails build and check-links alike', async () => {
  const broken = { 'content/guide.md': '# Guide\n\nSee [home](./indx.md).\n' }
  const problem =
    'content/guide.md:3:5  error  broken-link\n  "./indx.md" does not exist\n  fix: did you mean "./index.md"?\n'
  expect(await failedBuild(broken)).toEqual({ out: problem, err: 'nothing was built: 1 error\n' })
  expect(await portalgen(folderWith({ ...SITE, ...broken }), ['check-links'])).toEqual({
    code: 1,
    signal: null,
    out: `${problem}  3 | See [home](./indx.md).\n    |     ^\n\n`,
    err: '2 links on 2 pages: 1 error\n',
  })
})

const WARNED: Files = { ...SITE, 'content/guide.md': '# Guide\n\n{{nothing}}\n' }

test('a warning fails with --strict only', async () => {
  const folder = folderWith(WARNED)
  const built = await portalgen(folder, ['build'])
  expect(built.code).toBe(0)
  expect(built.err).toMatch(/^built 3 pages into dist\/ in \d+\.\d\d s, 1 warning\n$/)
  const strict = await portalgen(folder, ['build', '--strict'])
  expect(strict).toMatchObject({ code: 1, out: built.out, err: 'nothing was built: 1 warning\n' })
})

test('a warm build tells the same problems as a cold one', async () => {
  const folder = folderWith(WARNED)
  const cold = await portalgen(folder, ['build'])
  expect(cold.out).toContain('"{{nothing}}" is not a variable of this site')
  expect((await portalgen(folder, ['build'])).out).toBe(cold.out)
})

test('--format json prints one object and nothing else, with or without problems', async () => {
  const fine = await portalgen(folderWith(SITE), ['build', '--format', 'json'])
  expect(JSON.parse(fine.out)).toEqual({
    version: 1,
    problems: [],
    checked: { pages: 2, links: 1, external: 0 },
  })
  const broken = folderWith({ ...SITE, 'content/guide.md': '# Guide\n\nSee [home](./indx.md).\n' })
  for (const command of ['build', 'check-links']) {
    const { code, out } = await portalgen(broken, [command, '--format', 'json'])
    expect(code).toBe(1)
    expect(JSON.parse(out)).toEqual({
      version: 1,
      problems: [
        {
          severity: 'error',
          rule: 'broken-link',
          file: 'content/guide.md',
          line: 3,
          column: 5,
          target: './indx.md',
          message: '"./indx.md" does not exist',
          fix: 'did you mean "./index.md"?',
        },
      ],
      checked: { pages: 2, links: 2, external: 0 },
    })
  }
})

test('a name cannot send control sequences to the terminal', async () => {
  const { out } = await failedBuild({ 'content/guide.md': '# G\n\n[x](<./a\u001b[31m.md>) [y](<./\u202eb.md>)\n' })
  expect(out).toContain('"./a%1B%5B31m.md" does not exist\n')
  expect(out).toContain('"./\\u202eb.md" does not exist\n')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
  expect(out).not.toMatch(/[\u001b\u202e]/)
})

test('the reader of the report may stop early, and the exit code is still right', () => {
  const many = Array.from({ length: 3000 }, (_, n) => `[x](./missing-${n}.md)`).join('\n\n')
  const folder = folderWith({ ...SITE, 'content/guide.md': many })
  const script = `set -o pipefail; "$0" "$1" build --format json | head -c 100 >/dev/null; exit \${PIPESTATUS[0]}`
  const { code, err } = run('bash', ['-c', script, process.execPath, PROGRAM], folder)
  expect({ code, err }).toEqual({ code: 1, err: 'nothing was built: 3000 errors\n' })
})

/** A file on a disk without space. */
const FULL = '/dev/full'

test.skipIf(!existsSync(FULL))('a report that does not fit on the disk fails the command, in one line', () => {
  const script = `"$0" "$1" theme list > ${FULL}`
  expect(run('bash', ['-c', script, process.execPath, PROGRAM], folderWith({}))).toMatchObject({
    code: 1,
    err: 'portalgen: cannot write to standard output: ENOSPC: no space left on device, write\n',
  })
})

test.skipIf(process.platform === 'win32')('a folder that was removed since the shell entered it', () => {
  const script = 'mkdir gone; cd gone; rmdir ../gone; "$0" "$1" theme list'
  expect(run('bash', ['-c', script, process.execPath, PROGRAM], folderWith({}))).toMatchObject({
    code: 2,
    err: 'portalgen: the folder that you are in no longer exists\n',
  })
})
