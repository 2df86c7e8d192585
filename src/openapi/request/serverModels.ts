import { withAsciiHost } from '../../model/asciiAddress.ts'
import type { ServerModel } from '../../model/requestModel.ts'
import type { Server } from '../read/servers.ts'

/** Servers as addresses with variables, first those that answer requests: the others are of sockets, such as `wss://`. */
export function serverModels(servers: Server[]): ServerModel[] {
  const models = servers.map(serverModel)
  return [...models.filter(answersRequests), ...models.filter((each) => !answersRequests(each))]
}

const serverModel = ({ url = '/', variables }: Server): ServerModel => ({
  // An address without a scheme has the one of the page that it stands on.
  url: withAsciiHost(url.startsWith('//') ? `https:${url}` : addressOf(url, variables)),
  variables: variables.map(({ name, default: value, values }) => ({
    name,
    value,
    values: values.length > 0 ? values : undefined,
  })),
})

/** What has no host begins with a slash, as a path: it follows the address of wherever the API is, for which also an unknown variable stands. */
function addressOf(url: string, variables: Server['variables']): string {
  const isKnown = variables.some(({ name }) => url.startsWith(`{${name}}`))
  return isKnown || /^[a-z][a-z\d+.-]*:\/\//i.test(url) ? url : url.replace(BEFORE_PATH, '/')
}

const BEFORE_PATH = /^(?:\{[^{}]+\}|\.{0,2}(?:\/|$))*/

const answersRequests = ({ url }: ServerModel): boolean => !/^(?!https?:)[a-z][a-z\d+.-]*:\/\//i.test(url)
