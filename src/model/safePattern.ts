/** The length up to which texts are matched; longer ones are not. */
const LONGEST_MATCHED = 200
const MOST_STEPS = 1e7

/**
 * The pattern, if no text of up to 200 characters can keep a backtracking matcher busy: estimated from how many ways
 * there are through it. Others, such as `(a+)+`, are left to the server.
 */
export const safePattern = (pattern: string): string | undefined =>
  compiles(pattern) && endsInTime(pattern) ? pattern : undefined

/** Whether a pattern that compiles is such a one. */
export function endsInTime(pattern: string): boolean {
  // The running time of patterns with look-around or backreferences cannot be estimated.
  if (pattern.length > 1000 || /\\[1-9k]|\(\?(?!:|<\w)/.test(pattern)) return false
  const starts = pattern.startsWith('^') ? 1 : LONGEST_MATCHED
  return starts * new Estimate(pattern).ways() <= MOST_STEPS
}

function compiles(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp
  } catch {
    return false
  }
}

/** Walks a pattern that is known to compile. */
class Estimate {
  private at = 0
  private readonly pattern: string

  constructor(pattern: string) {
    this.pattern = pattern
  }

  /** In how many ways alternatives up to `)` or the end can be gone. */
  ways(): number {
    let alternatives = 0
    let sequence = 1
    while (this.at < this.pattern.length && this.pattern[this.at] !== ')') {
      if (this.pattern[this.at] === '|') {
        this.at++
        alternatives += sequence
        sequence = 1
      } else sequence *= this.repeated(this.atom())
    }
    this.at++
    return alternatives + sequence
  }

  private atom(): number {
    const rest = this.pattern.slice(this.at)
    if (rest.startsWith('(')) {
      this.at += /^\((?:\?(?::|<[^>]*>))?/.exec(rest)?.[0].length ?? 1
      return this.ways()
    }
    this.at += /^(?:\[(?:\\.|[^\]\\])*\]|\\(?:[pPu]\{[^}]*\}|.)|.)/s.exec(rest)?.[0].length ?? 1
    return 1
  }

  private repeated(inside: number): number {
    const [written, least = '', comma, most = ''] = QUANTIFIER.exec(this.pattern.slice(this.at)) ?? []
    if (written === undefined) return inside
    this.at += written.length
    if (written.startsWith('?')) return 1 + inside
    const from = written.startsWith('{') ? Number(least) : 0
    const to = written.startsWith('{') && comma === undefined ? from : Number(most || LONGEST_MATCHED)
    const times = Math.min(to, LONGEST_MATCHED)
    return (times - Math.min(from, times) + 1) * inside ** times
  }
}

const QUANTIFIER = /^(?:[*+?]|\{(\d+)(,)?(\d*)\})\??/
