import type { ServerModel } from '../../../model/requestModel.ts'
import { encode } from './encode.ts'
import type { Segment } from './sampleRequest.ts'

/** Where an API is called, with the values of variables filled in, without a slash at its end. */
export function baseAddress(
  server: ServerModel | undefined,
  baseVariable: string,
  values: ServerValues = DEFAULTS,
): Segment[] {
  const url = serverAddress(server, values)
    .replace(/\/$/, '')
    .replace(/[^!-~]/gu, encode)
  // An address without a host is relative to wherever the API is.
  return /^[a-z][a-z\d+.-]*:\/\//i.test(url) ? [url] : [{ variable: baseVariable }, url]
}

/** By the names of variables. */
type ServerValues = ReadonlyMap<string, string>

const DEFAULTS: ServerValues = new Map()

export function serverAddress(server: ServerModel | undefined, values: ServerValues = DEFAULTS): string {
  const { url, variables } = server ?? { url: '/', variables: [] }
  const defaults = variables.map(({ name, value }) => [name, value] as const)
  const preset = new Map(defaults)
  return url.replace(/\{([^{}]+)\}/g, (written, name: string) => values.get(name) || (preset.get(name) ?? written))
}
