/**
 * Compiles a pattern in which `*` stands for any characters. Each text between two stars is taken where it first follows:
 * nothing is tried twice, so that the time does not grow with the number of stars.
 */
export function globMatcher(pattern: string): (address: string) => boolean {
  const [first = '', ...inner] = pattern.split('*')
  const last = inner.pop()
  if (last === undefined) return (address) => address === pattern
  return (address) => {
    if (!address.startsWith(first) || !address.endsWith(last)) return false
    let at = first.length
    for (const part of inner) {
      const found = address.indexOf(part, at)
      if (found < 0) return false
      at = found + part.length
    }
    return at <= address.length - last.length
  }
}
