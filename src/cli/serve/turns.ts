/** One after the other, whoever asks for it, so that none puts an older site in the place of a newer one. */
export function inOrder(): (step: () => Promise<void>) => Promise<void> {
  let turn: Promise<void> = Promise.resolve()
  return (step) => {
    const done = turn.then(step)
    // Whoever asked is told of a failure; the next step has its turn all the same.
    turn = done.catch(() => undefined)
    return done
  }
}

/** Who writes on should not wait for the whole site, and the terminal should not for ever. */
const QUIET_MS = 300
const LONGEST_MS = 5000

/** Edits that show already, until it is quiet enough to read the whole site. */
export function edits(read: (paths: string[]) => Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  let since = 0
  const paths = new Set<string>()
  const take = (): string[] => {
    clearTimeout(timer)
    const taken = [...paths]
    paths.clear()
    return taken
  }
  return {
    take,
    add(more: string[]): void {
      if (paths.size === 0) since = Date.now()
      for (const path of more) paths.add(path)
      clearTimeout(timer)
      timer = setTimeout(() => void read(take()), Math.min(QUIET_MS, Math.max(0, since + LONGEST_MS - Date.now())))
    },
  }
}
