import { placeholder } from '../../model/html.ts'
import { slugOf } from '../read/slug.ts'
import { freeNames } from './freeNames.ts'

/**
 * Assigns the ids of the reference. Bookmarks and support tickets contain them, so the rules must not change:
 *
 * - `operation-<operationId>`; without one of its own method and path: `operation-get-offer-offerId`
 * - parts of an operation: `<operation>.query.<name>` (`path`, `header`, `cookie`), `<operation>.body`,
 *   `<operation>.body.<field>`, `<operation>.response.<status>`
 * - `schema-<name>`, and its fields `schema-<name>.<field>`, `schema-<name>.<field>.<field>`; items have the path
 *   of their list; the path of a field in an alternative contains the number of the alternative
 * - `<operation>.callback.<name>.<method>`, with parts like those of an operation; `webhook-<name>`, likewise, followed by
 *   the method if the webhook has several
 * - `security-<name>`, `tag-<name>`
 *
 * Letters, digits, `_`, `.` and `-` of a name are kept; each run of other characters becomes one `-`. An id that is taken
 * gets a number (`-2`). Names that need no change are assigned first, so that a new name never changes their ids.
 */
export type Anchors = {
  /** The id of the element with this kind and path; repeated calls return the same id. */
  idOf(kind: AnchorKind, ...path: string[]): string
}

export type AnchorKind = 'operation' | 'webhook' | 'schema' | 'security' | 'tag' | 'section'

export function createAnchors(): Anchors {
  const ids = new Map<string, string>()
  const numbers = new Map<string, number>()
  const free = freeNames()
  const numberOf = (name: string): number => {
    const number = numbers.get(name) ?? numbers.size
    numbers.set(name, number)
    return number
  }
  return {
    idOf(kind, ...path) {
      // A name may have any character, and thousands of paths begin with the same long one.
      const key = `${kind} ${path.map(numberOf).join(' ')}`
      const known = ids.get(key)
      if (known !== undefined) return known
      const id = free(`${kind}-${path.map((name) => slugOf(name.slice(0, LONGEST_NAME))).join('.')}`)
      ids.set(key, id)
      return id
    },
  }
}

/** Of a longer name, ids have the beginning: each part of an operation repeats that of its path. */
const LONGEST_NAME = 500

/** Assigns ids to many names at once, first to those that need no change. */
export function claimAll(anchors: Anchors, kind: AnchorKind, names: string[]): void {
  for (const name of names.filter(standsAsItIs)) anchors.idOf(kind, name)
  for (const name of names) anchors.idOf(kind, name)
}

/** The name that the id of an operation without an operationId is made from. */
export const fallbackName = (method: string, path: string): string => `${method.toLowerCase()} ${path}`

/** The prefix of the ids of headings in the description of an element. */
export const headingPrefix = (owner: string): string => `about-${owner}~`

/** The address of an id, as a placeholder: which page shows the id is known later. */
export const addressOf = (id: string): string =>
  placeholder({ kind: 'reference-href', argument: encodeURIComponent(id) })

/** The address of an entry of the contents, likewise. */
export const entryAddressOf = (id: string): string =>
  placeholder({ kind: 'entry-href', argument: encodeURIComponent(id) })

const standsAsItIs = (name: string): boolean => slugOf(name) === name
