/** Both texts may be long, and what comes out as long as both multiplied. */
const MOST_REPLACED = 1_000_000

export const replaced = (text: string, from: string, to: string): string | undefined =>
  (text.length + 1) * to.length > MOST_REPLACED ? undefined : text.replaceAll(from, () => to)

/** Patterns of a site may take long: only short ones are tried, without a repeated group, and on short texts if they repeat anything. */
function patternIn(pattern: string, text: string): RegExp | undefined {
  const repeats = pattern.match(/[*+?{]/g)?.length ?? 0
  const longest = repeats === 0 ? 100_000 : 300
  if (text.length > longest || pattern.length > 60 || repeats > 2 || /\)[*+?{]|\\\d|\(\?/.test(pattern))
    return undefined
  try {
    return new RegExp(pattern, 'g')
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** What a pattern finds; undefined if it could take long. */
export function matchesOf(pattern: string, text: string): string[] | undefined {
  const read = patternIn(pattern, text)
  return read && (text.match(read) ?? [])
}

/** What a pattern finds in a text is replaced; undefined if it could take long. */
export function replacedBy(pattern: string, by: string, text: string): string | undefined {
  const read = (text.length + 1) * by.length > MOST_REPLACED ? undefined : patternIn(pattern, text)
  return read && text.replace(read, (...found: (string | number)[]) => withGroups(by, groupsOf(found)))
}

/** What a pattern has found as a whole and in its groups, which stand before the number of its place. */
const groupsOf = (found: (string | number)[]): (string | number)[] =>
  found.slice(
    0,
    found.findIndex((each) => typeof each === 'number'),
  )

/** `$0`, `$1` and `${1}` stand for groups in Go; JavaScript also knows marks for all that is before or after a match. */
const withGroups = (by: string, groups: (string | number)[]): string =>
  by.replace(/\$(?:(\d+)|\{(\d+)\})/g, (_, bare?: string, braced?: string) =>
    String(groups[Number(bare ?? braced)] ?? ''),
  )
