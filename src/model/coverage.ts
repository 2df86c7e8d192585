/** What of an API the guides speak of, and what not. */
export type Coverage = { operations: Counted; statuses: Counted; values: Counted }
export type Counted = { all: number; missing: string[] }
