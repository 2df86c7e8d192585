import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * A build runs many functions for a second or two. V8 optimises them in its own threads, which take the cores from ours: of
 * 4.0 s of CPU time for 1,000 pages a fifth. Optimising later saves a tenth of all; so does inlining less and not copying the
 * first round of loops, by which the optimised code is made sooner and is no slower here.
 */
export function optimiseLess(): void {
  const flags = flagsToOptimiseLess(process.versions.v8)
  if (flags.length > 0) setFlagsFromString(flags.join(' '))
}

/** Measured with the V8 of Node 20 and 22. Later ones gain nothing from them, and print an error for a flag that they lack. */
export function flagsToOptimiseLess(v8: string): string[] {
  const [version] = v8.split('.')
  if (version === '11') return [...INLINE_LESS, '--interrupt-budget=300000']
  return version === '12' ? INLINE_LESS : []
}

const INLINE_LESS = ['--max-inlined-bytecode-size-cumulative=200', '--no-turbo-loop-peeling']

/** What is made of fewer pages at once fits in memory, however the heap grows. */
const MANY_PAGES = 2000

/**
 * Has the heap of a large site, or of one with a long document, grow by a fifth at a time, and not to twice its size. Measured,
 * this costs such a build no time; a small one, whose heap begins at a few MB, would collect garbage twice as often.
 * The flag is set once: V8 reads all its flags again each time.
 */
export function growingSlowly(): (pages: number) => void {
  let grows = false
  return (pages) => {
    if (grows || pages <= MANY_PAGES) return
    grows = true
    setFlagsFromString('--heap-growing-percent=20')
  }
}

/**
 * Frees what a step with many pages left behind, once it is done, before the next one takes memory. While all cores are busy,
 * V8 falls behind with that: after 5,000 pages were read, more than half of the heap was garbage.
 */
export function freeingGarbage(): (step: string, done: number, pages: number) => void {
  const freed = new Set<string>()
  return (step, done, pages) => {
    if (pages <= MANY_PAGES || done < pages || freed.has(step)) return
    freed.add(step)
    setFlagsFromString('--expose-gc')
    const collect: unknown = runInNewContext('gc')
    if (typeof collect === 'function') collect()
  }
}
