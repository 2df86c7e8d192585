import { hasCode } from './diskTrouble.ts'

/** Whether the process whose id ends a name is gone: what it was writing is nobody's. Other names are not judged. */
export function isLeftBehind(name: string): boolean {
  const pid = Number(/\d+$/.exec(name)?.[0] ?? 0)
  if (pid === 0) return false
  try {
    return !process.kill(pid, 0)
  } catch (trouble) {
    // A process of another user is there, and not ours to ask.
    return !hasCode(trouble, 'EPERM')
  }
}
