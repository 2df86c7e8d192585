/** Numbers between 0 and 1 that are the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export type Chance = ReturnType<typeof chanceOf>

export function chanceOf(seed: number) {
  const next = randomNumbers(seed)
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    is: (probability: number): boolean => next() < probability,
    oneOf: <T>(choices: readonly T[]): T => choices[below(choices.length)] as T,
    times: <T>(least: number, most: number, make: (index: number) => T): T[] =>
      Array.from({ length: least + below(most - least + 1) }, (_, index) => make(index)),
  }
}
