/** A kind of value that is issued to a person or company: a number, an account, an address. */
export type IdentifierKind = {
  /** What it is, for messages. */
  name: string
  /** Matches what looks like one in a line of text. Global, and linear in the length of the line. */
  pattern: RegExp
  /** A value of the same form that cannot be anyone's; undefined for one that is not anyone's already. */
  instead(written: string): string | undefined
}
