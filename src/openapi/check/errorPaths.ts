import type { ErrorObject } from 'ajv'

/** The errors inside of each value, by the path of the value: a document may have tens of thousands. */
export function errorsInside(errors: ErrorObject[]): ReadonlyMap<string, ErrorObject[]> {
  const inside = new Map<string, ErrorObject[]>()
  for (const each of errors) {
    for (const path of pathsAround(each.instancePath)) {
      const known = inside.get(path)
      if (known) known.push(each)
      else inside.set(path, [each])
    }
  }
  return inside
}

/** The paths of what a value is in: `/a` and the document for `/a/b`. */
function pathsAround(path: string): string[] {
  const paths: string[] = []
  for (let end = path.lastIndexOf('/'); end >= 0; end = path.lastIndexOf('/', end - 1)) {
    paths.push(path.slice(0, end))
    if (end === 0) break
  }
  return paths
}
