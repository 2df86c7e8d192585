import { reasonOf } from '../disk/diskTrouble.ts'
import type { Listening } from '../serve/listening.ts'
import { UsageError } from './errors.ts'
import type { ListenOptions } from './options.ts'

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
