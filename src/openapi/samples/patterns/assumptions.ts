/** Answers that are assumed where nobody can judge whether a text matches a pattern. */
export type Assumptions = {
  /** The answer assumed for a question, the same each time until the next try. */
  assume(question: string): boolean
  /**
   * The errors of a validation that hold whatever the true answers are: none if it may succeed. They are those that come
   * when everything matches that cannot be judged.
   */
  certain<T>(validate: () => T[]): T[]
}

// Of more questions than six, not all answers are tried.
const MOST_TRIES = 64

export function assumptions(): Assumptions {
  const assumed = new Map<string, boolean>()
  /** Takes back the last answer "yes" and what was asked after it. False when all answers were tried. */
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
