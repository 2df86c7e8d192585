import type { IdentifierKind } from '../../../src/check/identifiers/kind.ts'

/** What is to be written instead of each value of a line that could be somebody's. */
export const insteadIn = ({ pattern, instead }: IdentifierKind, line: string): string[] =>
  [...line.matchAll(pattern)].flatMap(([written]) => instead(written) ?? [])
