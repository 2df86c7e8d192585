/** `*` stands for any characters, everything else for itself. */
export function globMatcher(pattern: string): (address: string) => boolean {
  const literal = pattern.split('*').map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'))
  const expression = new RegExp(`^${literal.join('.*')}$`, 's')
  return (address) => expression.test(address)
}
