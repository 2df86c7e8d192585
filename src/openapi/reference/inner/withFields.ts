import type { FieldView, OperationView, SchemaBody } from '../../../model/apiView.ts'

type Change = (field: FieldView) => FieldView

/** An operation with other fields: its parameters, and the first level of each body. */
export function withFields(operation: OperationView, change: Change): OperationView {
  const inMedia = <T extends { body: SchemaBody | undefined }>(media: T[]): T[] =>
    media.map((each) => (each.body ? { ...each, body: withFieldsOf(each.body, change) } : each))
  const { parameters, body, responses } = operation
  return {
    ...operation,
    parameters: parameters.map((group) => ({ ...group, fields: group.fields.map(change) })),
    body: body && { ...body, media: inMedia(body.media) },
    responses: responses.map((response) => ({ ...response, media: inMedia(response.media) })),
  }
}

/** A body with other fields, those of its alternatives included. */
export const withFieldsOf = (body: SchemaBody, change: Change): SchemaBody => ({
  ...body,
  fields: body.fields.map(change),
  choices: body.choices.map((choice) => ({
    ...choice,
    options: choice.options.map((option) =>
      option.body ? { ...option, body: withFieldsOf(option.body, change) } : option,
    ),
  })),
})
