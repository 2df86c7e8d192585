import type { MediaView, OperationView, ParameterGroup, ResponseView } from '../../../model/apiView.ts'
import type { Continuations } from './continuations.ts'
import { continued, shortBody, shortFields, shortValues } from './shortBody.ts'
import { shortSentence } from './shortWords.ts'

/** An operation whose long lists and texts are continued on other pages. */
export function shortOperation(operation: OperationView, on: Continuations): OperationView {
  const { description, parameters, body } = operation
  const responses = on.list(
    operation.responses.map((response) => shortResponse(response, on)),
    ({ status }) => status,
    (some) => ({ responses: some }),
  )
  const callbacks = on.list(
    operation.callbacks.map((callback) => ({
      ...callback,
      operations: callback.operations.map((call) => shortOperation(call, on)),
    })),
    ({ name }) => name,
    (some) => ({ callbacks: some }),
  )
  const short = {
    ...operation,
    security: shortSentence(operation.security, on),
    description: on.prose(description),
    parameters: parameters.map((group) => shortGroup(group, on)),
    body: body && {
      ...body,
      description: on.prose(body.description),
      media: body.media.map((each) => shortMedia(each, on)),
    },
    responses: responses.shown,
    callbacks: callbacks.shown,
  }
  return continued(short, [...responses.rest, ...callbacks.rest])
}

function shortGroup(group: ParameterGroup, on: Continuations): ParameterGroup {
  const { shown, rest } = shortFields(group.fields, on)
  return continued({ ...group, fields: shown }, rest)
}

function shortResponse(response: ResponseView, on: Continuations): ResponseView {
  const { shown, rest } = shortFields(response.headers, on)
  const short = {
    ...response,
    description: on.prose(response.description),
    headers: shown,
    media: response.media.map((each) => shortMedia(each, on)),
  }
  return continued(short, rest)
}

export function shortMedia(media: MediaView, on: Continuations): MediaView {
  const { shown, rest } = on.list(
    media.examples,
    ({ label }) => label,
    (examples) => ({ examples }),
  )
  const short = {
    ...media,
    description: on.prose(media.description),
    values: shortValues(media.values, on),
    body: media.body && shortBody(media.body, on),
    examples: shown,
  }
  return continued(short, rest)
}
