import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isCompiled, packageRoot } from './packageRoot.ts'
import type { Settings } from './settings.ts'

/**
 * A key that changes with every compilation of the program, so that a version never reads the cache of another; undefined
 * without a cache. Uncompiled sources may change from one process to the next.
 */
export function makerFor({ usesCache }: Pick<Settings, 'usesCache'>): string | undefined {
  if (!usesCache) return undefined
  const made = isCompiled ? readFileSync(join(packageRoot(), 'lib', 'stamp'), 'utf8') : `sources of ${process.pid}`
  return `${process.version} ${made}`
}
