/** Who writes on should not wait for the whole site, and the problems of the site should not wait for ever. */
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
