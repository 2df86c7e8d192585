import { CONTENT_FOLDER, sourcePath } from '../../src/model/route.ts'
import type { Sources } from '../../src/model/sources.ts'
import { type Built, buildInMemory } from './memoryOutput.ts'

/** Files as they lie on disk, with the time of their last change. */
type Disk = Map<string, { text: string; modified: number }>

const SPEC = (name: string): string => `openapi: 3.1.0
info: { title: Offers, version: '1', description: 'See [a](/a/).' }
servers: [{ url: https://api.example.com }]
paths:
  /offers: { get: { operationId: list, summary: ${name}, responses: { '200': { description: ok, content: { application/json: { schema: { $ref: './shared.yaml#/Offer' } } } } } } }
`

export const START: Record<string, string> = {
  'content/site.yaml': `title: Portal
url: https://developer.example.com
brand: Acme
glossary: terms
sidebars: { docs: { items: [index.md, a.md, { folder: guides }] } }
navigation: [{ label: Docs, sidebar: docs }]
`,
  'content/index.md': '# Home\n\n[A](a.md) {{brand}} [offer](term:offer)\n',
  'content/a.md':
    '---\ntitle: A\ndescription: About A.\n---\n\n## One\n\nText. ![x](img/x.svg)\n\n## Two\n\n[B](guides/b.md#part)\n',
  'content/guides/b.md': '# B\n\n## Part\n\n[Home](../index.md)\n',
  'content/guides/c.md': '# C\n\nText of C. [offer](term:offer)\n',
  'content/terms/offer.md': '# Offer\n\nWhat is offered.\n',
  'content/img/x.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
}

export const WITH_API: Record<string, string> = {
  ...START,
  'content/site.yaml': `${START['content/site.yaml']}apis: [{ spec: openapi/api.yaml, route: /api/ }]\n`,
  'content/guides/c.md': '# C\n\nText of C. [list](api:list)\n',
  'openapi/api.yaml': SPEC('List offers'),
  'openapi/shared.yaml': 'Offer: { type: object, properties: { name: { type: string } } }\n',
}

/** The pages at the root are the latest version, and those below `old/` another one. */
export const WITH_VERSIONS: Record<string, string> = {
  ...START,
  ...Object.fromEntries(
    Object.entries(START)
      .filter(([path]) => path.endsWith('.md') && path !== 'content/guides/c.md')
      .map(([path, text]) => [path.replace('content/', 'content/old/'), text.replace('](img/', '](../img/')]),
  ),
  'content/old/d.md': '# D\n\n[A](/a/) [gone](/guides/new/) [offer](term:offer)\n',
  'content/site.yaml': `${START['content/site.yaml']?.replace(/^sidebars.*\n/m, '').replace('sidebar: docs', 'to: /a/')}versions:
  - { id: "2", to: / }
  - { id: "1", to: /old/, banner: old }
`,
}

type Random = (below: number) => number

function randomFrom(seed: number): Random {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

export type Edit = (disk: Disk, random: Random, step: number) => void

const pagesOf = (disk: Disk): string[] => [...disk.keys()].filter((path) => path.endsWith('.md'))
const anyPage = (disk: Disk, random: Random): string => pagesOf(disk)[random(pagesOf(disk).length)] ?? 'content/a.md'

/** Changes the text of a file, if it is there. */
export const change =
  (path: string | ((disk: Disk, random: Random) => string), edit: (text: string, step: number) => string): Edit =>
  (disk, random, step) => {
    const name = typeof path === 'string' ? path : path(disk, random)
    const file = disk.get(name)
    if (file) disk.set(name, { text: edit(file.text, step), modified: file.modified + 1 })
  }

function rename(disk: Disk, from: string, to: string): void {
  const file = disk.get(from)
  if (!file || disk.has(to)) return
  disk.delete(from)
  disk.set(to, file)
}

export const EDITS: Record<string, Edit> = {
  'a page is edited': change(anyPage, (text, step) => `${text}\nMore ${step}.\n`),
  'a first paragraph is edited': change(anyPage, (text, step) => text.replace(/^(# .*\n\n)/, `$1New ${step}. `)),
  'a heading is added': change(anyPage, (text, step) => `${text}\n## New ${step}\n`),
  'a heading is renamed': change('content/a.md', (text, step) => text.replace(/## One.*/, `## One ${step}`)),
  'a title is changed': change('content/a.md', (text, step) => text.replace(/title: .*/, `title: A${step}`)),
  'a description is changed': change('content/a.md', (text, step) =>
    text.replace(/description: .*/, `description: D${step}.`),
  ),
  'a page becomes a draft': change(
    'content/guides/b.md',
    (text) => `---\ndraft: true\n---\n${text.replace(/^---[\s\S]*?---\n/, '')}`,
  ),
  'a draft is published': change('content/guides/b.md', (text) => text.replace(/^---[\s\S]*?---\n/, '')),
  'a position in the sidebar is given': change(
    'content/guides/c.md',
    (text, step) => `---\nsidebar: { position: ${step % 3} }\n---\n${text.replace(/^---[\s\S]*?---\n/, '')}`,
  ),
  'a page is added': (disk, _random, step) =>
    void disk.set(`content/guides/new-${step}.md`, { text: `# New ${step}\n`, modified: 0 }),
  'a page is deleted': (disk, random) => void disk.delete(anyPage(disk, random)),
  'a page is renamed': (disk) => rename(disk, 'content/guides/c.md', 'content/guides/d.md'),
  'a page is renamed back': (disk) => rename(disk, 'content/guides/d.md', 'content/guides/c.md'),
  'a page changes its case': (disk) => rename(disk, 'content/guides/c.md', 'content/guides/C.md'),
  'a folder is renamed': (disk) => {
    for (const path of pagesOf(disk))
      if (path.startsWith('content/guides/')) rename(disk, path, path.replace('guides', 'parts'))
  },
  'a name changes its Unicode form': (disk, _random, step) => {
    disk.set('content/gr\u00fcn.md', { text: `# Grün ${step}\n`, modified: 0 })
    rename(disk, 'content/gr\u00fcn.md', 'content/gru\u0308n.md')
  },
  'the navigation is changed': change('content/site.yaml', (text, step) =>
    text.replace(/label: Docs\d*/, `label: Docs${step}`),
  ),
  'the brand is changed': change('content/site.yaml', (text, step) => text.replace(/brand: .*/, `brand: Acme${step}`)),
  'the base URL is changed': change(
    'content/site.yaml',
    (text, step) => `${text.replace(/baseUrl: .*\n/, '')}baseUrl: /v${step % 2}/\n`,
  ),
  'the slashes are changed': change(
    'content/site.yaml',
    (text, step) => `${text.replace(/trailingSlash: .*\n/, '')}trailingSlash: ${step % 2 === 0}\n`,
  ),
  'a redirect is added': change(
    'content/site.yaml',
    (text, step) => `${text.replace(/redirects: .*\n/, '')}redirects: { /old-${step}/: / }\n`,
  ),
  'a term is changed': change('content/terms/offer.md', (text, step) =>
    text.replace(/What.*/, `What is offered ${step}.`),
  ),
  'a picture is changed': change('content/img/x.svg', (text, step) =>
    text.replace(/width="\d+"/, `width="${step + 5}"`),
  ),
  'a file is added': (disk, _random, step) =>
    void disk.set(`content/files/${step}.txt`, { text: `${step}`, modified: step }),
  'the document is changed': change('openapi/api.yaml', (_text, step) => SPEC(`List ${step}`)),
  'a shared schema is changed': change(
    'openapi/shared.yaml',
    (_text, step) => `Offer: { type: object, properties: { n${step}: { type: string } } }\n`,
  ),
  'a byte order mark is added': change(anyPage, (text) => `\ufeff${text.replace('\ufeff', '')}`),
  'line ends are changed': change(anyPage, (text) => text.replace(/\r?\n/g, '\r\n')),
  'a file is only touched': change('content/img/x.svg', (text) => text),
  'a step is taken back': change('content/a.md', () => START['content/a.md'] ?? ''),
}

function sourcesOf(disk: Disk): Sources {
  const published = [...disk]
    .filter(([path]) => path.startsWith(CONTENT_FOLDER) && path !== 'content/site.yaml' && !path.includes('/_'))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  const read = (text: string): string => text.replace(/^\ufeff/, '')
  return {
    pages: published
      .filter(([path]) => path.endsWith('.md'))
      .map(([path, { text }]) => ({ path: sourcePath(path), text: read(text) })),
    assets: published
      .filter(([path]) => !path.endsWith('.md'))
      .map(([path, { text, modified }]) => ({
        source: sourcePath(path),
        path: path.slice(CONTENT_FOLDER.length),
        size: text.length,
        modified,
        dimensions: path.endsWith('.svg') ? { width: Number(/width="(\d+)"/.exec(text)?.[1]), height: 4 } : undefined,
      })),
    problems: [],
    readIncluded: (path) => disk.get(path)?.text,
    readFile(path) {
      const file = disk.get(path)
      return file && { path, text: read(file.text) }
    },
  }
}

/** A site as it lies on disk before the first change. */
const newDisk = (start: Record<string, string>): Disk =>
  new Map(Object.entries(start).map(([path, text]) => [path, { text, modified: 0 }]))

/** The sources of a site that nobody has changed yet. */
export const startingSources = (start: Record<string, string>): Sources => sourcesOf(newDisk(start))

/** A number of scripts of five changes by chance. @returns what differs between a warm and a cold build, in words */
export async function runScripts(
  start: Record<string, string>,
  seeds: { from: number; count: number },
  edits = EDITS,
): Promise<string[]> {
  const found: string[] = []
  for (let seed = seeds.from; seed < seeds.from + seeds.count; seed += 1)
    found.push(...(await runScript(seed, { start, edits }, 5)))
  return found
}

type Script = { start: Record<string, string>; edits: Record<string, Edit> }

/** One script: changes by chance, a warm and a cold build after each. */
async function runScript(seed: number, { start, edits }: Script, steps: number): Promise<string[]> {
  const random = randomFrom(seed * 7_919)
  const disk = newDisk(start)
  const names = Object.keys(edits)
  let warm: Built | undefined = await buildInMemory(sourcesOf(disk))
  const done: string[] = []
  for (let step = 1; step <= steps; step += 1) {
    const name = names[random(names.length)] ?? ''
    edits[name]?.(disk, random, step)
    done.push(name)
    warm = await buildInMemory(sourcesOf(disk), warm)
    const cold = await buildInMemory(sourcesOf(disk))
    const differing = differences(warm, cold)
    if (differing.length > 0) return [`seed ${seed}, after ${done.join(', ')}: ${differing.slice(0, 5).join(' ')}`]
  }
  return []
}

function differences(warm: Built | undefined, cold: Built | undefined): string[] {
  if (!warm || !cold) return warm === cold ? [] : ['one of them could not be built']
  const paths = new Set([...warm.files.keys(), ...cold.files.keys()])
  const files = [...paths].filter((path) => warm.files.get(path) !== cold.files.get(path))
  return warm.problems === cold.problems ? files : [...files, '(what is told)']
}
