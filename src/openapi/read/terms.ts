import type { Component } from './grammar.ts'

/** How messages name what a document has, in the words of the version that it is written in. */
export type Terms = {
  /** A reference to a component. */
  reference(text: string): string
  /** Where the components of a kind stand. */
  placeOf(kind: Component): string
  /** What a parameter says to be a text. */
  isText: string
}

export const TERMS: Terms = {
  reference: (text) => text,
  placeOf: (kind) => `components.${kind}`,
  isText: 'schema: { type: string }',
}
