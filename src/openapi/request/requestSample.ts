import type { BodyModel, RequestModel, ServerModel } from '../../model/requestModel.ts'
import { baseAddress } from './snippets/baseAddress.ts'
import { composeRequest } from './snippets/composeRequest.ts'
import type { SampleRequest } from './snippets/sampleRequest.ts'

/** The request that shows how an operation is called: everything it requires, and what has an example. */
export const requestSample = (
  model: RequestModel,
  body: BodyModel | undefined,
  servers: ServerModel[],
  baseVariable: string,
): SampleRequest =>
  composeRequest(model, {
    base: baseAddress((model.servers ?? servers)[0], baseVariable),
    parameters: model.parameters.map(({ example }) => example),
    keys: new Map(),
    body: body && { model: body, text: body.text },
  })
