import { type Problem, warning } from '../../model/problem.ts'
import type { Operation } from '../read/operations.ts'

/** Reports parameters that an operation has twice. */
export function checkParameters({ parameters }: Operation): Problem[] {
  const first = new Set<string>()
  return parameters.flatMap(({ name, position, place }) => {
    if (name === '' || position === '') return []
    // https://www.rfc-editor.org/rfc/rfc9110#name-field-names
    const key = `${position} ${position === 'header' ? name.toLowerCase() : name}`
    if (!first.has(key)) {
      first.add(key)
      return []
    }
    return warning('invalid-spec', place, {
      message: `"${name}" is already a ${position} parameter of this operation`,
      fix: 'remove one of the two, or rename it',
    })
  })
}
