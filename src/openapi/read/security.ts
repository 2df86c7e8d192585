import type { Place } from '../../model/problem.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import type { SpecDocument } from './document.ts'
import { entriesOf, isTrue, itemsOf, scalarText, textOf, textsIn } from './nodes.ts'
import type { Reader } from './reader.ts'
import { pointerOf } from './reference.ts'
import type { SpecText } from './text.ts'

/** The credentials of a caller. */
export type SecurityScheme = {
  name: string
  credential: Credential
  deprecated: boolean
  description: SpecText | undefined
  /** The address of the configuration of OpenID Connect, or of the metadata of OAuth 2.0. */
  configuration: string | undefined
  flows: Flow[]
}

export type Credential =
  | { kind: 'apiKey'; place: string; name: string }
  | { kind: 'basic' }
  | { kind: 'bearer'; format: string }
  /** Another scheme of HTTP. */
  | { kind: 'http'; scheme: string }
  | { kind: 'oauth2' | 'openIdConnect' | 'mutualTLS' }
  | { kind: 'unknown'; type: string }

/** A way to get a token of OAuth 2.0. */
export type Flow = {
  name: string
  /** By what they are for: `authorization`, `token`, `refresh`. */
  addresses: { purpose: string; url: string }[]
  scopes: { name: string; meaning: string }[]
}

/** One way to be let in: all of these schemes together. None means that no credentials are needed. */
export type Requirement = RequiredScheme[]

type RequiredScheme = {
  name: string
  place: Place
  /** Undefined when the document has no such scheme. */
  scheme: SecurityScheme | undefined
  scopes: string[]
}

export const readSecuritySchemes = (reader: Reader): SecurityScheme[] =>
  entriesOf(childOf(childOf(reader.document.root, 'components'), 'securitySchemes')).map(({ key, value }) =>
    readScheme(reader, key, value),
  )

function readScheme(reader: Reader, name: string, node: YamlNode): SecurityScheme {
  const { under, text } = reader
  return {
    name,
    credential: readCredential((key) => scalarText(under(node, key)) ?? ''),
    deprecated: isTrue(under(node, 'deprecated')),
    description: text(under(node, 'description')),
    configuration: textOf(under(node, 'openIdConnectUrl') ?? under(node, 'oauth2MetadataUrl')),
    flows: entriesOf(under(node, 'flows')).map(({ key, value }) => readFlow(key, value)),
  }
}

function readCredential(text: (key: string) => string): Credential {
  const type = text('type')
  switch (type) {
    case 'apiKey':
      return { kind: 'apiKey', place: text('in'), name: text('name') }
    case 'http':
      return httpCredential(text('scheme'), text('bearerFormat'))
    case 'oauth2':
    case 'openIdConnect':
    case 'mutualTLS':
      return { kind: type }
    default:
      return { kind: 'unknown', type }
  }
}

function httpCredential(scheme: string, format: string): Credential {
  if (/^basic$/i.test(scheme)) return { kind: 'basic' }
  return /^bearer$/i.test(scheme) ? { kind: 'bearer', format } : { kind: 'http', scheme }
}

const ADDRESS = /Url$/

function readFlow(name: string, node: YamlNode): Flow {
  const addresses = entriesOf(node).flatMap(({ key, value }) => {
    const url = ADDRESS.test(key) ? textOf(value) : undefined
    return url === undefined ? [] : [{ purpose: key.replace(ADDRESS, ''), url }]
  })
  const scopes = entriesOf(childOf(node, 'scopes')).map(({ key, value }) => ({
    name: key,
    meaning: textOf(value) ?? '',
  }))
  return { name, addresses, scopes }
}

/** The ways to be let in, of which a caller chooses one. What is no way is left out, lest it read as one without credentials. */
export const readRequirements = (
  { document }: Reader,
  security: YamlNode | undefined,
  schemes: SecurityScheme[],
): Requirement[] =>
  (security?.kind === 'map' ? [security] : itemsOf(security).filter(({ kind }) => kind === 'map')).map((way) =>
    entriesOf(way).map(({ key, keyPlace: place, value }) => {
      const named = (name: string | undefined) => schemes.find((scheme) => scheme.name === name)
      const scheme = named(key) ?? named(nameInAddress(document, key))
      return { name: scheme?.name ?? key, place, scheme, scopes: textsIn(value) }
    }),
  )

/** Since 3.2, a scheme may be named by its address: https://spec.openapis.org/oas/v3.2.0#security-requirement-object */
function nameInAddress({ root, version }: SpecDocument, address: string): string | undefined {
  const [document, fragment] = address.split('#', 2)
  const isOwn = document === '' || document === textOf(childOf(root, '$self'))
  const pointer = version === '3.2' && isOwn ? pointerOf(`#${fragment}`) : undefined
  const [components, kind, name, ...more] = pointer ?? []
  return components === 'components' && kind === 'securitySchemes' && more.length === 0 ? name : undefined
}
