import type { Statement } from '@babel/types'
import type { JsonObject } from '../read/json.ts'
import type { Markup } from './markup.ts'
import type { Modules } from './scopeOf.ts'

/** Where the components of a page are found, what its addresses are here, and the callback for what is left out of its markup. */
export type Components = {
  modules: Modules
  address: Markup['address']
  leaves: (what: string, file: string) => void
  /** The slots that a component is given contents for: the unnamed one, unless it says otherwise. */
  slots?: ReadonlySet<string>
  /** An imported component that is to be converted, in its place; where it is absent, only HTML is written. */
  kept?: (name: string, props: JsonObject, contents: string) => string | undefined
}

/** The file that a component is in, and in how many others that use one another. */
type Place = { file: string; components: Components; depth: number }

/** One use of a component. */
export type Use = Place & { props: JsonObject }

/** A module whose statements components use. */
export type Module = Place & { statements: Statement[] }
