import type { Scope } from '../read/javascript/scope.ts'
import type { JsonObject } from '../read/json.ts'
import type { Slots } from './slots.ts'

/** How the markup of a module is written as HTML. */
export type Markup = {
  scope: Scope
  /** Astro keeps white space between lines, React does not. */
  keepsSpace: boolean
  address: (written: string) => string
  /** The slots that have contents; where it is absent, all of them may have. */
  slots?: ReadonlySet<string> | undefined
  /** Called for an element that does something when it is clicked or typed in. */
  handles?: () => void
  /** What a component of the site makes of its attributes; its contents are given as HTML. */
  component: (name: string, props: JsonObject, contents: Slots) => string | undefined
}
