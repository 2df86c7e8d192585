import type { Callback } from '../read/operations.ts'
import type { Direction } from '../read/schema/direction.ts'
import type { Schema } from '../read/schema/schema.ts'
import type { AnchorKind } from './anchors.ts'

/** The thing that fields belong to; their ids begin with its path. */
export type Owner = {
  kind: AnchorKind
  path: string[]
  /** Inside an inlined reference target without a name of its own, whose references are not inlined again. */
  expanded: boolean
  /** Whether the body is sent or received; undefined for a named schema, which may be both. */
  direction?: Direction
  /**
   * Whether it has a place of its own, and is quoted in another: fields are links to that place instead of having ids, and
   * what is inside them is shown there.
   */
  isQuoted?: boolean
  /** Whether it is inside a field. */
  isInner?: boolean
  /** The named schemas that are being laid out. */
  around?: Schema[]
}

export const ownerOf = (kind: AnchorKind, name: string): Owner => ({ kind, path: [name], expanded: false })

export const within = (owner: Owner, ...names: string[]): Owner => ({ ...owner, path: [...owner.path, ...names] })

/** The owner of a call of a callback; the expression is a part of it where there are several. */
export const ownerOfCall = (owner: Owner, { name, expressions }: Callback, method: string, path: string): Owner =>
  within(owner, 'callback', name, ...(expressions.length > 1 ? [path] : []), method.toLowerCase())
