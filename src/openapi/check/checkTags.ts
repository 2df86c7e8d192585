import { type Problem, warning } from '../../model/problem.ts'
import { didYouMean } from '../../model/suggestion.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import type { Tag } from '../read/tags.ts'

/** A tag's `parent` must be another tag, and not one that is below it. */
export function checkTags({ tags: all }: ApiDocument): Problem[] {
  const tags = new Map(all.map((tag) => [tag.name, tag]))
  return [...tags.values()].flatMap(({ name, parent }) => {
    if (!parent) return []
    if (!tags.has(parent.name)) {
      const fix = didYouMean(parent.name, tags.keys()) ?? 'add it to "tags"'
      return [warning('invalid-spec', parent.place, { message: `there is no tag "${parent.name}"`, fix })]
    }
    if (!leadsTo(name, parent.name, tags)) return []
    const message = `"${parent.name}" is itself a child of "${name}"`
    return [warning('invalid-spec', parent.place, { message, fix: 'remove one of the two "parent" properties' })]
  })
}

function leadsTo(name: string, from: string, tags: ReadonlyMap<string, Tag>): boolean {
  const seen = new Set<string>()
  for (let at: string | undefined = from; at !== undefined && !seen.has(at); ) {
    if (at === name) return true
    seen.add(at)
    at = tags.get(at)?.parent?.name
  }
  return false
}
