import type { JsonValue } from '../../../yaml/node.ts'

/**
 * The value of a JSON text, if writing the value gives the text back; otherwise undefined. Numbers such as `10.50` or
 * `1e400` and keys such as `"1"` after `"a"` would change, so they are sent as they are written.
 */
export function exactJson(text: string): JsonValue | undefined {
  try {
    const value: JsonValue = JSON.parse(text)
    return JSON.stringify(value, undefined, 2) === text ? value : undefined
  } catch {
    return undefined
  }
}
