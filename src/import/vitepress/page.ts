import type { Conversion } from '../convert/dialect.ts'
import type { Tag } from '../convert/tags.ts'
import type { Scope } from '../read/javascript/scope.ts'
import type { Outcome } from '../tally.ts'

/** A page whose expressions and components are read: its tags outside of code and scripts. */
export type Page = {
  text: string
  tags: Tag[]
  closings: ReadonlyMap<Tag, Tag>
  scope: Scope
  conversion: Conversion
  note: (construct: string, offset: number, outcome?: Outcome) => void
}
