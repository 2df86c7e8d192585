import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The file or folder whose path differs from this one in letter case, or in how its accents are encoded, and nowhere
 * else: where names differ in neither, as on macOS and Windows, it is the same place.
 */
export function sameButForCase(root: string, path: string): string | undefined {
  const parts = path.split('/')
  for (const [index, name] of parts.entries()) {
    const folder = parts.slice(0, index).join('/')
    const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []
    if (names.includes(name)) continue
    const other = names.find((each) => folded(each) === folded(name))
    return other === undefined ? undefined : [...parts.slice(0, index), other].join('/')
  }
  return undefined
}

const folded = (name: string): string => name.normalize('NFC').toLowerCase()
