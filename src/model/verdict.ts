/** The result of checking an address of another site. */
export type Verdict =
  | { kind: 'fine'; notes: Note[] }
  | { kind: 'broken'; reason: string }
  /** The address could be neither confirmed nor refuted. `isPrivate`: it was not asked, since its host is not public. */
  | { kind: 'unverified'; reason: string; isPrivate: boolean }

/** A condition that should be fixed although the address works. */
export type Note =
  | { kind: 'moved'; to: string }
  | { kind: 'insecure'; to: string }
  | { kind: 'no-fragment'; id: string }
  | { kind: 'odd'; what: string }

export const fine = (...notes: Note[]): Verdict => ({ kind: 'fine', notes })
export const broken = (reason: string): Verdict => ({ kind: 'broken', reason })
export const unverified = (reason: string): Verdict => ({ kind: 'unverified', reason, isPrivate: false })
export const privateHost: Verdict = {
  kind: 'unverified',
  reason: 'it resolves to an address that is not public',
  isPrivate: true,
}
