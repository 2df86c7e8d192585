/** Rules are read recursively, and each level reads all below it again. No sheet of a site comes near. */
export const MOST_RULES = 100

/** What may have braces that are not those of rules, and these. */
const BRACE = /"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?|\/\*[\s\S]*?(?:\*\/|$)|[{}]/g

/** The line of a style sheet whose rules are nested too deep; undefined if there is none. */
export function lineNestedTooDeep(css: string): number | undefined {
  let depth = 0
  for (const { 0: found, index } of css.matchAll(BRACE)) {
    if (found === '{') depth += 1
    else if (found === '}') depth = Math.max(0, depth - 1)
    if (depth > MOST_RULES) return css.slice(0, index).split('\n').length
  }
  return undefined
}
