import { DiskTrouble } from '../../disk/diskTrouble.ts'
import type { Terminal } from '../terminal.ts'
import { UsageError } from '../usageError.ts'

/** While a file is being replaced it may be missing for a moment; that must not end the server. */
export async function tellingTrouble<T>(terminal: Terminal, step: () => Promise<T>): Promise<T | undefined> {
  try {
    return await step()
  } catch (trouble) {
    if (!(trouble instanceof UsageError || trouble instanceof DiskTrouble)) throw trouble
    terminal.tell(`portalgen: ${trouble.message}`)
    return undefined
  }
}
