import { type Tokenizer, writtenWords } from './wire/tokenize.ts'

/** The terms of a page, and where they occur, as `IndexedEntries` has them. */
type PageTerms = { words: string[]; occurrences: Uint16Array | Uint32Array }

/** Counts the terms of texts, page by page. */
export type TermCounter = {
  /** Counts a field of an entry: the words of its text, and terms that are no words of it. */
  count(text: string, further: readonly string[]): void
  /** Returns what was counted, and begins another page. */
  endPage(): PageTerms
}

/** Terms have numbers in the site, too: lists by number are several times faster than maps by term, and alike for all pages. */
export function termCounter({ termsOf }: Tokenizer): TermCounter {
  const terms: string[] = []
  const numbers = new Map<string, number>()
  const words = new Map<string, number[]>()
  const numbersInPage: number[] = []
  const times: number[] = []
  const inField: number[] = []
  const inPage: number[] = []
  const occurrences = numberList()

  const numberOf = (term: string): number => {
    const known = numbers.get(term)
    if (known !== undefined) return known
    numbers.set(term, terms.length)
    numbersInPage.push(NONE)
    times.push(0)
    return terms.push(term) - 1
  }
  const numbersOf = (written: string): number[] => {
    const known = words.get(written)
    if (known) return known
    // What `map` returns is another kind of list once V8 has optimised it, and what reads these lists would be compiled twice.
    const found: number[] = []
    for (const term of termsOf(written)) found.push(numberOf(term))
    words.set(written, found)
    return found
  }
  const add = (term: number): void => {
    const before = times[term] ?? 0
    if (before === 0) inField.push(term)
    times[term] = before + 1
  }
  const numberInPage = (term: number): number => {
    const known = numbersInPage[term] ?? NONE
    if (known !== NONE) return known
    numbersInPage[term] = inPage.length
    return inPage.push(term) - 1
  }

  return {
    count(text, further) {
      for (const written of writtenWords(text)) for (const term of numbersOf(written)) add(term)
      for (const term of further) add(numberOf(term))
      occurrences.push(inField.length)
      for (const term of inField) {
        occurrences.push(numberInPage(term))
        occurrences.push(times[term] ?? 0)
        times[term] = 0
      }
      inField.length = 0
    },
    endPage() {
      const page = inPage.map((term) => terms[term] ?? '')
      for (const term of inPage) numbersInPage[term] = NONE
      inPage.length = 0
      return { words: page, occurrences: occurrences.take() }
    },
  }
}

const NONE = -1

/** Numbers in a list of fixed width, which is made larger and used again. */
function numberList() {
  let numbers = new Uint32Array(1 << 12)
  let length = 0
  let largest = 0
  return {
    push(number: number): void {
      if (length === numbers.length) {
        const larger = new Uint32Array(length * 2)
        larger.set(numbers)
        numbers = larger
      }
      numbers[length++] = number
      if (number > largest) largest = number
    },
    /** Returns the numbers, narrow if they are small, and begins another list. */
    take(): Uint16Array | Uint32Array {
      const taken = numbers.subarray(0, length)
      const isSmall = largest < 2 ** 16
      length = 0
      largest = 0
      return isSmall ? new Uint16Array(taken) : new Uint32Array(taken)
    },
  }
}
