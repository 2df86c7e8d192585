/**
 * Generated response headers with the site's own. Where both set a header for the same path, the site's own holds; the format is
 * that of Netlify and Cloudflare Pages: a path, and under it indented lines.
 */
export function mergeHeaders(generated: string, own: string | undefined): string {
  if (own === undefined) return generated
  const set = new Set(linesWithPaths(own).map(({ path, line }) => keyOf(path, line)))
  const kept = linesWithPaths(generated).filter(({ path, line }) => line === path || !set.has(keyOf(path, line)))
  const used = kept.filter(({ line }, index) => !isPath(line) || isHeader(kept[index + 1]?.line))
  return `${[...used.map(({ line }) => line), own.trimEnd()].join('\n')}\n`
}

type PlacedLine = { path: string; line: string }

function linesWithPaths(text: string): PlacedLine[] {
  let path = ''
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return lines.map((line) => {
    if (isPath(line)) path = line
    return { path, line }
  })
}

const isPath = (line: string): boolean => !/^\s/.test(line)

const isHeader = (line: string | undefined): boolean => line !== undefined && !isPath(line)

/** `! Name` removes a header. */
const keyOf = (path: string, line: string): string =>
  `${path.trim()} ${(line.split(':')[0] ?? '').replace('!', '').trim().toLowerCase()}`
