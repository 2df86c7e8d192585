import { deserialize, serialize } from 'node:v8'

/** How values are stored. */
export type Packing = { pack(value: unknown): unknown; unpack(stored: unknown): unknown }

type Parts = Record<string, unknown>

/**
 * Stores some parts of checked values, if they have all of these, apart from the others, and reads them when one of them is
 * first asked for.
 */
export function lazyParts(names: readonly string[]): Packing {
  /** The parts of values, or what they are read from. */
  const apart = new WeakMap<object, Uint8Array | Parts>()
  const partsOf = (value: object): Parts => {
    const known = apart.get(value)
    if (!(known instanceof Uint8Array)) return known ?? {}
    const parts: Parts = deserialize(known)
    apart.set(value, parts)
    return parts
  }
  // Properties of each value, so that a copy has them, too; of the same functions, so that all values are alike to V8.
  const properties = Object.fromEntries(names.map((name) => [name, property(name, partsOf)]))
  return {
    pack(checked) {
      if (!isObject(checked) || !isObject(checked['value'])) return checked
      const { value } = checked
      if (!names.every((name) => name in value)) return checked
      const rest = Object.entries(value).filter(([name]) => !names.includes(name))
      const parts = serialize(Object.fromEntries(names.map((name) => [name, value[name]])))
      return { ...checked, value: Object.fromEntries(rest), parts }
    },
    unpack(stored) {
      if (!isObject(stored) || !isObject(stored['value']) || !(stored['parts'] instanceof Uint8Array)) return stored
      const { parts, ...checked } = stored
      apart.set(stored['value'], stored['parts'])
      Object.defineProperties(stored['value'], properties)
      return checked
    },
  }
}

const property = (name: string, partsOf: (value: object) => Parts): PropertyDescriptor => ({
  enumerable: true,
  configurable: true,
  get(this: object) {
    return partsOf(this)[name]
  },
})

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
