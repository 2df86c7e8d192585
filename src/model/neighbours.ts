import type { Route } from './route.ts'

/** The pages before and after one in an order of reading. */
export type Neighbours = { previous: Neighbour | undefined; next: Neighbour | undefined }
export type Neighbour = { label: string; route: Route }

/** The terms of the glossary as readers turn them over: below one page, by their titles. */
export type Glossary = { page: Route; neighbours: ReadonlyMap<Route, Neighbours> }
