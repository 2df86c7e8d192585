import type { ServerModel } from '../../model/requestModel.ts'
import type { Server } from '../read/servers.ts'

/** Servers as addresses with variables, first those that answer requests: the others are of sockets, such as `wss://`. */
export function serverModels(servers: Server[]): ServerModel[] {
  const models = servers.map(serverModel)
  return [...models.filter(answersRequests), ...models.filter((each) => !answersRequests(each))]
}

const serverModel = ({ url = '/', variables }: Server): ServerModel => ({
  // An address without a scheme has the one of the page that it stands on.
  url: url.startsWith('//') ? `https:${url}` : url,
  variables: variables.map(({ name, default: value, values }) => ({
    name,
    value,
    values: values.length > 0 ? values : undefined,
  })),
})

const answersRequests = ({ url }: ServerModel): boolean => !/^(?!https?:)[a-z][a-z\d+.-]*:\/\//i.test(url)
