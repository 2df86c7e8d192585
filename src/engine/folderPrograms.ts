import type { SourceFile } from '../model/page.ts'
import { type SourcePath, sourcePath } from '../model/route.ts'
import type { Sources } from '../model/sources.ts'

const PROGRAM = /\/_meta\.[cm]?[jt]sx?$/

/** Reads each `_meta.js` that is nothing but data as a `_meta.json`, without running it; others stay what they are. */
export async function withFolderPrograms(sources: Sources): Promise<Sources> {
  const programs = (sources.unpublished ?? []).filter((path) => PROGRAM.test(path))
  if (programs.length === 0) return sources
  // The parser is large, and few sites need it.
  const { readModule } = await import('../import/read/javascript/readModule.ts')
  const textOf = (path: string): string | undefined => sources.readFile(sourcePath(path))?.text
  const read = new Map<SourcePath, SourceFile>()
  for (const path of programs) {
    const { value, unreadable } = readModule(path, { resolve: () => undefined, textOf })
    if (value === undefined || unreadable.length > 0) continue
    read.set(sourcePath(path.replace(PROGRAM, '/_meta.json')), { path, text: JSON.stringify(value) })
  }
  const known = new Set([...read.values()].map(({ path }) => path))
  return {
    ...sources,
    unpublished: (sources.unpublished ?? []).filter((path) => !known.has(path)),
    readFile: (path) => sources.readFile(path) ?? read.get(path),
  }
}
