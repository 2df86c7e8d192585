import type { Place } from './problem.ts'

/** A line of code or a value of an example that may contain real data of someone: a number, an address. */
export type ExampleText = {
  text: string
  /** Of the first character of code; of a value in a document, which may be spelled in another way there. */
  place: Place
  /** Only the schema of a value shows that it is an address or a host. */
  kind: 'code' | 'value' | 'address'
}

/** Passes few lines of code, in linear time, so that few have to be kept until the whole site is known. */
const CANDIDATE =
  /[\w%+-]@[A-Za-z\d][A-Za-z\d-]{0,62}\.[A-Za-z]|\+[1-9][\d ().-]{7}|[A-Z\d]{12}|[A-Z]{2}\d\d [A-Z\d]{4} |\d{4}[ -]\d{4}/

/** Tells whether a text may contain real data of someone. */
export const isCandidate = (text: string): boolean => CANDIDATE.test(text)
