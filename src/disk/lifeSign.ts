import { closeSync, openSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { basename, dirname } from 'node:path'

/**
 * Shows other containers of this machine that a process still runs, whose ids they cannot see: a socket beside the lock,
 * which the system closes with the process.
 * @returns how to end it
 */
export function showLife(path: string): () => void {
  rmSync(path, { force: true })
  const folder = openFolder(path)
  if (folder === undefined) return () => undefined
  const server = createServer((socket) => socket.destroy())
  // Not every disk has sockets; the lock is then judged without one.
  server.on('error', () => undefined)
  server.listen(short(path, folder)).unref()
  return () => {
    server.close()
    closeSync(folder)
    rmSync(path, { force: true })
  }
}

/** Whether a process shows life at a path. */
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

/** The path of a socket may have about a hundred bytes, so that it is named by its open folder. */
const short = (path: string, folder: number): string => `/proc/self/fd/${folder}/${basename(path)}`

function openFolder(path: string): number | undefined {
  try {
    return openSync(dirname(path), 'r')
  } catch {
    return undefined
  }
}
