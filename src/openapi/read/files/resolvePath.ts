import { percentDecoded } from '../../../model/percentEncoding.ts'
import { type SourcePath, sourcePath } from '../../../model/route.ts'

/** Where a reference leads: a file, and the JSON Pointer in it without its `#`. */
export type Target = { file: SourcePath; pointer: string }

/**
 * The file that a reference names, seen from the file that it stands in. Undefined for whatever leads out of the folder
 * of the document: other hosts and schemes, absolute paths, `..` however it is written.
 */
export function resolveReference(reference: string, from: SourcePath, folder: string): Target | undefined {
  const hash = reference.indexOf('#')
  const written = hash < 0 ? reference : reference.slice(0, hash)
  const pointer = hash < 0 ? '' : reference.slice(hash + 1)
  if (written === '') return { file: from, pointer }
  const path = percentDecoded(written)
  if (path === undefined || isElsewhere(path)) return undefined
  const file = joined(from.slice(0, from.lastIndexOf('/') + 1), path)
  return file?.startsWith(folder) ? { file: sourcePath(file), pointer } : undefined
}

const isElsewhere = (path: string): boolean => /^[a-z][a-z\d+.-]*:|^\/|[\\\0%?]/i.test(path)

function joined(folder: string, path: string): string | undefined {
  const parts = folder.split('/').slice(0, -1)
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue
    if (part !== '..') parts.push(part)
    else if (parts.pop() === undefined) return undefined
  }
  return parts.join('/')
}
