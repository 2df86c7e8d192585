/** A value of a configuration or of front matter. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

export type JsonObject = { [key: string]: Json }

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value under keys, one below the other. */
export const at = (value: Json | undefined, ...keys: string[]): Json | undefined =>
  keys.reduce<Json | undefined>(
    (inner, key) => (isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    value,
  )

export const textAt = (value: Json | undefined, ...keys: string[]): string | undefined => asText(at(value, ...keys))

/** A number is text, too: the title `2.0` is often written without quotes. */
export function asText(value: Json | undefined): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

export const listAt = (value: Json | undefined, ...keys: string[]): Json[] => asList(at(value, ...keys))

/** A single value is a list of one. */
export function asList(value: Json | undefined): Json[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

export const objectAt = (value: Json | undefined, ...keys: string[]): JsonObject => {
  const found = at(value, ...keys)
  return isObject(found) ? found : {}
}
