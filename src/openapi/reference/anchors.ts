import { placeholder } from '../../model/html.ts'

import { slugOf } from '../read/slug.ts'

/**
 * The ids of the reference page. Bookmarks and support tickets hold them, so the rules must not change:
 *
 * - `operation-<operationId>`; without an operationId method and path: `operation-get-offer-offerId`
 * - parts of an operation: `<operation>.query.<name>` (`path`, `header`, `cookie`), `<operation>.body`,
 *   `<operation>.body.<field>`, `<operation>.response.<status>`
 * - `schema-<name>`, and its fields `schema-<name>.<field>`, `schema-<name>.<field>.<field>`; what stands in a list has
 *   the path of the list; the fields of an alternative have its number in their path
 * - `<operation>.callback.<name>.<method>` and its parts as those of an operation; `webhook-<name>` and its parts, with the
 *   method in the name of one that has several
 * - `security-<name>`, `tag-<name>`
 *
 * Letters, digits, `_`, `.` and `-` of a name stand as they are, whatever else it has becomes one `-`. An id that is
 * taken gets a number (`-2`). Names that need no change come first, so that a new name never moves the id of one of them.
 */
export type Anchors = {
  /** The id of a thing, the same whenever it is asked for; `kind` and `path` tell things apart. */
  idOf(kind: AnchorKind, ...path: string[]): string
}

export type AnchorKind = 'operation' | 'webhook' | 'schema' | 'security' | 'tag' | 'section'

export function createAnchors(): Anchors {
  const ids = new Map<string, string>()
  const taken = new Set<string>()
  return {
    idOf(kind, ...path) {
      const key = JSON.stringify([kind, ...path])
      const known = ids.get(key)
      if (known !== undefined) return known
      const id = free(`${kind}-${path.map(slugOf).join('.')}`, taken)
      ids.set(key, id)
      taken.add(id)
      return id
    },
  }
}

/** Gives ids to many things at once: first to those whose names stand as they are. */
export function claimAll(anchors: Anchors, kind: AnchorKind, names: string[]): void {
  for (const name of names.filter(standsAsItIs)) anchors.idOf(kind, name)
  for (const name of names) anchors.idOf(kind, name)
}

/** The name under which an operation without an operationId has its id. */
export const fallbackName = (method: string, path: string): string => `${method.toLowerCase()} ${path}`

/** The prefix of the ids of headings in the text about something. */
export const headingPrefix = (owner: string): string => `about-${owner}~`

/** An address inside the reference, a placeholder until it is known which page shows it. */
export const addressOf = (id: string): string =>
  placeholder({ kind: 'reference-href', argument: encodeURIComponent(id) })

const standsAsItIs = (name: string): boolean => slugOf(name) === name

function free(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted
  let number = 2
  while (taken.has(`${wanted}-${number}`)) number++
  return `${wanted}-${number}`
}
