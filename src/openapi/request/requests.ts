import type { BodyModel, OperationRequest, ServerModel } from '../../model/requestModel.ts'
import { counterOf, type Texts } from '../../model/texts/texts.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import type { Operation } from '../read/operations.ts'
import { filledIn, operationSnippets } from './operationSnippets.ts'
import { requestBodies } from './requestBodies.ts'
import type { RequestExamples } from './requestExamples.ts'
import { requestModel } from './requestModel.ts'
import { requestSample } from './requestSample.ts'
import { serverModels } from './serverModels.ts'
import { serverAddress } from './snippets/baseAddress.ts'
import type { SampleRequest } from './snippets/sampleRequest.ts'
import { variableName } from './variableName.ts'

/** How the operations of an API are called. */
export type Requests = {
  baseVariable: string
  servers: ServerModel[]
  /** How one of the operations that readers call is called. */
  requestOf(operation: Operation): PlannedRequest
}

type PlannedRequest = OperationRequest & { sample: SampleRequest }

/** In a step for each operation. */
export function* planRequests(
  { info, servers, operations }: ApiDocument,
  examples: RequestExamples,
  texts: Texts,
): Generator<void, Requests> {
  const title = info.title ?? ''
  const words = { ...texts, count: counterOf(texts) }
  const common = { baseVariable: variableName(title, 'url'), servers: serverModels(servers) }
  const plan = (operation: Operation): PlannedRequest => {
    const bodies = requestBodies(operation, examples)
    const sent = bodies.map((body) => body.model)
    const model = requestModel(operation, sent, title, examples, words)
    const sampleWith = (body: BodyModel | undefined): SampleRequest =>
      requestSample(model, body, common.servers, common.baseVariable)
    const [first, ...others] = bodies
    const sample = sampleWith(first?.model)
    const choices = (model.servers ?? common.servers).map((server) => ({
      address: serverAddress(server),
      hasVariables: server.variables.length > 0,
    }))
    const calls = [
      { mediaTypes: first?.types ?? [], snippets: operationSnippets(operation, sample) },
      ...others.map(({ types, model }) => ({ mediaTypes: types, snippets: filledIn(sampleWith(model)) })),
    ]
    return { model, sample, servers: choices, calls }
  }
  const planned = new Map<Operation, PlannedRequest>()
  for (const operation of operations) {
    planned.set(operation, plan(operation))
    yield
  }
  return {
    ...common,
    requestOf(operation) {
      const request = planned.get(operation)
      if (!request) throw new Error(`no request was planned for ${operation.method} ${operation.path}`)
      return request
    },
  }
}
