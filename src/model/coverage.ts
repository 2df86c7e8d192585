/** What of an API the guides speak of and what not, and which of its samples are not known to be valid. */
export type Coverage = { operations: Counted; statuses: Counted; values: Counted; samples: Counted }
export type Counted = { all: number; missing: string[] }
