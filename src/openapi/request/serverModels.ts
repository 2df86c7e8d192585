import type { ServerModel } from '../../model/requestModel.ts'
import type { Server } from '../read/servers.ts'

/** Servers as addresses with variables. */
export const serverModels = (servers: Server[]): ServerModel[] =>
  servers.map(({ url = '/', variables }) => ({
    // An address without a scheme has the one of the page that it stands on.
    url: url.startsWith('//') ? `https:${url}` : url,
    variables: variables.map(({ name, default: value, values }) => ({
      name,
      value,
      values: values.length > 0 ? values : undefined,
    })),
  }))
