/** The parts of a site that a page shows. */
export function shownParts() {
  const uses = new Map<string, string[]>()
  let shown = new Set<string>()
  return {
    /** Forgets what the page before has shown. */
    begin(): void {
      shown = new Set()
    },
    note(name: string): void {
      shown.add(name)
    },
    names: (): string[] => [...shown].toSorted(),
    /** Draws something, and remembers by a key what it shows. */
    once<T>(key: string, draw: () => T): T {
      const before = shown
      shown = new Set()
      const made = draw()
      uses.set(key, [...shown])
      shown = new Set([...before, ...shown])
      return made
    },
    recall(key: string): void {
      for (const name of uses.get(key) ?? []) shown.add(name)
    },
  }
}
