import type { ApiRequests, RequestModel, ServerModel } from '../../src/model/requestModel.ts'
import { baseAddress } from '../../src/openapi/request/snippets/baseAddress.ts'
import { composeRequest } from '../../src/openapi/request/snippets/composeRequest.ts'
import type { SampleRequest } from '../../src/openapi/request/snippets/sampleRequest.ts'

/**
 * What the reader has filled in for an API. It is in the memory of the tab and nowhere else: neither keys nor values ever
 * go to storage, to the address or over the network.
 */
export type RequestForm = {
  /** Of the API, for the storage. */
  name: string
  requests: ApiRequests
  /** Secrets, by their ids. */
  keys: Map<string, string>
  server: ServerUse
  /** Those that were touched. */
  operations: Map<string, OperationFormState>
}

/** Which of the servers is called, and the reader's values for its variables, if the reader wants to set them. */
export type ServerUse = { index: number; values: Record<string, string>; isOwn: boolean }

export type OperationFormState = {
  model: RequestModel
  /** In the order of the model. */
  parameters: (string | undefined)[]
  body: string | undefined
  /** Undefined where the servers are those of the API. */
  server: ServerUse | undefined
  isOpen: boolean
}

export const FIRST_SERVER: ServerUse = { index: 0, values: {}, isOwn: false }

/** The state of an operation; undefined for one that the API does not have. */
export function operationFormState({ requests, operations }: RequestForm, id: string): OperationFormState | undefined {
  const known = operations.get(id)
  const model = Object.hasOwn(requests.operations, id) ? requests.operations[id] : undefined
  if (known || !model) return known
  const created: OperationFormState = { ...startOf(model), model, isOpen: false }
  operations.set(id, created)
  return created
}

/** Everything as the page has it. */
export const startOf = (model: RequestModel): Pick<OperationFormState, 'parameters' | 'body' | 'server'> => ({
  parameters: model.parameters.map(({ example }) => example),
  body: model.body?.text,
  server: model.servers && FIRST_SERVER,
})

export const serversOf = ({ requests }: RequestForm, { model }: OperationFormState): ServerModel[] =>
  model.servers ?? requests.servers

export const serverUse = (form: RequestForm, operation: OperationFormState): ServerUse =>
  operation.server ?? form.server

export function requestOf(form: RequestForm, operation: OperationFormState): SampleRequest {
  const { index, values } = serverUse(form, operation)
  return composeRequest(operation.model, {
    base: baseAddress(serversOf(form, operation)[index], form.requests.baseVariable, values),
    parameters: operation.parameters,
    keys: form.keys,
    body: operation.body,
  })
}
