import { readFileSync } from 'node:fs'
import { sourceReader } from '../disk/sourceReader.ts'
import type { SourcePath } from '../model/route.ts'

/** Reads a file for a response; undefined if it was removed after the site was read, which the next read notices. */
export type FilesInResponses = (source: SourcePath, response: Closing) => Uint8Array | undefined

type Closing = { once(event: 'close', step: () => void): unknown }

/**
 * Reads at once: a burst of requests that wait for the disk would have more files open than the system allows. A file that
 * many slow readers ask for is held once, until the last of them has it.
 */
export function filesInResponses(root: string): FilesInResponses {
  const held = new Map<string, { content: Uint8Array; responses: number }>()
  const reader = sourceReader(root)
  const hold = (source: SourcePath) =>
    reader.read(source, ({ descriptor, stats: { ino, size, mtimeMs, ctimeMs } }) => {
      const key = JSON.stringify([source, ino, size, mtimeMs, ctimeMs])
      const file = held.get(key) ?? { content: readFileSync(descriptor), responses: 0 }
      held.set(key, file)
      return { key, file }
    })
  return (source, response) => {
    try {
      const { key, file } = hold(source)
      file.responses += 1
      response.once('close', () => {
        file.responses -= 1
        if (file.responses === 0) held.delete(key)
      })
      return file.content
    } catch {
      return undefined
    }
  }
}
