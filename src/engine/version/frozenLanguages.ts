import { toValue } from '../../yaml/node.ts'
import { addBelow, valueAt } from './yamlEdits.ts'

/** New names by those that the latest version has. */
type Names = ReadonlyMap<string, string>

/** Languages name their own API documents and translate labels. They do so for the frozen version, too. */
export function withLanguages(text: string, specs: Names, labels: Names, name: string): string {
  const languages = valueAt(text, 'languages')
  const count = languages?.kind === 'list' ? languages.items.length : 0
  return Array.from({ length: count }, (_, index) => String(index)).reduce((whole, at) => {
    const documents = added(whole, ['languages', at, 'apis'], specs, (spec) => specs.get(spec))
    return added(documents, ['languages', at, 'labels'], labels, (label) => `${label} ${name}`)
  }, text)
}

function added(text: string, path: string[], names: Names, rewritten: (before: string) => string | undefined): string {
  const node = valueAt(text, ...path)
  const written = node?.kind === 'map' ? node.entries : []
  const known = new Set(written.map(({ key }) => key))
  const entries = written.flatMap(({ key, value }): [string, string][] => {
    const before = toValue(value)
    const renamed = names.get(key)
    const after = typeof before === 'string' ? rewritten(before) : undefined
    return renamed === undefined || known.has(renamed) || after === undefined ? [] : [[renamed, after]]
  })
  return addBelow(text, path, new Map(entries))
}
