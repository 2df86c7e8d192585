/** The elements of an API that guides mention and those that they do not, and its samples that are not known to be valid. */
export type Coverage = { operations: Counted; statuses: Counted; values: Counted; samples: Counted }
export type Counted = { all: number; missing: string[] }
