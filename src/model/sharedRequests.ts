import type { ApiRequests, BodyModel, KeyModel, ParameterModel, RequestModel } from './requestModel.ts'

/** The data of the request builder as it is sent. Operations of an API have most of their parameters in common. */
export type SharedRequests = Omit<ApiRequests, 'operations'> & {
  parameters: ParameterModel[]
  keys: KeyModel[]
  bodies: BodyModel[]
  operations: { [id: string]: SharedRequest }
}

/** The parts of a request by their indexes. */
type SharedRequest = Omit<RequestModel, 'parameters' | 'keys' | 'bodies'> & {
  parameters: number[]
  keys: number[]
  bodies: number[]
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
      bodies: request.bodies.map(bodies.indexOf),
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

/** Returns a request as `shareRequests` was given it; undefined if there is none. */
export function unshareRequest(
  { parameters, keys, bodies, operations }: SharedRequests,
  id: string,
): RequestModel | undefined {
  const shared = Object.hasOwn(operations, id) ? operations[id] : undefined
  return (
    shared && {
      ...shared,
      parameters: pick(parameters, shared.parameters),
      keys: pick(keys, shared.keys),
      bodies: pick(bodies, shared.bodies),
    }
  )
}

const pick = <T>(values: T[], indexes: number[]): T[] => indexes.flatMap((index) => values[index] ?? [])
