import type { OperationRequest, ServerModel } from '../../model/requestModel.ts'
import { counterOf, type Texts } from '../../model/texts/texts.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import type { Operation } from '../read/operations.ts'
import { operationSnippets } from './operationSnippets.ts'
import type { RequestExamples } from './requestExamples.ts'
import { requestModel, withForm } from './requestModel.ts'
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
    const model = requestModel(operation, title, examples, words)
    const sample = requestSample(model, common.servers, common.baseVariable)
    const choices = (model.servers ?? common.servers).map((server) => ({
      address: serverAddress(server),
      hasVariables: server.variables.length > 0,
    }))
    const form = withForm(model, operation, examples)
    const formSample = form && requestSample(form, common.servers, common.baseVariable)
    return { model, sample, servers: choices, snippets: operationSnippets(operation, sample, formSample) }
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
