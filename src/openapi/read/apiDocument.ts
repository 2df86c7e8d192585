import { childOf } from '../../yaml/node.ts'
import type { SpecDocument } from './document.ts'
import { type ExampleOfSchema, everyExample } from './everyExample.ts'
import { everyLink, type WrittenLink } from './everyLink.ts'
import { everyReference, type WrittenReference } from './everyReference.ts'
import { everySchema, type WrittenSchema } from './everySchema.ts'
import { everySerialized, type SerializedExample } from './everySerialized.ts'
import { groupsOf } from './groups.ts'
import type { Group } from './groupTree.ts'
import { type Address, type Info, readDocs, readInfo } from './info.ts'
import { namesIn } from './namesIn.ts'
import { entriesOf } from './nodes.ts'
import { onlyInXml } from './onlyInXml.ts'
import { type Operation, readOperations, readWebhooks } from './operations.ts'
import { createReader } from './reader.ts'
import { type ReferenceCycle, referenceCycles } from './referenceCycles.ts'
import type { Field, Schema } from './schema/schema.ts'
import { type SchemaFault, schemaFaults } from './schemaFaults.ts'
import { type Requirement, readRequirements, readSecuritySchemes, type SecurityScheme } from './security.ts'
import { readServers, type Server } from './servers.ts'
import type { SpecVersion } from './specVersion.ts'
import { readTagGroups, readTags, type Tag } from './tags.ts'
import type { Terms } from './terms.ts'
import { usesKeyword } from './usesKeyword.ts'
import { type GivenValue, valuesInSchema } from './valuesInSchema.ts'

/** An OpenAPI document as nouns, each with its place in the text. */
export type ApiDocument = {
  version: SpecVersion
  /** The words for it in messages. */
  terms: Terms
  info: Info
  docs: Address
  servers: Server[]
  tags: Tag[]
  securitySchemes: SecurityScheme[]
  /** The security of operations without requirements of their own. */
  security: Requirement[]
  /** Those that readers call. */
  operations: Operation[]
  /** The same operations in groups. */
  groups: Group[]
  /** Those that the API calls. */
  webhooks: Operation[]
  /** The schemas that have names. */
  schemas: Field[]
  /** The names of those that are sent as XML alone. */
  onlyInXml(): ReadonlySet<string>
  /** Whether there are so many operations that optional content has to be short. */
  isLarge: boolean
  /** Whether there are so many that most of what pages repeat has to be left out. */
  isVast: boolean
  cycles: ReferenceCycle[]
  /** Schemas through which validation would never end. */
  endless: ReadonlySet<Schema>
  /** The schema that a reference leads to. */
  schemaAt(reference: string): Schema | undefined
  everyExample(): ExampleOfSchema[]
  everySerialized(): SerializedExample[]
  /** The defaults and allowed values of schemas that may not follow them. */
  givenValues(): GivenValue[]
  everyReference(): WrittenReference[]
  /** The links of responses, and the ids that they can name. */
  everyLink(): { links: WrittenLink[]; operationIds: ReadonlySet<string> }
  everySchema(): WrittenSchema[]
  schemaFaults(): SchemaFault[]
  /** Every name in the document. */
  names(): ReadonlySet<string>
  /** Whether any mapping of the document has one of these keys. */
  uses(keywords: ReadonlySet<string>): boolean
}

const MANY_OPERATIONS = 100
export const VERY_MANY_OPERATIONS = 500

export function readApiDocument(source: SpecDocument, terms: Terms): ApiDocument {
  const { root } = source
  const reader = createReader(source)
  const schemes = readSecuritySchemes(reader)
  const security = readRequirements(reader, childOf(root, 'security'), schemes)
  const around = { schemes, security }
  const tags = readTags(reader)
  const tagGroups = readTagGroups(reader)
  const operations = readOperations(reader, around)
  const cycles = referenceCycles(source)
  const schemas = once(() => everySchema(root, reader.schema))
  const webhooks = readWebhooks(reader, around)
  const named = entriesOf(childOf(childOf(root, 'components'), 'schemas')).map(({ key: name, value }) => ({
    name,
    schema: reader.schema(value),
  }))
  return {
    version: source.version,
    terms,
    info: readInfo(reader),
    docs: readDocs(reader, root),
    servers: readServers(reader, childOf(root, 'servers')),
    tags,
    securitySchemes: schemes,
    security,
    operations,
    groups: groupsOf(operations, tags, tagGroups),
    isLarge: operations.length > MANY_OPERATIONS,
    isVast: operations.length > VERY_MANY_OPERATIONS,
    cycles: cycles.listed,
    endless: new Set([...cycles.targets].map((node) => reader.schema(node))),
    webhooks,
    schemas: named,
    onlyInXml: once(() => onlyInXml(withCallbacks([...operations, ...webhooks]), named)),
    schemaAt(reference) {
      const node = source.find(reference)
      return node && reader.schema(node)
    },
    everyExample: once(() => everyExample(source, reader.schema)),
    everySerialized: () => everySerialized(source, reader.schema),
    givenValues: () => schemas().flatMap(({ schema }) => valuesInSchema(schema)),
    everyReference: () => everyReference(source, cycles.listed),
    everyLink: () => everyLink(source),
    everySchema: schemas,
    schemaFaults: () => schemaFaults(root),
    names: () => namesIn(root),
    uses: (keywords) => usesKeyword(root, keywords),
  }
}

const withCallbacks = (operations: Operation[]): Operation[] =>
  operations.flatMap((each) => [each, ...each.callbacks.flatMap((callback) => callback.operations)])

/** The checks ask for the same several times, and a document does not change. */
function once<T>(find: () => T): () => T {
  let found: { value: T } | undefined
  return () => {
    found ??= { value: find() }
    return found.value
  }
}
