/** Returns the path from one file to another, as links are written: `./b.md`, `../c/d.md`. */
export function relativePath(from: string, to: string): string {
  const fromFolders = from.split('/').slice(0, -1)
  const toParts = to.split('/')
  let shared = 0
  while (shared < fromFolders.length && fromFolders[shared] === toParts[shared]) shared += 1
  const up = fromFolders.slice(shared).map(() => '..')
  return [...(up.length > 0 ? up : ['.']), ...toParts.slice(shared)].join('/')
}
