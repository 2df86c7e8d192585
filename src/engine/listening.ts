import { reasonOf } from '../disk/diskError.ts'
import type { Listening } from '../serve/listening.ts'
import { UsageError } from './errors.ts'
import type { ListenOptions } from './options.ts'

/** Starts a server. @throws UsageError when it cannot listen there */
export async function listening({ host, port }: ListenOptions, start: () => Promise<Listening>): Promise<Listening> {
  try {
    return await start()
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    throw new UsageError(`cannot listen on ${host}, port ${port}: ${reason}`)
  }
}
