import type { ServerModel } from '../../../model/requestModel.ts'
import type { Segment } from './sampleRequest.ts'

/** Where an API is called, with the values of variables filled in, without a slash at its end. */
export function baseAddress(
  server: ServerModel | undefined,
  baseVariable: string,
  values: ServerValues = {},
): Segment[] {
  const url = serverAddress(server, values).replace(/\/$/, '')
  // An address without a host is relative to wherever the API is.
  return /^[a-z][a-z\d+.-]*:\/\//i.test(url) ? [url] : [{ variable: baseVariable }, url]
}

type ServerValues = Readonly<Record<string, string>>

export function serverAddress(server: ServerModel | undefined, values: ServerValues = {}): string {
  const { url, variables } = server ?? { url: '/', variables: [] }
  const defaults = variables.map(({ name, value }) => [name, value] as const)
  const preset = new Map(defaults)
  return url.replace(/\{([^{}]+)\}/g, (written, name: string) => values[name] || (preset.get(name) ?? written))
}
