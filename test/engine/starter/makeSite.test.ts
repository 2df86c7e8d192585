import { readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { initCommand } from '../../../src/cli/init.ts'
import { readConfig } from '../../../src/config/readConfig.ts'
import { starterTextsOf } from '../../../src/engine/starter/languages.ts'
import { makeSite, type SiteRequest } from '../../../src/engine/starter/makeSite.ts'
import { starterSite } from '../../../src/engine/starter/starterSite.ts'
import { openWorkspace } from '../../../src/engine/workspace.ts'
import { sourcePath } from '../../../src/model/route.ts'
import { LANGUAGES } from '../../../src/model/texts/languages.ts'
import type { Question } from '../../../src/terminal/ask.ts'
import { toValue } from '../../../src/yaml/node.ts'
import { parseYaml } from '../../../src/yaml/parseYaml.ts'
import { type Files, folderWith } from '../../disk/folder.ts'
import { problemsOf, SPEC } from '../../site.ts'

/** Makes a site in a folder, and checks it as strictly as can be. */
async function made(request: SiteRequest, files: Files = {}) {
  const root = folderWith(files)
  const { kept, untranslated } = makeSite(root, '.', request)
  const workspace = openWorkspace({ root, cwd: root, options: { strict: true } })
  onTestFinished(() => workspace.close())
  const { site, problems } = await workspace.load()
  return { root, kept, untranslated, site, problems, read: (path: string) => readFileSync(join(root, path), 'utf8') }
}

test('a new site has no problems, pins its version and has a workflow', async () => {
  const { root, kept, problems, read } = await made({})
  expect([kept, problems]).toEqual([[], []])
  expect(readdirSync(root)).toEqual(expect.arrayContaining(['.gitignore', 'content', 'openapi']))
  expect(JSON.parse(read('package.json')).devDependencies).toEqual({ portalgen: manifest.version })
  expect(read('.github/workflows/documentation.yml')).toContain('portalgen check --strict')
  expect(read('.github/workflows/documentation.yml')).toContain('fetch-depth: 0')
  expect(read('content/site.yaml')).toMatch(
    /^# yaml-language-server: \$schema=\.\.\/node_modules\/portalgen\/lib\/site\.schema\.json\n/,
  )
})

test('a site below the top of a repository has its workflow there, and needs no package where one has portalgen', () => {
  const root = folderWith({
    '.git/HEAD': '',
    'package.json': '{ "devDependencies": { "portalgen": "1" } }',
    'node_modules/portalgen/package.json': '{}',
  })
  expect(makeSite(root, 'my docs/api', {})).toMatchObject({
    kept: [],
    install: undefined,
    workflow: '../../.github/workflows/documentation.yml',
  })
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  expect(readdirSync(join(root, 'my docs/api')).toSorted()).toEqual(['.gitignore', 'content', 'openapi'])
  expect(read('my docs/api/content/site.yaml')).toMatch(
    '# yaml-language-server: $schema=../../../node_modules/portalgen/lib/site.schema.json\n',
  )
  const { value } = parseYaml({ path: sourcePath('a.yaml'), text: read('.github/workflows/documentation.yml') })
  expect(value && toValue(value)).toMatchObject({
    jobs: {
      check: {
        defaults: { run: { 'working-directory': 'my docs/api' } },
        steps: expect.arrayContaining([
          { uses: 'actions/cache@v4', with: expect.objectContaining({ path: 'my docs/api/.portalgen/cache' }) },
        ]),
      },
    },
  })
})

test('a site is made where a symbolic link leads', () => {
  const root = folderWith({ '.git/HEAD': '', 'docs/a.md': '' })
  symlinkSync(join(root, 'docs'), join(root, 'link'), 'junction')
  expect(makeSite(root, 'link/site', {})).toMatchObject({
    kept: [],
    workflow: '../../.github/workflows/documentation.yml',
  })
  expect(readdirSync(join(root, 'docs/site'))).toContain('content')
  expect(readFileSync(join(root, '.github/workflows/documentation.yml'), 'utf8')).toContain(
    'working-directory: docs/site ',
  )
})

test('of two sites in a repository the second keeps the workflow of the first', () => {
  const root = folderWith({ '.git/HEAD': '' })
  makeSite(root, 'a', { ci: 'gitlab' })
  expect(readFileSync(join(root, '.gitlab-ci.yml'), 'utf8')).toContain('  script:\n    - cd a\n    - npm ci\n')
  expect(makeSite(root, 'b', { ci: 'gitlab' })).toMatchObject({
    kept: ['../.gitlab-ci.yml'],
    install: 'npm install',
    workflow: undefined,
  })
  expect(readFileSync(join(root, 'b/package.json'), 'utf8')).toContain('"portalgen"')
})

test('a blank name is that of an example', async () => {
  const { site } = await made({ name: ' ' })
  expect(site?.config.brand).toBe('Example')
})

test('name, document and language are those that were given', async () => {
  const request = { name: 'Ärzte: "A & B"', spec: 'api/offers.yaml', language: 'de-at', ci: 'gitlab' } as const
  const { site, problems, read } = await made(request, { 'api/offers.yaml': SPEC })
  expect(problems).toEqual([])
  expect(site?.config).toMatchObject({ brand: 'Ärzte: "A & B"', language: 'de-AT' })
  expect(read('openapi/offers.yaml')).toBe(SPEC)
  expect(read('.gitlab-ci.yml')).toContain('portalgen check --strict')
  // Dates of pages come from the whole history.
  expect(read('.gitlab-ci.yml')).toContain('GIT_DEPTH: 0')
})

/** A sentence or heading, but no word: "Documentation" is French, too. */
const sentencesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.includes(' ') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : []
}

const OWN_DOCUMENT = { name: 'own.yaml', content: '' }

test.each(LANGUAGES)(
  'a site in %s has no problems, and no sentence of English unless that is its language',
  async (language) => {
    const files = starterSite({ name: 'Acme', language, document: undefined })
    expect(await problemsOf(Object.fromEntries(files.map(({ path, content }) => [path, String(content)])))).toBe('')
    const own = starterSite({ name: 'Acme', language, document: OWN_DOCUMENT })
    const written = [...files, ...own].map(({ content }) => content).join('\n')
    const sentences = sentencesIn(starterTextsOf('en'))
    expect(sentences.filter((sentence) => written.includes(sentence))).toEqual(language === 'en' ? sentences : [])
  },
)

test.each(['ja', 'ar'])('no two Latin words follow one another in the texts of a site in %s', (language) => {
  const files = starterSite({ name: 'Acme', language, document: undefined })
  const code = /^#.*|^```.*?^```|`[^`]*`/gms
  expect(files.filter(({ content }) => /[A-Za-z]{2,} [A-Za-z]{2,}/.test(String(content).replaceAll(code, '')))).toEqual(
    [],
  )
})

test.each(['pt-BR', 'no', 'zh-Hant', 'he'])(
  'a site in %s, of which the theme has no texts, builds strictly',
  async (language) => {
    const { problems, untranslated, site, read } = await made({ language })
    expect(problems).toEqual([])
    expect(untranslated).toBe(language)
    expect(read('content/docs/first-request.md')).toContain('title: Your first request\n')
    expect(site?.config.language).toBe(language)
    expect(read('content/site.yaml')).toContain('\n    page:\n      skip: Skip to content\n')
  },
)

test.each(['true', 'no', '2.0', '- a', '{{x', 'A #b', "O'Neill"])('the name %j stays as it is', (name) => {
  const [file] = starterSite({ name, language: 'en', document: undefined })
  const { value } = readConfig({ path: sourcePath('content/site.yaml'), text: String(file?.content) })
  expect(value?.brand).toBe(name)
})

test('what is not given is asked for, and an empty answer takes the default', async () => {
  const cwd = folderWith({})
  const asked: string[] = []
  const faults: (string | undefined)[] = []
  const ask = async (questions: Question[]) => {
    asked.push(...questions.map(({ text }) => text))
    faults.push(...questions.map((question) => question.faultOf('no.yaml')))
    return ['Acme ', '']
  }
  const terminal = { print: () => undefined, tell: () => undefined, colors: false, ask }
  const context = { terminal, cwd, finish: () => undefined, closeLater: () => undefined }
  await initCommand('docs', { ci: 'none', language: 'de' }, context)
  expect(asked).toEqual(['Name of the company (Example): ', 'API document (a small example): '])
  expect(faults).toEqual([undefined, 'there is no file "no.yaml"'])
  expect(readFileSync(join(cwd, 'docs/content/site.yaml'), 'utf8')).toContain('\nbrand: Acme\n')
})

test.each<[Files, SiteRequest, string]>([
  [{ 'content/a.md': 'A' }, {}, '"." already contains "content"; nothing was written'],
  [{}, { spec: 'no.yaml' }, 'there is no file "no.yaml"'],
])('nothing is asked where no site can be made: %j %j', async (files, request, message) => {
  const cwd = folderWith(files)
  const ask = () => Promise.reject(new Error('asked'))
  const terminal = { print: () => undefined, tell: () => undefined, colors: false, ask }
  const context = { terminal, cwd, finish: () => undefined, closeLater: () => undefined }
  await expect(initCommand('.', request, context)).rejects.toThrow(message)
})

test('files that exist are kept, and named', () => {
  const root = folderWith({ 'package.json': '{}' })
  expect(makeSite(root, '.', { ci: 'none' }).kept).toEqual(['package.json'])
  expect(readFileSync(join(root, 'package.json'), 'utf8')).toBe('{}')
})

/** Files that are not documents of an API that can be read. */
const DOCUMENTS: Files = {
  'list.yaml': '- one\n',
  'broken.json': '{"openapi": ',
  'empty.yaml': '',
  'old.yaml': 'swagger: "1.2"\n',
}

test.each<[SiteRequest, string]>([
  [{ spec: 'none.yaml' }, 'there is no file "none.yaml"'],
  [{ spec: '..' }, '".." is not a YAML or JSON file'],
  [{ spec: 'list.yaml' }, 'list.yaml:1:1 this is not an OpenAPI document: "openapi" is missing; nothing was written'],
  [{ spec: 'broken.json' }, 'broken.json:1:13 a bracket is not closed; nothing was written'],
  [{ spec: 'empty.yaml' }, 'empty.yaml:1:1 the file is empty; nothing was written'],
  [{ spec: 'old.yaml' }, 'old.yaml:1:10 Swagger "1.2" is not supported; nothing was written'],
  [{ language: 'en-u-ca-iso8601' }, '"en-u-ca-iso8601" is not a language tag; write it like "en" or "pt-BR"'],
  [{ language: 'english please' }, '"english please" is not a language tag; write it like "en" or "pt-BR"'],
])('%j is wrong usage, and nothing is written', (request, message) => {
  const root = folderWith(DOCUMENTS)
  expect(() => makeSite(root, '.', request)).toThrow(message)
  expect(readdirSync(root).toSorted()).toEqual(Object.keys(DOCUMENTS).toSorted())
})

test.each<[string, Files, string | undefined]>([
  ['package.json is new', {}, 'npm install'],
  ['it is named', { 'package.json': '{"devDependencies":{"portalgen":"file:portalgen.tgz"}}' }, 'npm install'],
  ['it is not named', { 'package.json': '{}' }, `npm install --save-dev --save-exact portalgen@${manifest.version}`],
  ['a folder above has it', { '../node_modules/portalgen/package.json': '{}' }, undefined],
])('where %s, portalgen is installed by the right command', (_, files, command) => {
  const root = folderWith(Object.fromEntries(Object.entries(files).map(([path, text]) => [join('docs', path), text])))
  expect(makeSite(root, 'docs', { ci: 'none' }).install).toBe(command)
})

test('a folder with contents is no place for a new site', () => {
  const root = folderWith({ 'content/a.md': 'A' })
  expect(() => makeSite(root, '.', {})).toThrow('"." already contains "content"; nothing was written')
})
