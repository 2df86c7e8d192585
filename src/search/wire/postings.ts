/** The titles, their context (subject, context, names), and the texts of entries. */
export const SEARCH_FIELDS = ['title', 'about', 'text'] as const

/** Rounds to three binary digits, as search engines do: the exact length of a text has little effect on the ranking. */
export function roundLength(length: number): number {
  const unit = 2 ** Math.max(0, Math.floor(Math.log2(Math.max(1, length))) - 2)
  return Math.round(length / unit) * unit
}

/** Calls back with each entry in which a term occurs, and the number of occurrences. */
export function readPostings(numbers: ArrayLike<number>, onEntry: (entry: number, times: number) => void): void {
  let entry = -1
  for (let index = 0; index < numbers.length; index++) {
    const step = numbers[index] ?? 0
    entry += Math.abs(step)
    if (step < 0) index += 1
    onEntry(entry, step < 0 ? (numbers[index] ?? 1) : 1)
  }
}
