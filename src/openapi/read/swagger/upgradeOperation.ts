import type { YamlEntry, YamlNode } from '../../../yaml/node.ts'
import { entriesOf, itemsOf, referenceIn, scalarText } from '../nodes.ts'
import { child, joined, kept, list, map, scalar } from './build.ts'
import { withReference } from './references.ts'
import { bodyOf, formOf, typesOr, type Upgrade, upgradeParameter } from './upgradeParameter.ts'

/** What operations take from the document around them. */
export type Surroundings = {
  upgrade: Upgrade
  consumes: YamlNode | undefined
  produces: YamlNode | undefined
  /** The servers for the schemes of an operation; undefined where the API has no host. */
  serversBy(schemes: YamlNode): YamlNode | undefined
  /** A parameter that a reference of 2.0 names. */
  parameterAt(reference: string): YamlNode | undefined
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch']

/** A path with its operations; bodies of the path become those of each operation that has none. */
export function upgradePath(item: YamlNode, around: Surroundings): YamlNode {
  if (item.kind !== 'map') return item
  const shared = itemsOf(child(item, 'parameters'))
  const isBody = (node: YamlNode): boolean => isIn(node, around, 'body') || isIn(node, around, 'formData')
  const entries = item.entries.flatMap((entry): YamlEntry[] => {
    const { key, value } = entry
    if (METHODS.includes(key)) return [{ ...entry, value: upgradeOperation(value, shared.filter(isBody), around) }]
    if (key !== 'parameters') return [entry]
    const others = shared.filter((node) => !isBody(node)).map((node) => upgradeParameter(node, around.upgrade))
    return [{ ...entry, value: list(others, value.place) }]
  })
  return withReference({ ...item, entries })
}

function isIn(node: YamlNode, around: Surroundings, place: string): boolean {
  return scalarText(child(resolved(node, around), 'in')) === place
}

function resolved(node: YamlNode, { parameterAt }: Surroundings): YamlNode {
  const reference = referenceIn(node)
  return (reference === undefined ? undefined : parameterAt(reference)) ?? node
}

function upgradeOperation(node: YamlNode, shared: YamlNode[], around: Surroundings): YamlNode {
  if (node.kind !== 'map') return node
  const { upgrade } = around
  const own = itemsOf(child(node, 'parameters'))
  const bodies = [...own, ...shared]
  const consumes = typesOr(child(node, 'consumes') ?? around.consumes)
  const produces = typesOr(child(node, 'produces') ?? around.produces)
  const body = bodies.find((each) => isIn(each, around, 'body'))
  const fields = bodies.filter((each) => isIn(each, around, 'formData')).map((each) => resolved(each, around))
  const others = own.filter((each) => !isIn(each, around, 'body') && !isIn(each, around, 'formData'))
  const responses = child(node, 'responses')
  const schemes = child(node, 'schemes')
  return joined(
    kept(node, 'tags', 'summary', 'description', 'externalDocs', 'operationId', 'deprecated', 'security'),
    map(node.place, {
      parameters: list(
        others.map((each) => upgradeParameter(each, upgrade)),
        node.place,
      ),
      servers: schemes && around.serversBy(schemes),
      requestBody: body ? bodyOf(resolved(body, around), consumes, upgrade) : formOf(fields, consumes, upgrade),
      responses: responses && mapValues(responses, (each) => upgradeResponse(each, produces, upgrade)),
    }),
  )
}

export function mapValues(node: YamlNode, change: (value: YamlNode, key: string) => YamlNode): YamlNode {
  if (node.kind !== 'map') return node
  return { ...node, entries: node.entries.map((entry) => ({ ...entry, value: change(entry.value, entry.key) })) }
}

export function upgradeResponse(node: YamlNode, produces: string[], upgrade: Upgrade): YamlNode {
  if (node.kind !== 'map' || child(node, '$ref')) return withReference(node)
  const schema = child(node, 'schema')
  const examples = child(node, 'examples')
  const headers = child(node, 'headers')
  const named = entriesOf(examples).flatMap(({ key }) => (isMediaType(key) ? key : []))
  const isOne = isOneExample(examples)
  const types = schema ? [...new Set([...produces, ...named])] : isOne ? produces : named
  const media = (type: string): YamlNode =>
    map(node.place, { schema: schema && upgrade(schema), example: isOne ? examples : child(examples, type) })
  return joined(
    kept(node, 'description'),
    map(node.place, {
      description: child(node, 'description') ? undefined : scalar('', node.place),
      headers: headers && mapValues(headers, (header) => upgradeParameter(header, upgrade)),
      content:
        types.length === 0 ? undefined : map(node.place, Object.fromEntries(types.map((type) => [type, media(type)]))),
    }),
  )
}

const isMediaType = (key: string): boolean => key.includes('/')

/** Whether `examples` is the example itself, which authors write where examples by media type belong. */
export function isOneExample(examples: YamlNode | undefined): boolean {
  const keys = entriesOf(examples).map(({ key }) => key)
  return keys.length > 0 && !keys.some(isMediaType)
}
