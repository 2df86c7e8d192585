/**
 * Computes a simhash over the words of a text: 64 bits that are similar for similar texts. A page that was moved and
 * slightly edited can be recognised without storing its text. Returns 16 hexadecimal digits, or an empty string for
 * short texts.
 */
export function fingerprintOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length < FEWEST_WORDS) return ''
  const sums = new Array<number>(64).fill(0)
  for (let index = 0; index + 1 < words.length; index += 1) {
    const [high, low] = hashOf(`${words[index]} ${words[index + 1]}`)
    for (let bit = 0; bit < 32; bit += 1) {
      sums[bit] = (sums[bit] ?? 0) + ((high >>> bit) & 1 ? 1 : -1)
      sums[bit + 32] = (sums[bit + 32] ?? 0) + ((low >>> bit) & 1 ? 1 : -1)
    }
  }
  const digits = Array.from({ length: 16 }, (_, at) =>
    [0, 1, 2, 3].reduce((n, bit) => n * 2 + ((sums[at * 4 + bit] ?? 0) > 0 ? 1 : 0), 0),
  )
  return digits.map((digit) => digit.toString(16)).join('')
}

// Short texts are too often similar by chance.
const FEWEST_WORDS = 12

/** A fingerprint as numbers, for comparing it with thousands. */
export type Halves = [number, number]

/** Undefined if there is no fingerprint. */
export const halvesOf = (fingerprint: string): Halves | undefined =>
  fingerprint === '' ? undefined : [parseInt(fingerprint.slice(0, 8), 16), parseInt(fingerprint.slice(8), 16)]

/** Returns the number of bits in which two fingerprints differ. */
export const distanceOf = (one: Halves, other: Halves): number => bitsOf(one[0] ^ other[0]) + bitsOf(one[1] ^ other[1])

/** Counts the bits of neighbours, two, four and eight at a time: https://graphics.stanford.edu/~seander/bithacks.html */
function bitsOf(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Two independent FNV-1a hashes (http://www.isthe.com/chongo/tech/comp/fnv/), each with a final mixing step. */
function hashOf(text: string): [number, number] {
  let one = 0x811c9dc5
  let other = 0x9747b28c
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    one = Math.imul(one ^ unit, 0x01000193)
    other = Math.imul(other ^ unit, 0x01000193)
  }
  return [mixed(one), mixed(other)]
}

function mixed(hash: number): number {
  let bits = hash ^ (hash >>> 16)
  bits = Math.imul(bits, 0x85ebca6b)
  bits ^= bits >>> 13
  bits = Math.imul(bits, 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}
