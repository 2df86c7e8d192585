import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { reasonOf } from '../disk/diskError.ts'
import { CONTENT_FOLDER } from '../model/route.ts'
import { type PoolOptions, type ThreadPool, threadPool } from '../pipeline/threads/pool.ts'
import type { Settings } from './settings.ts'

/** The threads of a command, of which none has started. */
export function poolFor({ onProgress }: Settings, options: PoolOptions = {}): ThreadPool {
  if (!onProgress) return threadPool(options)
  const report =
    (step: 'read' | 'write') =>
    (done: number, total: number): void =>
      onProgress({ step, done, total })
  return threadPool({ onProgress: { parse: report('read'), write: report('write') }, ...options })
}

/**
 * The threads of a build that will have to parse all pages. They start before this one loads its own program and reads what
 * they parse: a thread takes as long to load its own.
 */
export function startedThreads(settings: Settings): ThreadPool {
  const threads = poolFor(settings)
  threads.expect(pagesBelow(join(settings.folders.root, CONTENT_FOLDER)), settings.theme.module)
  return threads
}

/** About how many pages there are. Whoever reads them reports what cannot be read. */
function pagesBelow(folder: string): number {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    const counts = entries.map((entry) =>
      entry.isDirectory() ? pagesBelow(join(folder, entry.name)) : Number(/\.mdx?$/.test(entry.name)),
    )
    return counts.reduce((sum, count) => sum + count, 0)
  } catch (error) {
    if (reasonOf(error) === undefined) throw error
    return 0
  }
}
