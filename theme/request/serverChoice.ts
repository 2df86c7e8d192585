import type { ServerModel } from '../../src/model/requestModel.ts'
import { readStored, serverKey, store } from '../islands/storage.ts'
import { FIRST_SERVER, type ServerUse } from './requestForm.ts'

/** Returns the server that the reader selected before, if the API still has it. */
export function readServer(api: string, servers: ServerModel[]): ServerUse {
  const [url, ...pairs] = stored(serverKey(api))
  const index = servers.findIndex((server) => server.url === url)
  if (index < 0) return FIRST_SERVER
  const values = pairs.filter((pair): pair is [string, string] => Array.isArray(pair) && typeof pair[1] === 'string')
  return { index, values: new Map(values), isOwn: values.length > 0 }
}

/** The first server without values of the reader is the default and not stored. */
export function storeServer(api: string, servers: ServerModel[], { index, values }: ServerUse): void {
  const choice = [servers[index]?.url, ...values]
  store(serverKey(api), index > 0 || choice.length > 1 ? JSON.stringify(choice) : undefined)
}

/** Validates the stored value, which may be anything. */
function stored(key: string): unknown[] {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? '')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
