import type { Problem } from '../../model/problem.ts'
import { childOf, toValue, type YamlMap, type YamlNode } from '../../yaml/node.ts'
import { entriesOf, itemsOf, lookUp, type SpecDocument } from '../read/document.ts'
import { flatten } from '../read/schema/flatten.ts'
import { walkSpec } from '../read/walkSpec.ts'
import { mismatch } from './mismatch.ts'
import type { Validator } from './validator.ts'

/** Judges every example of the document by its schema; what readers copy must work. */
export function checkExamples(document: SpecDocument, validator: Validator): Problem[] {
  const problems: Problem[] = []
  walkSpec(document.root, (node, isSchema) => {
    const schema = isSchema ? node : childOf(node, 'schema')
    if (!schema) return
    for (const value of isSchema ? examplesInSchema(node) : examplesBeside(document, node)) {
      if (isTextOfSomething(document, schema, value)) continue
      const errors = validator.judge(schema, toValue(value), undefined) ?? []
      if (errors.length > 0) problems.push(mismatch(value, errors, 'the example'))
    }
  })
  return problems
}

/** `examples` of a schema is a list; those who write a mapping there mean what stands beside a schema. */
function examplesInSchema(schema: YamlMap): YamlNode[] {
  const example = childOf(schema, 'example')
  return [...itemsOf(childOf(schema, 'examples')), ...(example ? [example] : [])]
}

/** Those of a media type, a parameter or a header; `externalValue` is not read. */
function examplesBeside(document: SpecDocument, node: YamlMap): YamlNode[] {
  const example = childOf(node, 'example')
  const named = entriesOf(childOf(node, 'examples')).flatMap(
    ({ value }) => lookUp(document, value, 'value') ?? lookUp(document, value, 'dataValue') ?? [],
  )
  return [...named, ...(example ? [example] : [])]
}

/** A text that stands for an object or a list is the body as it is sent, in XML for example. */
function isTextOfSomething(document: SpecDocument, schema: YamlNode, value: YamlNode): boolean {
  if (value.kind !== 'scalar' || typeof value.value !== 'string') return false
  const { types, fields } = flatten(document, schema)
  return fields.length > 0 || types.includes('object') || types.includes('array')
}
