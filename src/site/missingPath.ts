import { error, type Place, type Problem } from '../model/problem.ts'
import { CONTENT_FOLDER } from '../model/route.ts'
import { nearestPath } from '../model/suggestion.ts'

type MissingPath = { path: string; place: Place; kind: 'page' | 'folder'; known: Iterable<string>; otherwise: string }

/** Reports a path in `site.yaml` that leads to nothing; `otherwise` is the fix if no path is near. */
export function missingPath({ path, place, kind, known, otherwise }: MissingPath): Problem {
  const shorten = (each: string) => each.slice(CONTENT_FOLDER.length)
  const written = shorten(path)
  const meant = nearestPath(written, [...known].map(shorten))
  return error('invalid-config', place, {
    message: `there is no ${kind} "${written}" under "${CONTENT_FOLDER}"`,
    fix: meant ? `did you mean "${meant}"?` : otherwise,
  })
}
