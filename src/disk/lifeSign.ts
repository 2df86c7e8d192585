import { closeSync, openSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { basename, dirname } from 'node:path'
import { removeIfPossible } from './diskError.ts'

/**
 * Shows other containers on this machine, which cannot see its process id, that this process is still running: it opens
 * a socket beside the lock, which the system closes when the process ends.
 * @returns a function that removes the socket
 */
export function showLife(path: string): () => void {
  removeIfPossible(path)
  const folder = openFolder(path)
  if (folder === undefined) return () => undefined
  const server = createServer((socket) => socket.destroy())
  // Not every file system supports sockets; the lock is then judged without one.
  server.on('error', () => undefined)
  server.listen(short(path, folder)).unref()
  return () => {
    server.close()
    closeSync(folder)
    removeIfPossible(path)
  }
}

/** Tells whether a process is listening at a path. */
export async function showsLife(path: string): Promise<boolean> {
  const folder = openFolder(path)
  if (folder === undefined) return false
  try {
    return await new Promise<boolean>((resolve) => {
      const socket = connect(short(path, folder))
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
  } finally {
    closeSync(folder)
  }
}

/**
 * The path of a socket is limited to about a hundred bytes, so it is given through the descriptor of its open folder.
 */
const short = (path: string, folder: number): string => `/proc/self/fd/${folder}/${basename(path)}`

function openFolder(path: string): number | undefined {
  try {
    return openSync(dirname(path), 'r')
  } catch {
    return undefined
  }
}
