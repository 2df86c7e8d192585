/** A name as a part of an address: every run of characters other than letters, digits, `_`, `.` and `-` becomes one `-`. */
export const slugOf = (name: string): string =>
  PLAIN.test(name)
    ? name
    : name
        .normalize('NFC')
        .replace(/[^\p{L}\p{N}\p{M}_.-]+/gu, '-')
        .replace(/^-+|(?<!-)-+$/g, '') || 'x'

const PLAIN = /^[\w.](?:[\w.-]*[\w.])?$/
