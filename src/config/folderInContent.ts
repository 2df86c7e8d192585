import { CONTENT_FOLDER, type SourcePath, sourcePath } from '../model/route.ts'

/** A folder below `content/`, however its name begins and ends; undefined if the path leads to no such folder. */
export function folderInContent(written: string): SourcePath | undefined {
  const names = written.split('/').filter((name) => name !== '' && name !== '.')
  return names.length === 0 || names.includes('..') ? undefined : sourcePath(CONTENT_FOLDER + names.join('/'))
}
