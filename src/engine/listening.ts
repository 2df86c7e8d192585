import { reasonOf } from '../disk/diskTrouble.ts'
import type { Listening } from '../serve/listen.ts'
import { UsageError } from './usageError.ts'

/** Where a server listens; on the next free port, when this one is taken. */
export type ListenOptions = { host: string; port: number }

/** Starts a server. @throws UsageError when it cannot listen there */
export async function listening({ host, port }: ListenOptions, start: () => Promise<Listening>): Promise<Listening> {
  try {
    return await start()
  } catch (trouble) {
    const reason = reasonOf(trouble)
    if (reason === undefined) throw trouble
    throw new UsageError(`cannot listen on ${host}, port ${port}: ${reason}`)
  }
}
