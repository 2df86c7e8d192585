/** A name as a part of an address: whatever is no letter, digit, `_`, `.` or `-` becomes one `-`. */
export const slugOf = (name: string): string =>
  PLAIN.test(name)
    ? name
    : name
        .normalize('NFC')
        .replace(/[^\p{L}\p{N}\p{M}_.-]+/gu, '-')
        .replace(/^-+|(?<!-)-+$/g, '') || 'x'

const PLAIN = /^[\w.](?:[\w.-]*[\w.])?$/
