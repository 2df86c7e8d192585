import type { RequestModel, ServerModel } from '../../src/model/requestModel.ts'
import { type SharedRequests, unshareRequest } from '../../src/model/sharedRequests.ts'
import { baseAddress } from '../../src/openapi/request/snippets/baseAddress.ts'
import { composeRequest } from '../../src/openapi/request/snippets/composeRequest.ts'
import type { SampleRequest } from '../../src/openapi/request/snippets/sampleRequest.ts'

/**
 * The reader's values for an API. They are kept in memory only: keys and values are never stored, put into an address
 * or sent.
 */
export type RequestForm = {
  /** The key of the API in the browser's storage. */
  name: string
  requests: SharedRequests
  /** Secrets by their ids. */
  keys: Map<string, string>
  server: ServerUse
  /** The fields that were edited. */
  operations: Map<string, OperationFormState>
}

/** The selected server, and the reader's values for its variables, if any. */
export type ServerUse = { index: number; values: ReadonlyMap<string, string>; isOwn: boolean }

export type OperationFormState = {
  model: RequestModel
  /** In the order of the model, like `bodies`. */
  parameters: (string | undefined)[]
  bodies: (string | undefined)[]
  /** Undefined if the operation has the servers of the API. */
  server: ServerUse | undefined
  isOpen: boolean
}

export const FIRST_SERVER: ServerUse = { index: 0, values: new Map(), isOwn: false }

/** Returns the state of an operation; undefined if the API does not have it. */
export function operationFormState({ requests, operations }: RequestForm, id: string): OperationFormState | undefined {
  const known = operations.get(id)
  const model = known ? undefined : unshareRequest(requests, id)
  if (!model) return known
  const created: OperationFormState = { ...startOf(model), model, isOpen: false }
  operations.set(id, created)
  return created
}

/** Returns the initial state, with the values of the page. */
export const startOf = (model: RequestModel): Pick<OperationFormState, 'parameters' | 'bodies' | 'server'> => ({
  parameters: model.parameters.map(({ example }) => example),
  bodies: model.bodies.map(({ text }) => text),
  server: model.servers && FIRST_SERVER,
})

export const serversOf = ({ requests }: RequestForm, { model }: OperationFormState): ServerModel[] =>
  model.servers ?? requests.servers

export const serverUse = (form: RequestForm, operation: OperationFormState): ServerUse =>
  operation.server ?? form.server

/** @param index which of the bodies is sent */
export function requestOf(form: RequestForm, operation: OperationFormState, index: number): SampleRequest {
  const use = serverUse(form, operation)
  const model = operation.model.bodies[index]
  return composeRequest(operation.model, {
    base: baseAddress(serversOf(form, operation)[use.index], form.requests.baseVariable, use.values),
    parameters: operation.parameters,
    keys: form.keys,
    body: model && { model, text: operation.bodies[index] },
  })
}
