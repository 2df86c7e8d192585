import { existsSync } from 'node:fs'

/** Whether a path exists, as far as this process may look: under Node's permission model, the question itself may fail. */
export function isThere(path: string): boolean {
  try {
    return existsSync(path)
  } catch {
    return false
  }
}
