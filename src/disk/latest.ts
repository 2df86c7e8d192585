/** Remembers what was read last: of a page that is drawn, several parts ask for the text, one after another. */
export function latest<T>(read: (key: string) => T): (key: string) => T {
  let known: { key: string; value: T } | undefined
  return (key) => {
    if (known?.key !== key) known = { key, value: read(key) }
    return known.value
  }
}
