/**
 * How long to wait for further edits before the whole site is read, and the longest time until its problems are shown.
 */
const QUIET_MS = 300
const LONGEST_MS = 5000

/** Edits that are shown at once, until there is time to read the whole site. */
export function edits(read: (paths: string[]) => Promise<unknown>) {
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
