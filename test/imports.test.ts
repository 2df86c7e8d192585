import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '..', 'src')

/** What each folder of `src` may import: the drawing of the program, held by a test. */
const STAGE = ['model', 'yaml']
const KINDS = ['model', 'kinds']
const EDGE = [
  'model',
  'yaml',
  'assets',
  'kinds',
  'config',
  'markdown',
  'openapi',
  'guides',
  'site',
  'check',
  'render',
  'search',
  'text',
  'fix',
  'ledger',
  'translations',
  'reporting',
]
const ALLOWED: Record<string, string[]> = {
  model: [],
  yaml: ['model'],
  kinds: ['model'],
  config: STAGE,
  markdown: STAGE,
  openapi: STAGE,
  assets: ['model'],
  guides: [...STAGE, 'openapi'],
  site: [...STAGE, 'kinds'],
  check: [...STAGE, 'kinds'],
  render: [...STAGE, 'kinds'],
  text: KINDS,
  search: KINDS,
  fix: ['model'],
  ledger: KINDS,
  translations: ['model'],
  reporting: STAGE,
  import: [...STAGE, 'assets', 'markdown'],
  bundle: EDGE,
  disk: EDGE,
  external: ['model'],
  serve: [...EDGE, 'disk', 'bundle'],
  pipeline: [...EDGE, 'disk', 'bundle'],
  'build.ts': [...EDGE, 'disk', 'bundle', 'pipeline'],
  engine: [...EDGE, 'import', 'external', 'disk', 'bundle', 'pipeline', 'serve', 'build.ts'],
  'index.ts': ['model', 'serve', 'engine'],
  terminal: ['reporting'],
  cli: ['model', 'reporting', 'terminal', 'engine'],
  'start.ts': ['disk', 'terminal', 'cli'],
}

/** Pure stages compute; only these of Node's own modules do no more than that. */
const PURE = new Set([
  'model',
  'yaml',
  'kinds',
  'config',
  'markdown',
  'openapi',
  'assets',
  'guides',
  'site',
  'check',
  'render',
  'search',
  'text',
  'fix',
  'ledger',
  'translations',
  'reporting',
  'import',
])
const COMPUTING = ['node:crypto', 'node:path']

const importsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, name]) => name ?? [])

const theme = join(import.meta.dirname, '..', 'theme')

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ name, imports: importsOf(join(folder, name)) }))

const sources = filesIn(src)

const folderOf = (path: string): string => path.split('/')[0] ?? ''

/** What a file imports from `src`, as paths there. */
const pathsIn = (name: string, imports: string[]): string[] =>
  imports
    .filter((each) => each.startsWith('.'))
    .map((each) => relative(src, join(src, dirname(name), each)))
    .filter((path) => !path.startsWith('..'))

test('every folder of src imports only what the design allows it', () => {
  const breaches = sources.flatMap(({ name, imports }) => {
    const folder = folderOf(name)
    const folders = pathsIn(name, imports).map(folderOf)
    return folders
      .filter((other) => other !== folder && !ALLOWED[folder]?.includes(other))
      .map((other) => `${name} imports ${other}`)
  })
  expect(breaches).toEqual([])
})

/** Only the command line prints, on the terminal, and only it ends the process. */
test('the engine and what is below it neither print nor end the process', () => {
  const breaches = sources
    .filter(({ name }) => !['cli', 'terminal'].includes(folderOf(name)) && !PURE.has(folderOf(name)))
    .filter(({ name }) =>
      /\bconsole\.|process\.(?:exit\b|std(?:out|err|in)\b)/.test(readFileSync(join(src, name), 'utf8')),
    )
    .map(({ name }) => name)
  expect(breaches).toEqual([])
})

/** The folders of `src/openapi`: the document is read into nouns, and what is made of it stands beside one another on them. */
const ON_READ = ['check', 'samples', 'request', 'reference']

test('what is made of an OpenAPI document imports the nouns that it is read into, and nothing beside it', () => {
  const breaches = sources.flatMap(({ name, imports }) => {
    const [stage, folder = ''] = name.split('/')
    if (stage !== 'openapi' || !(folder === 'read' || ON_READ.includes(folder))) return []
    const allowed = [folder, ...(folder === 'read' ? [] : ['read'])]
    return pathsIn(name, imports)
      .filter((path) => path.startsWith('openapi/') && !allowed.includes(path.split('/')[1] ?? ''))
      .map((path) => `${name} imports ${path}`)
  })
  expect(breaches).toEqual([])
})

test('guides are held to the nouns of a document; what else they need is handed in', () => {
  const breaches = sources.flatMap(({ name, imports }) =>
    folderOf(name) === 'guides'
      ? pathsIn(name, imports).filter((path) => path.startsWith('openapi/') && !path.startsWith('openapi/read/'))
      : [],
  )
  expect(breaches).toEqual([])
})

test('the stages touch neither disk nor network nor clock', () => {
  const breaches = sources.flatMap(({ name, imports }) =>
    PURE.has(folderOf(name))
      ? imports
          .filter((each) => each.startsWith('node:') && !COMPUTING.includes(each))
          .map((each) => `${name} imports ${each}`)
      : [],
  )
  expect(breaches).toEqual([])
})

/** What a part decides as the Markdown form of the page does, or as the build. */
const SHARED_WITH_TEXT = new Map([
  ['api/Choices.tsx', 'model/optionLabel.ts'],
  ['api/Code.tsx', 'model/codeMarkup.ts'],
  ['api/Samples.tsx', 'model/operationSamples.ts'],
  ['client/diagrams/diagramColors.ts', 'model/diagramOptions.ts'],
  ['client/diagrams/drawer.ts', 'model/diagramOptions.ts'],
  ['request/requestForm.ts', 'model/sharedRequests.ts'],
])

test('the theme knows the model by its types and texts alone; search, request builder, contents, code and samples compute with what the build does', () => {
  const names = readdirSync(theme, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const breaches = names.flatMap((name) =>
    [...readFileSync(join(theme, name), 'utf8').matchAll(/import (type )?[^']*'(?:\.\.\/)+src\/([^']+)'/g)]
      .filter(([, isType, path = '']) => {
        const isModel = isType !== undefined && folderOf(path) === 'model'
        const isText = path.startsWith('model/texts/')
        const isShared = path.startsWith('search/wire/') || path === 'model/suggestion.ts'
        const isSnippet = path.startsWith('openapi/request/snippets/')
        const isAddress = path.startsWith('model/foreignAddress/')
        const isSharedWithText = path === SHARED_WITH_TEXT.get(name)
        return (
          !isModel &&
          !isText &&
          !(folderOf(name) === 'search' && isShared) &&
          !(folderOf(name) === 'request' && isSnippet) &&
          !(folderOf(name) === 'contents' && isAddress) &&
          !isSharedWithText
        )
      })
      .map(([, , path]) => `${name} imports ${path}`),
  )
  expect(breaches).toEqual([])
})

test('the sources know the theme as a value only', () => {
  const breaches = sources.flatMap(({ name, imports }) =>
    imports
      .filter((each) => each.startsWith('.') && !relative(theme, join(src, dirname(name), each)).startsWith('..'))
      .map((each) => `${name} imports ${each}`),
  )
  expect(breaches).toEqual([])
})

test('a part of the theme is given other parts, so that a site can replace each of them', () => {
  const folders = new Set(['api', 'blocks', 'components', 'pages'])
  const breaches = filesIn(theme)
    .filter(({ name }) => folders.has(folderOf(name)))
    .flatMap(({ name, imports }) =>
      imports
        .filter(
          (each) => each.endsWith('.tsx') && folders.has(folderOf(relative(theme, join(theme, dirname(name), each)))),
        )
        .map((each) => `${name} imports ${each}`),
    )
  expect(breaches).toEqual([])
})

test('a new kind of page is a folder of its own, its part of the theme, and a line in each of four lists', () => {
  const root = join(import.meta.dirname, '..')
  const listing = [src, theme]
    .flatMap((folder) => filesIn(folder).map(({ name }) => join(folder, name)))
    .filter((path) => {
      const text = readFileSync(path, 'utf8')
      return [/health/i, /not-?found/i, /category/i].every((kind) => kind.test(text)) && !path.includes('/texts/')
    })
  const lists = ['src/kinds/kinds.ts', 'src/model/site.ts', 'src/model/view.ts', 'theme/parts.ts']
  expect(listing.map((path) => relative(root, path)).toSorted()).toEqual(lists)
})

test('no circle of imports, type-only ones included', () => {
  const root = join(import.meta.dirname, '..')
  const graph = new Map(
    [src, theme].flatMap((folder) =>
      filesIn(folder).map(({ name, imports }): [string, string[]] => {
        const inside = imports.filter((each) => each.startsWith('.'))
        return [
          relative(root, join(folder, name)),
          inside.map((each) => relative(root, join(folder, dirname(name), each))),
        ]
      }),
    ),
  )
  expect(inCircles(graph)).toEqual([])
})

/** The files from which a way of imports leads back to themselves. */
function inCircles(graph: ReadonlyMap<string, string[]>): string[] {
  const reachedFrom = (start: string): Set<string> => {
    const reached = new Set<string>()
    const next = [...(graph.get(start) ?? [])]
    for (let file = next.pop(); file !== undefined; file = next.pop()) {
      if (reached.has(file)) continue
      reached.add(file)
      next.push(...(graph.get(file) ?? []))
    }
    return reached
  }
  return [...graph.keys()].filter((file) => reachedFrom(file).has(file)).toSorted()
}

/** The files that are loaded with a file: what it imports at once, types and `import()` left out. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export)(?! type\b)[^'()]*?from '(\.[^']+)'/gm)
  for (const [, path = ''] of imports) loadedWith(join(dirname(file), path), seen)
  return seen
}

test('a build loads neither servers, nor what watches, nor the client of other sites', () => {
  const entries = ['cli/main.ts', 'cli/build.ts', 'engine/workspace.ts', 'engine/build/build.ts']
  const loaded = entries.flatMap((entry) => [...loadedWith(join(src, entry))]).map((path) => relative(src, path))
  expect(loaded).toContain('engine/openSite.ts')
  expect(loaded.filter((path) => /^(?:serve|external|engine\/live)\//.test(path))).toEqual([])
})
