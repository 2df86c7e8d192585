import { endsInTime } from '../../model/safePattern.ts'
import { asText, type JsonObject } from '../read/json.ts'

/** The path that a page is published at, by `rewrites`: `packages/:name/docs/:page*` has parts with names. */
export function rewritten(path: string, rewrites: JsonObject): string {
  for (const [pattern, written] of Object.entries(rewrites)) {
    const target = asText(written)
    const found = target === undefined ? undefined : patternOf(pattern)?.exec(path)
    if (target !== undefined && found) return filled(target, found.groups ?? {})
  }
  return path
}

const PART = /:(\w+)(?:\(([^()]*)\))?([*+?]?)|\(([^()]*)\)|([^:(]+)/g

/** Undefined for a pattern that is not valid or names two parts alike, which VitePress refuses, or takes too long to match. */
function patternOf(pattern: string): RegExp | undefined {
  const parts = [...pattern.matchAll(PART)].map(([, name, own, repeat, bare, text]) => {
    if (name !== undefined) return `(?<${name}>${own ?? (repeat === '*' ? '.*?' : repeat === '+' ? '.+?' : '[^/]+?')})`
    return bare === undefined ? (text ?? '').replace(/[.*+?^${}|[\]\\]/g, '\\$&') : `(?:${bare})`
  })
  const source = `^${parts.join('')}$`
  try {
    const pattern = new RegExp(source)
    // A name between two slashes can end in one place only.
    return endsInTime(source.replace(/\[\^\/\]\+\?\)(?=[/$])/g, ')')) ? pattern : undefined
  } catch {
    return undefined
  }
}

const filled = (target: string, values: { [name: string]: string }): string =>
  target.replace(/:(\w+)(?:\([^()]*\))?[*+?]?/g, (_, name: string) => values[name] ?? '').replace(/\/{2,}/g, '/')
