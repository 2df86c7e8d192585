/**
 * What SARIF 2.1.0 says of the parts that a report has: what must be there, which values are allowed, and that nothing else
 * may stand there (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html, sections 3.13 to 3.49).
 */
const closed = (required: string[], properties: Record<string, object>) => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
})
const listOf = (items: object) => ({ type: 'array', items })
const text = { type: 'string' }
const index = { type: 'integer', minimum: -1 }
const position = { type: 'integer', minimum: 1 }
const message = {
  ...closed([], { text, markdown: text, id: text }),
  anyOf: [{ required: ['text'] }, { required: ['id'] }],
}

const location = closed([], {
  physicalLocation: closed([], {
    artifactLocation: closed([], {
      uri: { type: 'string', format: 'uri-reference', pattern: '^[^\\s\\\\]+$' },
      uriBaseId: text,
      index,
    }),
    region: closed([], { startLine: position, startColumn: position, endLine: position, endColumn: position }),
  }),
  logicalLocations: listOf(closed([], { name: text, fullyQualifiedName: text, kind: text })),
})

const result = closed(['message'], {
  ruleId: text,
  ruleIndex: index,
  level: { enum: ['none', 'note', 'warning', 'error'] },
  message,
  locations: listOf(location),
  partialFingerprints: { type: 'object', additionalProperties: text },
})

const driver = closed(['name'], {
  name: text,
  semanticVersion: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+' },
  rules: { ...listOf(closed(['id'], { id: text, shortDescription: message, helpUri: text })), uniqueItems: true },
})

const run = closed(['tool'], {
  tool: closed(['driver'], { driver }),
  columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
  results: listOf(result),
})

export const sarifSchema = closed(['version', 'runs'], {
  $schema: { type: 'string', format: 'uri' },
  version: { enum: ['2.1.0'] },
  runs: listOf(run),
})
