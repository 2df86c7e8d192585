/** Assumed results for patterns that cannot be evaluated. */
export type Assumptions = {
  /** The answer assumed for a question, the same each time until the next try. */
  assume(question: string): boolean
  /**
   * Returns the errors of a validation that hold whatever the real results are: none if it may succeed. These are the
   * errors that remain when every pattern that cannot be evaluated is assumed to match.
   */
  certain<T>(validate: () => T[]): T[]
}

// With more than six questions, not all combinations of answers are tried.
const MOST_TRIES = 64

export function assumptions(): Assumptions {
  const assumed = new Map<string, boolean>()
  /** Reverts the last answer "yes" and all later questions. Returns false when all combinations were tried. */
  const next = (): boolean => {
    for (const [question, answer] of [...assumed].reverse()) {
      assumed.delete(question)
      if (answer) return assumed.set(question, false).has(question)
    }
    return false
  }
  return {
    assume(question) {
      const answer = assumed.get(question) ?? true
      assumed.set(question, answer)
      return answer
    },
    certain(validate) {
      assumed.clear()
      const errors = validate()
      for (let tries = 1; errors.length > 0 && next(); tries++) {
        if (tries === MOST_TRIES || validate().length === 0) return []
      }
      return errors
    },
  }
}
