import { CONTENT_FOLDER, type SourcePath, sourcePath } from './route.ts'

/** The site's own files for hosts, which are merged with the generated ones. */
export type HostFiles = { headers: string | undefined; redirects: string | undefined }

export const HEADERS = '_headers'
export const REDIRECTS = '_redirects'
export const ROBOTS = 'robots.txt'

/** Tells whether an asset is merged into a generated file instead of copied. */
export const isMerged = (path: string): boolean => path === HEADERS || path === REDIRECTS

export function hostFilesIn(readFile: (path: SourcePath) => { text: string } | undefined): HostFiles {
  const textOf = (name: string): string | undefined => readFile(sourcePath(CONTENT_FOLDER + name))?.text
  return { headers: textOf(HEADERS), redirects: textOf(REDIRECTS) }
}
