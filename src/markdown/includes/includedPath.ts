/** `file=…` of a fence or of `:::include{…}`. */
const FILE = String.raw`file=(?:"([^"\n]+)"|'([^'\n]+)'|([^\s}"'][^\s}]*))`

const INCLUDING = new RegExp(
  String.raw`^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?(?:\`{3,}(?!\`)|~{3,}(?!~)|:{3,}(?!:)[ \t]*include\b)[^\n]*?\b${FILE}`,
  'gm',
)

/** Whether a text may include files; most do not. */
export const mayInclude = (text: string): boolean => text.includes('file=')

/** Returns the files that a text includes, as paths from the site root. */
export const includedPaths = (text: string, source: string): string[] =>
  [...text.matchAll(INCLUDING)].map(([, double, single, plain]) =>
    includedPath(double ?? single ?? plain ?? '', source),
  )

/** Writes other paths for the files that a text includes. */
export const replaceIncluded = (text: string, pathFor: (written: string) => string): string =>
  text.replace(INCLUDING, (whole, double?: string, single?: string, plain?: string) => {
    const written = double ?? single ?? plain ?? ''
    const at = whole.lastIndexOf(written)
    return whole.slice(0, at) + pathFor(written) + whole.slice(at + written.length)
  })

/** A path from the file that names it, or with a slash from the site root. It may lead above the root. */
export function includedPath(written: string, source: string): string {
  const segments: string[] = []
  const from = written.startsWith('/') ? [] : source.split('/').slice(0, -1)
  for (const segment of [...from, ...written.split('/')]) {
    if (segment === '' || segment === '.') continue
    if (segment === '..' && segments.length > 0 && segments.at(-1) !== '..') segments.pop()
    else segments.push(segment)
  }
  return segments.join('/')
}
