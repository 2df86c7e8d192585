import { isTaken, startOfThisProcess } from './processIdentity.ts'

/** What the name of a draft ends with, so that others see whether its process still runs. */
export const ownMark = (): string => `.${startOfThisProcess()}.${process.pid}`

/**
 * Whether the process whose id ends a name has ended: what it was writing may be removed. Other names are not judged. In
 * containers it often had the id that this process has, and started at another time.
 */
export function isLeftBehind(name: string): boolean {
  const [, started, digits] = /(?:\.(\d+))?\D(\d+)$/.exec(name) ?? []
  const pid = Number(digits ?? 0)
  if (pid === process.pid) return started !== undefined && started !== startOfThisProcess()
  return pid !== 0 && !isTaken(pid)
}
