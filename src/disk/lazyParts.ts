/** How values are stored, and held where there are many. */
export type Packing = { pack(value: unknown): unknown; unpack(stored: unknown): unknown }

/** What the parts of a value are read from, and the parts that have been read. Copies of the value do not have them. */
const STORED = Symbol('stored')
const READ = Symbol('read')

type WithParts = { [STORED]: StoredParts; [READ]: Parts }
type Parts = Record<string, unknown>

/** Each part as JSON, which is read faster than what V8 serialises. */
type StoredParts = Record<string, string>

/**
 * Stores some parts of checked values, if they have all of these, apart from the others, and reads each when it is first
 * asked for. Until then, and after `forgetParts`, they are only text.
 */
export function lazyParts(names: readonly string[]): Packing {
  // Properties of each value, so that a copy has them, too; of the same functions, so that all values are alike to V8.
  const properties = Object.fromEntries(names.map((name) => [name, property(name)]))
  const textsOf = (value: Parts): StoredParts =>
    hasParts(value) ? value[STORED] : Object.fromEntries(names.map((name) => [name, JSON.stringify(value[name])]))
  return {
    pack(checked) {
      if (!isObject(checked) || !isObject(checked['value'])) return checked
      const { value } = checked
      if (!names.every((name) => name in value)) return checked
      const others = Object.keys(value).filter((name) => !names.includes(name))
      return { ...checked, value: Object.fromEntries(others.map((name) => [name, value[name]])), parts: textsOf(value) }
    },
    unpack(stored) {
      if (!isObject(stored) || !isObject(stored['value']) || !isObject(stored['parts'])) return stored
      const { parts, ...checked } = stored
      Object.defineProperties(stored['value'], {
        [STORED]: { value: parts },
        [READ]: { value: {}, writable: true },
        ...properties,
      })
      return checked
    },
  }
}

/** Frees the memory of parts that were read; they can be read again. */
export function forgetParts(values: Iterable<unknown>): void {
  for (const checked of values) {
    if (isObject(checked) && isObject(checked['value']) && hasParts(checked['value'])) checked['value'][READ] = {}
  }
}

const property = (name: string): PropertyDescriptor => ({
  enumerable: true,
  configurable: true,
  get(this: object) {
    if (!hasParts(this)) return undefined
    this[READ][name] ??= JSON.parse(this[STORED][name] ?? 'null')
    return this[READ][name]
  },
})

const hasParts = <T extends object>(value: T): value is T & WithParts => STORED in value

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
