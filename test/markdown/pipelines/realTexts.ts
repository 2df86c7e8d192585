import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'

const root = join(import.meta.dirname, '../../..')
const shared = join(root, '../shared')

/** Says why a test without the shared data is skipped. */
export const without = existsSync(shared) ? '' : ' (skipped: there is no ../shared)'

/** The pages of the portal. */
export const portalPages = (): string[] =>
  readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(root, 'content', name), 'utf8'))

/** The descriptions of the shared API documents, each once. */
export function descriptions(): string[] {
  const folder = join(shared, 'specs')
  const found = new Set<string>()
  for (const name of readdirSync(folder)) {
    if (/\.(?:json|yaml)$/.test(name)) collect(load(readFileSync(join(folder, name), 'utf8')), found)
  }
  return [...found]
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, each] of Object.entries(value)) {
    if (key === 'description' && typeof each === 'string') found.add(each)
    else collect(each, found)
  }
}

/** The examples of CommonMark and GFM. */
export const conformanceExamples = (): string[] =>
  ['commonmark-spec.txt', 'commonmark-regression.txt', 'gfm-spec.txt', 'gfm-extensions.txt'].flatMap((name) =>
    [...readFileSync(join(shared, 'conformance', name), 'utf8').matchAll(EXAMPLE)].map(([, text = '']) =>
      text.replaceAll('→', '\t'),
    ),
  )

const EXAMPLE = /^`{32} example[^\n]*\n([\s\S]*?)^\.\n/gm
