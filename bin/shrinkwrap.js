/**
 * What a published package is installed with: the exact versions of the lock file, without those that only develop it.
 *
 * @param {{ name: string, version: string, packages: Record<string, { dev?: boolean, devDependencies?: object }> }} lock
 */
export function shrinkwrapOf({ packages, ...lock }) {
  const { devDependencies: _, ...root } = packages[''] ?? {}
  const installed = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev)
  return { ...lock, packages: { '': root, ...Object.fromEntries(installed) } }
}
