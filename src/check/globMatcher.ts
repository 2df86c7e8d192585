/** Compiles a pattern in which `*` stands for any characters. */
export function globMatcher(pattern: string): (address: string) => boolean {
  const literal = pattern.split('*').map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'))
  const expression = new RegExp(`^${literal.join('.*')}$`, 's')
  return (address) => expression.test(address)
}
