import { isTaken, startOfThisProcess } from './processIdentity.ts'

/**
 * The suffix of draft files: it identifies the process, so that other processes can see whether it is still running.
 */
export const ownMark = (): string => `.${startOfThisProcess()}.${process.pid}`

/**
 * Tells whether the process named in a draft's suffix has exited, so that the draft may be removed. Returns false for
 * other names. In containers the exited process often had the id of this one, but another start time.
 */
export function isLeftBehind(name: string): boolean {
  const [, started, digits] = /(?:\.(\d+))?\D(\d+)$/.exec(name) ?? []
  const pid = Number(digits ?? 0)
  if (pid === process.pid) return started !== undefined && started !== startOfThisProcess()
  return pid !== 0 && !isTaken(pid)
}
