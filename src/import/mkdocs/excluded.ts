/** Tells which files below the folder of pages the patterns of `exclude_docs` leave out; they are those of `.gitignore`. */
export function excludedBy(patterns: string): (path: string) => boolean {
  const rules = `${ALWAYS}\n${patterns}`.split('\n').flatMap((line) => ruleOf(line.trim()))
  return (path) => rules.reduce((isOut, { matches, isOut: becomes }) => (matches.test(path) ? becomes : isOut), false)
}

/** https://www.mkdocs.org/user-guide/configuration/#exclude_docs */
const ALWAYS = '.*\n/templates/'

type Rule = { matches: RegExp; isOut: boolean }

function ruleOf(line: string): Rule[] {
  if (line === '' || line.startsWith('#')) return []
  const isOut = !line.startsWith('!')
  const pattern = isOut ? line : line.slice(1)
  const names = pattern.split('/').filter(Boolean)
  if (names.length === 0) return []
  // A slash before the end ties a pattern to the top, and one at the end means a folder.
  const isTied = pattern.replace(/\/$/, '').includes('/')
  const below = pattern.endsWith('/') ? '/' : '(?:/|$)'
  return [{ matches: new RegExp(`${isTied ? '^' : '(?:^|/)'}${names.map(segmentOf).join('')}${below}`), isOut }]
}

function segmentOf(name: string, index: number, names: string[]): string {
  const isLast = index === names.length - 1
  if (name === '**') return isLast ? '.+' : '(?:[^/]+/)*'
  const written = name
    .replace(/[.+^$()|[\]\\{}]/g, '\\$&')
    .replace(/\*+/g, '[^/]*')
    .replaceAll('?', '[^/]')
  return isLast ? written : `${written}/`
}
