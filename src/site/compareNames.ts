const names = new Intl.Collator('en', { numeric: true })

/** The order of titles, labels and file names: `part 2` comes before `part 10`. The same on every machine. */
export const compareNames = (one: string, other: string): number => names.compare(one, other)
