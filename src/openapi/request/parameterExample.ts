import { jsonOf } from '../../yaml/exactJson.ts'
import { exactValue } from '../../yaml/exactValue.ts'
import { toNode } from '../../yaml/node.ts'
import { bodyExamples } from '../read/bodyExamples.ts'
import type { Header, MediaType } from '../read/content.ts'
import { type Example, examplesOf, exampleText } from '../read/examples.ts'
import { isFormType } from '../read/mediaTypes.ts'
import { formText } from './formText.ts'
import type { RequestExamples } from './requestExamples.ts'
import { isComposite } from './snippets/parameterText.ts'

type MadeExamples = Pick<RequestExamples, 'ofValue'>

/** The example of a parameter or header that is required or has one; deprecated ones are sent only if they are required. */
export function exampleOf(header: Header, made: MadeExamples): Example | undefined {
  const given = header.required || !header.deprecated ? givenExample(header) : undefined
  return given ?? (header.required ? madeExample(header, made) : undefined)
}

/** Examples stand in the parameter itself, in its media type or in its schema. */
function givenExample({ examples, content, schema }: Header): Example | undefined {
  const all = [
    ...examplesOf({ examples, schema: content ? undefined : schema }),
    ...(content ? bodyExamples(content) : []),
  ]
  // Addresses and headers have no null: only a text of that name could be sent.
  const hasValue = ({ value }: Example): boolean => content !== undefined || exactValue(value) !== null
  return all.find((each) => each.kind !== 'external' && hasValue(each))
}

// What is sent for a required value that the document does not describe.
const ANY_VALUE = 'value'

function madeExample({ schema, content, place }: Header, { ofValue }: MadeExamples): Example {
  const value = schema && ofValue(schema)
  const kind = content && value !== undefined ? 'made' : 'value'
  return { name: undefined, value: toNode(value ?? ANY_VALUE, place), kind, description: undefined }
}

/** In one line, since headers and addresses have no line ends. */
export function contentText({ type, encodings }: MediaType, example: Example): string {
  const value = exactValue(example.value)
  if (example.text !== undefined || example.kind === 'serialized' || !isComposite(value)) return exampleText(example)
  return isFormType(type) && !Array.isArray(value) ? formText(value, encodings) : jsonOf(value)
}
