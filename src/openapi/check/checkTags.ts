import { type Problem, warning } from '../../model/problem.ts'
import { didYouMean } from '../../model/suggestion.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import type { Tag } from '../read/tags.ts'

/** Reports names that two tags have, and parents that are no other tag, or one that is below. */
export const checkTags = ({ tags }: ApiDocument): Problem[] => [...repeatedNames(tags), ...unknownParents(tags)]

function repeatedNames(tags: Tag[]): Problem[] {
  const seen = new Set<string>()
  return tags.flatMap(({ name, namedAt }) => {
    if (!namedAt) return []
    const isRepeated = seen.has(name)
    seen.add(name)
    if (!isRepeated) return []
    return warning('invalid-spec', namedAt, { message: `there are two tags "${name}"`, fix: 'remove one of the two' })
  })
}

function unknownParents(all: Tag[]): Problem[] {
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
