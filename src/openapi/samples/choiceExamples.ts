import { toNode } from '../../yaml/node.ts'
import type { Example } from '../read/examples.ts'
import { discriminatorValue } from '../read/schema/cases.ts'
import type { Direction } from '../read/schema/direction.ts'
import type { Schema } from '../read/schema/schema.ts'
import type { ProvenSamples } from './provenSample.ts'

// More are a list that nobody reads.
const MOST_CHOICES = 8

/** A generated example of each alternative of a schema with one choice; empty if it has none, or several. */
export function choiceExamples(schema: Schema, direction: Direction, proven: ProvenSamples): Example[] {
  const [choice, ...others] = schema.flat().alternatives
  if (!choice || others.length > 0 || choice.schemas.length > MOST_CHOICES) return []
  const seen = new Set<string>()
  return choice.schemas.flatMap((each, index): Example[] => {
    const value = proven.ofAlternative(schema, direction, index)
    const written = JSON.stringify(value)
    if (value === undefined || seen.has(written)) return []
    seen.add(written)
    const label = each.name ?? each.keywords.title?.text ?? discriminatorValue(each, choice.discriminator)
    const node = toNode(value, schema.place)
    return [{ label: label ?? `Option ${index + 1}`, named: true, value: node, kind: 'made', description: undefined }]
  })
}
