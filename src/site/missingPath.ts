import { error, type Place, type Problem } from '../model/problem.ts'
import { CONTENT_FOLDER, isPagePath } from '../model/route.ts'
import type { FindNearest } from '../model/suggestion.ts'

type MissingPath = {
  path: string
  place: Place
  kind: 'page' | 'folder'
  known: Iterable<string>
  near: FindNearest
  /** The fix if no path is near. */
  otherwise: string
}

/** Reports a path in `site.yaml` that leads to nothing. */
export function missingPath({ path, place, kind, known, near, otherwise }: MissingPath): Problem {
  const shorten = (each: string) => each.slice(CONTENT_FOLDER.length)
  const written = shorten(path)
  const whole = kind === 'folder' || isPagePath(written) ? written : `${written}.md`
  const meant = near(whole, () => [...known].map(shorten), 'path')
  return error('invalid-config', place, {
    message: `there is no ${kind} "${written}" under "${CONTENT_FOLDER}"`,
    fix: meant ? `did you mean "${meant}"?` : otherwise,
  })
}
