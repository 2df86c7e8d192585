import { createHash } from 'node:crypto'
import type { OutputFile } from '../model/output.ts'

/** The files of an index, which are named by their content. */
export type FileNames = {
  prefix: string
  fileOf(content: string | Uint8Array, extension: 'json' | 'txt' | 'bin', key?: string): OutputFile
  /** The hash in the name of a file. */
  hashIn(path: string): string
}

export const fileNames = (prefix: string): FileNames => ({
  prefix,
  fileOf(content, extension, key) {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
    const path = `${prefix}${hash}.${extension}`
    return { path, content, named: 'by content', ...(key === undefined ? {} : { key }) }
  },
  hashIn: (path) => path.slice(prefix.length, path.lastIndexOf('.')),
})
