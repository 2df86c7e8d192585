import { type Problem, warning } from '../../model/problem.ts'
import { didYouMean } from '../../model/suggestion.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import type { Tag } from '../read/tags.ts'

/** A tag's `parent` must be another tag, and not one that is below it. */
export function checkTags({ tags: all }: ApiDocument): Problem[] {
  const tags = new Map(all.map((tag) => [tag.name, tag]))
  const circles = namesInCircles(tags)
  return [...tags.values()].flatMap(({ name, parent }) => {
    if (!parent) return []
    if (!tags.has(parent.name)) {
      const fix = didYouMean(parent.name, tags.keys()) ?? 'add it to "tags"'
      return [warning('invalid-spec', parent.place, { message: `there is no tag "${parent.name}"`, fix })]
    }
    if (!circles.has(name)) return []
    const message = `"${parent.name}" is itself a child of "${name}"`
    return [warning('invalid-spec', parent.place, { message, fix: 'remove one of the two "parent" properties' })]
  })
}

/** The names of tags that are their own ancestors. Each parent is followed once. */
function namesInCircles(tags: ReadonlyMap<string, Tag>): Set<string> {
  const circles = new Set<string>()
  const seen = new Set<string>()
  for (const start of tags.keys()) {
    const path: string[] = []
    let at: string | undefined = start
    for (; at !== undefined && !seen.has(at); at = tags.get(at)?.parent?.name) {
      seen.add(at)
      path.push(at)
    }
    const begin = at === undefined ? -1 : path.indexOf(at)
    if (begin >= 0) for (const name of path.slice(begin)) circles.add(name)
  }
  return circles
}
