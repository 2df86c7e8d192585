import { type Tokenizer, writtenWords } from './wire/tokenize.ts'

/** Counts the terms of texts, page by page. */
export type TermCounter = {
  /** Appends the number of different terms, and for each its number in the page and how often it occurs. */
  count(text: string, further: readonly string[], occurrences: number[]): void
  /** Returns the terms of the page in the order of their numbers, and begins another page. */
  endPage(): string[]
}

/** Terms have numbers in the site, too: lists by number are several times faster than maps by term, and alike for all pages. */
export function termCounter({ termsOf }: Tokenizer): TermCounter {
  const terms: string[] = []
  const numbers = new Map<string, number>()
  const words = new Map<string, number[]>()
  const numbersInPage: number[] = []
  const times: number[] = []
  const inText: number[] = []
  let inPage: number[] = []

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
    if (before === 0) inText.push(term)
    times[term] = before + 1
  }
  const numberInPage = (term: number): number => {
    const known = numbersInPage[term] ?? NONE
    if (known !== NONE) return known
    numbersInPage[term] = inPage.length
    return inPage.push(term) - 1
  }

  return {
    count(text, further, occurrences) {
      for (const written of writtenWords(text)) for (const term of numbersOf(written)) add(term)
      for (const term of further) add(numberOf(term))
      occurrences.push(inText.length)
      for (const term of inText) {
        occurrences.push(numberInPage(term), times[term] ?? 0)
        times[term] = 0
      }
      inText.length = 0
    },
    endPage() {
      const page = inPage
      inPage = []
      for (const term of page) numbersInPage[term] = NONE
      return page.map((term) => terms[term] ?? '')
    },
  }
}

const NONE = -1
