import type { ApiRequests, BodyModel, KeyModel, ParameterModel, RequestModel } from './requestModel.ts'

/** The data of the request builder as it is sent. Operations of an API have most of their parameters in common. */
export type SharedRequests = Omit<ApiRequests, 'operations'> & {
  parameters: ParameterModel[]
  keys: KeyModel[]
  bodies: BodyModel[]
  operations: { [id: string]: SharedRequest }
}

/** The parts of a request by their indexes. */
type SharedRequest = Omit<RequestModel, 'parameters' | 'keys' | 'body'> & {
  parameters: number[]
  keys: number[]
  body: number | undefined
}

/** Lists each part of the requests once. */
export function shareRequests({ operations, ...requests }: ApiRequests): SharedRequests {
  const [parameters, keys, bodies] = [listOnce<ParameterModel>(), listOnce<KeyModel>(), listOnce<BodyModel>()]
  const shared = Object.entries(operations).map(([id, request]): [string, SharedRequest] => [
    id,
    {
      ...request,
      parameters: request.parameters.map(parameters.indexOf),
      keys: request.keys.map(keys.indexOf),
      body: request.body && bodies.indexOf(request.body),
    },
  ])
  return {
    ...requests,
    parameters: parameters.values,
    keys: keys.values,
    bodies: bodies.values,
    operations: Object.fromEntries(shared),
  }
}

function listOnce<T>(): { values: T[]; indexOf: (value: T) => number } {
  const indexes = new Map<string, number>()
  const values: T[] = []
  return {
    values,
    indexOf(value) {
      const key = JSON.stringify(value)
      const index = indexes.get(key) ?? values.push(value) - 1
      indexes.set(key, index)
      return index
    },
  }
}

/** Returns what `shareRequests` was given. */
export function unshareRequests({ parameters, keys, bodies, operations, ...requests }: SharedRequests): ApiRequests {
  const request = (shared: SharedRequest): RequestModel => ({
    ...shared,
    parameters: shared.parameters.flatMap((index) => parameters[index] ?? []),
    keys: shared.keys.flatMap((index) => keys[index] ?? []),
    body: shared.body === undefined ? undefined : bodies[shared.body],
  })
  return {
    ...requests,
    operations: Object.fromEntries(Object.entries(operations).map(([id, shared]) => [id, request(shared)])),
  }
}
