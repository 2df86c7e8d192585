import type { PartHeader } from '../../model/requestModel.ts'
import { exactValue } from '../../yaml/exactValue.ts'
import type { Encoding, Header } from '../read/content.ts'
import { contentText, exampleOf } from './parameterExample.ts'
import type { RequestExamples } from './requestExamples.ts'
import { headerText } from './snippets/parameterText.ts'

/** The headers of a part that are required or have an example. */
export function partHeaders(encoding: Encoding | undefined, examples: RequestExamples): PartHeader[] | undefined {
  const sent = (encoding?.headers ?? []).filter(({ name }) => isField(name) && !isSettled(name))
  const headers = sent.flatMap((header) => sentHeader(header, examples))
  return headers.length > 0 ? headers : undefined
}

/** The type of a part has a field of its own, and the form names its parts: https://spec.openapis.org/oas/v3.1.1#encoding-object */
const isSettled = (name: string): boolean => /^content-(?:type|disposition)$/i.test(name)

/** https://www.rfc-editor.org/rfc/rfc9110#section-5.6.2 */
const isField = (name: string): boolean => /^[\w!#$%&'*+.^`|~-]+$/.test(name)

function sentHeader(header: Header, examples: RequestExamples): PartHeader[] {
  const example = exampleOf(header, examples)
  if (!example) return []
  const { name, content, explode = false } = header
  const text = content ? contentText(content, example) : headerText({ explode }, exactValue(example.value))
  return [{ name, value: text.replace(/[\r\n]+/g, ' ').trim() }]
}
