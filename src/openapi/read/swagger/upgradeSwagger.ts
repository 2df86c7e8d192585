import type { YamlEntry, YamlMap, YamlNode } from '../../../yaml/node.ts'
import { nodeAt } from '../../../yaml/node.ts'
import { entriesOf, itemsOf, referenceIn, scalarText, textsIn } from '../nodes.ts'
import { pointerOf } from '../reference.ts'
import { child, joined, kept, list, map, scalar } from './build.ts'
import { mapValues, type Surroundings, upgradePath, upgradeResponse } from './upgradeOperation.ts'
import { typesOr, upgradeParameter } from './upgradeParameter.ts'
import { schemaUpgrader } from './upgradeSchema.ts'

/**
 * Converts a document of Swagger 2.0 to OpenAPI 3.0, node by node. Every node keeps its place in the file; a generated
 * node has the place of its source. https://spec.openapis.org/oas/v2.0
 */
export function upgradeSwagger(root: YamlNode): YamlNode {
  if (root.kind !== 'map') return root
  const upgrade = schemaUpgrader()
  const around: Surroundings = {
    upgrade,
    consumes: child(root, 'consumes'),
    produces: child(root, 'produces'),
    serversBy: (schemes) => (isSame(schemes, child(root, 'schemes')) ? undefined : serversOf(root, schemes)),
    parameterAt: (reference) => nodeAt(root, pointerOf(reference) ?? ['']),
  }
  const paths = child(root, 'paths')
  return joined(
    kept(root, 'info', 'tags', 'externalDocs', 'security'),
    map(root.place, {
      openapi: scalar('3.0.4', child(root, 'swagger')?.place ?? root.place),
      servers: serversOf(root, child(root, 'schemes')),
      paths: paths ? mapValues(paths, (item) => upgradePath(item, around)) : map(root.place, {}),
      components: componentsOf(root, around),
    }),
  )
}

const isSame = (a: YamlNode, b: YamlNode | undefined): boolean => textsIn(a).join(' ') === textsIn(b).join(' ')

function serversOf(root: YamlMap, written: YamlNode | undefined): YamlNode | undefined {
  const template = child(root, 'x-ms-parameterized-host')
  const host = child(template, 'hostTemplate') ?? child(root, 'host')
  const base = child(root, 'basePath')
  const place = host?.place ?? base?.place
  if (!place) return undefined
  const path = scalarText(base) ?? ''
  const schemes = itemsOf(written).flatMap((scheme) => scalarText(scheme) ?? [])
  const name = scalarText(host)
  const isWhole = name === undefined || scalarText(child(template, 'useSchemePrefix')) === 'false'
  const urls = isWhole
    ? [`${name ?? ''}${path}`]
    : (schemes.length > 0 ? schemes : ['https']).map((each) => `${each}://${name}${path}`)
  const variables = template && variablesOf(root, child(template, 'parameters'))
  return list(
    urls.map((url) => map(place, { url: scalar(url, place), variables })),
    place,
  )
}

/** Documents of Azure list the parameters of their hosts: https://azure.github.io/autorest/extensions/#x-ms-parameterized-host */
function variablesOf(root: YamlMap, parameters: YamlNode | undefined): YamlNode | undefined {
  const listed = itemsOf(parameters).map((each) => nodeAt(root, pointerOf(referenceIn(each) ?? '') ?? ['']) ?? each)
  const variables = listed.flatMap((each): [string, YamlNode][] => {
    const name = scalarText(child(each, 'name'))
    const kept = { default: child(each, 'default'), enum: child(each, 'enum'), description: child(each, 'description') }
    return name === undefined ? [] : [[name, map(each.place, kept)]]
  })
  return parameters && map(parameters.place, Object.fromEntries(variables))
}

function componentsOf(root: YamlMap, { upgrade, produces }: Surroundings): YamlNode {
  // What other files brought in stands where 3.0 has it, as it is written there.
  const brought = child(root, 'components')
  const section = (before: string, after: string, change: (node: YamlNode) => YamlNode): YamlNode | undefined => {
    const own = child(root, before)
    const others = child(brought, after)
    const all = own && others?.kind === 'map' ? joined(entriesOf(own), others) : (own ?? others)
    return all && mapValues(all, change)
  }
  const parameters = section('parameters', 'parameters', (node) => upgradeParameter(node, upgrade))
  const made = map(root.place, {
    schemas: section('definitions', 'schemas', upgrade),
    // A body is not a parameter in 3.0; each operation that refers to it gets its own copy.
    parameters: parameters && { ...parameters, ...withoutBodies(parameters) },
    responses: section('responses', 'responses', (node) => upgradeResponse(node, typesOr(produces), upgrade)),
    securitySchemes: section('securityDefinitions', 'securitySchemes', upgradeScheme),
  })
  const others = entriesOf(brought).filter(({ key }) => child(made, key) === undefined)
  return { ...made, entries: [...made.entries, ...others] }
}

function withoutBodies(parameters: YamlNode): { entries: YamlEntry[] } {
  const isBody = (node: YamlNode): boolean => ['body', 'formData'].includes(scalarText(child(node, 'in')) ?? '')
  return { entries: entriesOf(parameters).filter(({ value }) => !isBody(value)) }
}

const FLOWS = new Map([
  ['application', 'clientCredentials'],
  ['accessCode', 'authorizationCode'],
])

function upgradeScheme(node: YamlNode): YamlNode {
  const type = child(node, 'type')
  const place = type?.place ?? node.place
  switch (scalarText(type)) {
    case 'basic':
      return joined(
        kept(node, 'description'),
        map(place, { type: scalar('http', place), scheme: scalar('basic', place) }),
      )
    case 'oauth2': {
      const name = scalarText(child(node, 'flow')) ?? 'implicit'
      const flow = joined(
        kept(node, 'authorizationUrl', 'tokenUrl'),
        map(place, { scopes: child(node, 'scopes') ?? map(place, {}) }),
      )
      return joined(
        kept(node, 'description'),
        map(place, { type: scalar('oauth2', place), flows: map(place, { [FLOWS.get(name) ?? name]: flow }) }),
      )
    }
    default:
      return node
  }
}
