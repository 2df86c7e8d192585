import { type Problem, warning } from '../../model/problem.ts'
import { didYouMean } from '../../model/suggestion.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { itemsOf, type SpecDocument, scalarText } from '../read/document.ts'

/** A tag's `parent` must be another tag, and not one that stands below it. */
export function checkTags({ root }: SpecDocument): Problem[] {
  const tags = new Map(itemsOf(childOf(root, 'tags')).map((tag) => [scalarText(childOf(tag, 'name')) ?? '', tag]))
  return [...tags].flatMap(([name, tag]) => {
    const node = childOf(tag, 'parent')
    const parent = scalarText(node)
    if (!node || parent === undefined) return []
    if (!tags.has(parent)) {
      const fix = didYouMean(parent, tags.keys()) ?? 'add it to "tags"'
      return [warning('invalid-spec', node.place, { message: `there is no tag "${parent}"`, fix })]
    }
    if (!leadsTo(name, parent, tags)) return []
    const message = `"${parent}" stands below "${name}" itself`
    return [warning('invalid-spec', node.place, { message, fix: 'remove one of the parents' })]
  })
}

function leadsTo(name: string, from: string, tags: ReadonlyMap<string, YamlNode>): boolean {
  const seen = new Set<string>()
  for (let at: string | undefined = from; at !== undefined && !seen.has(at); ) {
    if (at === name) return true
    seen.add(at)
    at = scalarText(childOf(tags.get(at), 'parent'))
  }
  return false
}
