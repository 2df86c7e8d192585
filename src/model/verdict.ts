/** What is known of an address of another site. */
export type Verdict =
  | { kind: 'fine'; notes: Note[] }
  | { kind: 'broken'; reason: string }
  /** Nothing says that it is broken; nobody could find out. */
  | { kind: 'unverified'; reason: string }

/** What a writer may want to mend although readers arrive. */
export type Note =
  | { kind: 'moved'; to: string }
  | { kind: 'insecure'; to: string }
  | { kind: 'no-fragment'; id: string }
  | { kind: 'odd'; what: string }

export const fine = (...notes: Note[]): Verdict => ({ kind: 'fine', notes })
export const broken = (reason: string): Verdict => ({ kind: 'broken', reason })
export const unverified = (reason: string): Verdict => ({ kind: 'unverified', reason })
