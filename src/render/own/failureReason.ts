import { thrownMessage } from '../../model/thrownMessage.ts'
import { isPromise } from './isPromise.ts'

const SYNCHRONOUS = 'it waits for a promise, but pages are rendered synchronously'

const HOOK = 'it calls a hook outside of a component'

const PORTAL = 'it draws a portal, which only a browser can show'

/** What errors of React and of compiled code mean for who writes a part. */
const MEANINGS: [error: RegExp, meaning: string][] = [
  [/^(?:A component suspended|Suspense Exception:).*/s, SYNCHRONOUS],
  [
    /^(?:Minified React error #(?:257|299);|Target container is not a DOM element|Portals are not currently supported).*/s,
    PORTAL,
  ],
  [/^(?:Cannot read properties of null \(reading 'use[A-Z]\w*'\)|Invalid hook call).*/s, HOOK],
  // Compiled code calls what it imports by other names: `(0 , import_theme.price)`.
  [/\(0 ?, \w+\.(\w+)\)/g, '$1'],
]

/** Why a part cannot be rendered, or its file not be loaded. */
export function failureReason(thrown: unknown): string {
  if (thrown === undefined || thrown === null) return `it throws "${thrown}"`
  if (isPromise(thrown)) return SYNCHRONOUS
  return MEANINGS.reduce((text, [error, meaning]) => text.replace(error, meaning), thrownMessage(thrown))
}
