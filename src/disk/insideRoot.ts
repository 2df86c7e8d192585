import { realpathSync } from 'node:fs'
import { sep } from 'node:path'

/**
 * Whether a path, all its symbolic links followed, lies in the root. The separator matters: `/site-old/x` begins with
 * `/site` and is not inside it.
 */
export function insideRoot(root: string, path: string): boolean {
  const real = realpathSync(path)
  const realRoot = realpathSync(root)
  return real === realRoot || real.startsWith(realRoot.endsWith(sep) ? realRoot : realRoot + sep)
}
