import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { WorkspaceOptions } from '../../src/engine/options.ts'
import { openWorkspace } from '../../src/engine/workspace.ts'
import type { Problem } from '../../src/model/problem.ts'
import { report } from '../../src/reporting/report/report.ts'
import { type Files, folderWith } from '../disk/folder.ts'

const CONFIG = 'title: Portal\nurl: https://developer.example.com\n'

function workspaceOf(files: Files, options: WorkspaceOptions = { lenient: true }) {
  const root = folderWith({ 'content/site.yaml': CONFIG, 'content/index.md': '# Home\n', ...files })
  const workspace = openWorkspace({ root, options })
  onTestFinished(() => workspace.close())
  return { root, workspace, page: (at: string) => readFileSync(join(root, 'dist', at, 'index.html'), 'utf8') }
}

const textOf = (problems: Problem[]): string =>
  report(problems, { format: 'text', checked: { pages: 0, links: 0, external: 0 } })

describe('a lenient build shows all the same', () => {
  test.each<[string, Files, string, string]>([
    [
      'a page whose link, image and anchor lead nowhere',
      { 'content/index.md': '# Home\n\n[Gone](./gone.md) ![Gone](gone.png) [Part](#part)\n' },
      'href="/gone/"',
      'content/index.md:3:1  warning  broken-link\n  "./gone.md" does not exist\n' +
        'content/index.md:3:19  warning  broken-asset\n  "gone.png" does not exist\n' +
        'content/index.md:3:37  warning  broken-anchor\n  this page has no anchor "#part"',
    ],
    [
      'a page with broken front matter',
      { 'content/index.md': '---\ntitle: [\n---\n\nText.\n' },
      '<p>Text.</p>',
      'content/index.md:3:1  warning  invalid-yaml\n',
    ],
    [
      'a page with unsafe HTML and an unsafe link, without these',
      { 'content/index.md': '# Home\n\n<script>alert(1)</script>\n\n[Run](javascript:alert(1)) it.\n' },
      '<a>Run</a> it.',
      'content/index.md:3:1  warning  unsafe-html\n  <script> is not allowed and was removed\n  fix: remove it; "head" in content/site.yaml is for all pages\n' +
        'content/index.md:5:1  warning  unsafe-link\n',
    ],
    [
      'a sidebar and a navigation with missing pages and an unsafe address, without these',
      {
        'content/site.yaml': `${CONFIG}sidebars: { all: { label: All, items: [index.md, gone.md] } }\nnavigation: [{ label: Run, href: "javascript:alert(1)" }, { label: Home, to: / }]\n`,
      },
      'Home',
      'content/site.yaml:3:50  warning  invalid-config\n',
    ],
    [
      'a text that is not UTF-8, with replacement characters',
      { 'content/index.md': Buffer.from('# Home\n\nGröße\n', 'latin1') },
      'Gr\u{fffd}\u{fffd}e',
      'content/index.md:3:3  warning  invalid-encoding\n  the file is not UTF-8\n',
    ],
    [
      'an API document that cannot be read, without following up on links to it',
      {
        'content/site.yaml': `${CONFIG}apis: [{ spec: openapi/gone.yaml, route: /api/ }]\n`,
        'content/index.md': '# Home\n\n[Create](api:createOffer) in [the reference](/api/#operation-createOffer)\n',
      },
      'Create',
      'content/site.yaml:3:16  warning  invalid-config\n  the OpenAPI document "openapi/gone.yaml" does not exist\n  fix: write the path relative to the site root, as in "openapi/api.yaml"',
    ],
  ])('%s', async (_, files, shown, told) => {
    const { workspace, page } = workspaceOf(files)
    const { outcome, problems } = await workspace.build()
    expect(outcome).toBe('built')
    expect(page('')).toContain(shown)
    expect(page('')).not.toContain('alert(1)')
    expect(textOf(problems)).toContain(told)
    expect(problems.every(({ severity }) => severity === 'warning')).toBe(true)
  })

  test('a page that cannot be read: it says so, and links to it are not broken', async () => {
    const { root, workspace, page } = workspaceOf({ 'content/index.md': '# Home\n\n[Pipe](pipe.md)\n' })
    execFileSync('mkfifo', [join(root, 'content/pipe.md')])
    const { problems } = await workspace.build()
    const reason = 'the file cannot be read: this is a named pipe, not a regular file'
    expect(page('pipe')).toContain(`<code>content/pipe.md</code>: ${reason}`)
    expect(textOf(problems)).toBe(
      `content/pipe.md:1:1  warning  unreadable-file\n  ${reason}\n  fix: replace it with a regular file, or remove it`,
    )
  })

  test('as site.yaml says, with "lenient: true"', async () => {
    const files = { 'content/site.yaml': `${CONFIG}lenient: true\n`, 'content/index.md': '[Gone](gone.md)\n' }
    expect(await workspaceOf(files, {}).workspace.build()).toMatchObject({ outcome: 'built' })
    expect(await workspaceOf(files, { lenient: false }).workspace.build()).toMatchObject({ outcome: 'failed' })
  })
})

describe('a lenient build fails all the same', () => {
  test.each<[string, Files, string]>([
    ['when two files have one route', { 'content/a.md': '# A', 'content/a/index.md': '# A' }, 'duplicate-route'],
    [
      'when a redirect has the address of a page',
      { 'content/a.md': '# A', 'content/site.yaml': `${CONFIG}redirects: { /a/: / }\n` },
      'invalid-config',
    ],
    ['when every address would be wrong', { 'content/site.yaml': 'title: P\nurl: example\n' }, 'invalid-config'],
  ])('%s', async (_, files, rule) => {
    const { root, workspace } = workspaceOf(files)
    const { outcome, problems } = await workspace.build()
    expect(outcome).toBe('failed')
    expect(problems.filter(({ severity }) => severity === 'error').map((problem) => problem.rule)).toContain(rule)
    expect(existsSync(join(root, 'dist'))).toBe(false)
  })

  test('when the output folder is not ours', async () => {
    const { workspace } = workspaceOf({ 'dist/thesis.txt': 'precious' })
    await expect(workspace.build()).rejects.toThrow('dist')
  })
})

test('strict and lenient exclude each other', async () => {
  expect(() => workspaceOf({}, { strict: true, lenient: true })).toThrow(
    '"--strict" and "--lenient" exclude each other',
  )
  const { workspace } = workspaceOf({ 'content/site.yaml': `${CONFIG}lenient: true\n` }, { strict: true })
  await expect(workspace.build()).rejects.toThrow(
    '"--strict" and "lenient: true" in "content/site.yaml" exclude each other',
  )
})

test('an unknown key of front matter is one warning, with its places and the key it is near to', async () => {
  const page = '---\nsidebr: { label: A }\nzebra: 3\n---\n\nText.\n'
  const { workspace } = workspaceOf({ 'content/a.md': page, 'content/b.md': page, 'content/index.md': page }, {})
  const { outcome, problems } = await workspace.build()
  expect(outcome).toBe('built')
  expect(textOf(problems.filter(({ rule }) => rule === 'invalid-front-matter'))).toMatch(
    /^content\/a\.md:2:1 {2}warning {2}invalid-front-matter\n {2}"sidebr" is not a known key\n {2}fix: did you mean "sidebar"\?\n {2}3 times: also at content\/b\.md:2:1 and content\/index\.md:2:1\ncontent\/a\.md:3:1 {2}warning {2}invalid-front-matter\n {2}"zebra" is not a known key\n {2}fix: known keys: [^\n]*\n {2}3 times: also at content\/b\.md:3:1 and content\/index\.md:3:1$/,
  )
})

test('a failing build keeps what it parsed for the next one', async () => {
  const { root, workspace } = workspaceOf({ 'content/index.md': '[Gone](gone.md)\n' }, {})
  expect(await workspace.build()).toMatchObject({ outcome: 'failed' })
  await workspace.close()
  const before = readFileSync(join(root, '.portalgen/cache/build.bin'))
  expect(before.includes('content/index.md')).toBe(true)
})
