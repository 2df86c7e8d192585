/** Makes something once for each key, as for the texts of each language; `undefined` counts as made. */
export function onceFor<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new Map<Key, { made: Made }>()
  return (key) => {
    const found = known.get(key)
    if (found) return found.made
    const made = make(key)
    known.set(key, { made })
    return made
  }
}
