/** Names that no table of ours has. A table that is a plain object finds them where it finds `constructor`. */
const NAMES = ['zzprobe', 'Zzprobe', 'ZZPROBE']

/** Where a name that a writer chose is looked up in an object that has what all objects have, while something is done. */
export async function careless(step: () => Promise<unknown>): Promise<string[]> {
  const found = new Set<string>()
  const note = (): void => {
    // The frame below this one; packages that look names up judge them by themselves.
    const [, , caller = ''] = (new Error().stack ?? '').split('\n')
    const place = /\/((?:src|theme)\/[^:]+:\d+)/.exec(caller)?.[1]
    if (place !== undefined) found.add(place)
  }
  for (const name of NAMES)
    Object.defineProperty(Object.prototype, name, {
      configurable: true,
      get: note,
      // Properties are set as on any object.
      set(value) {
        Object.defineProperty(this, name, { value, configurable: true, enumerable: true, writable: true })
      },
    })
  try {
    await step()
  } finally {
    for (const name of NAMES) Reflect.deleteProperty(Object.prototype, name)
  }
  return [...found]
}
