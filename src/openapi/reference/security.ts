import type { FactView, Inline, InlineContent, SecuritySchemeView } from '../../model/apiView.ts'
import type { Operation } from '../read/operations.ts'
import type { Credential, Flow, Requirement, SecurityScheme } from '../read/security.ts'
import { type Anchors, addressOf } from './anchors.ts'
import type { Context } from './context.ts'
import { listContent } from './schema/typeContent.ts'

export const securitySchemeViews = ({ document, anchors, texts }: Context): SecuritySchemeView[] =>
  document.securitySchemes.map((scheme) => {
    const { name, credential, deprecated, description } = scheme
    const id = anchors.idOf('security', name)
    return {
      id,
      name,
      kind: credentialContent(credential),
      deprecated,
      description: texts.describe(description, id),
      facts: factsOf(scheme),
    }
  })

const code = (text: string): Inline => ({ kind: 'code', text })

function credentialContent(credential: Credential): InlineContent {
  switch (credential.kind) {
    case 'apiKey': {
      const { place, name } = credential
      return ['API key in the ', `${place === 'query' ? 'query parameter' : place} `, code(name)]
    }
    case 'basic':
      return ['User name and password in the header ', code('Authorization: Basic …')]
    case 'bearer': {
      const { format } = credential
      return [`Bearer token${format === '' ? '' : ` (${format})`} in the header `, code('Authorization: Bearer …')]
    }
    case 'http':
      return ['HTTP authentication in the header ', code(`Authorization: ${credential.scheme} …`)]
    case 'oauth2':
      return ['OAuth 2.0 access token in the header ', code('Authorization: Bearer …')]
    case 'openIdConnect':
      return ['OpenID Connect token in the header ', code('Authorization: Bearer …')]
    case 'mutualTLS':
      return ['TLS client certificate']
    case 'unknown':
      return [credential.type]
  }
}

const factsOf = ({ configuration, flows }: SecurityScheme): FactView[] => [
  ...(configuration === undefined ? [] : [{ label: 'Configuration', value: [code(configuration)] }]),
  ...flows.flatMap(flowFacts),
]

const FLOWS = new Map([
  ['authorizationCode', 'Authorization code'],
  ['clientCredentials', 'Client credentials'],
  ['deviceAuthorization', 'Device authorization'],
  ['implicit', 'Implicit'],
  ['password', 'Password'],
])

function flowFacts({ name: key, addresses, scopes }: Flow): FactView[] {
  const name = FLOWS.get(key) ?? key
  const listed = scopes.map(
    (scope): InlineContent => (scope.meaning === '' ? [code(scope.name)] : [code(scope.name), ` (${scope.meaning})`]),
  )
  return [
    ...addresses
      .filter(({ url }) => url !== '')
      .map(({ purpose, url }) => ({
        label: `${name}: ${purpose.replace(/([A-Z])/g, ' $1').toLowerCase()} address`,
        value: [code(url)],
      })),
    ...(listed.length > 0 ? [{ label: `${name}: scopes`, value: listContent(listed, ', ') }] : []),
  ]
}

/** "secret and subscription-key", "a token or nothing at all". */
export function securityContent({ anchors }: Context, { security: { requirements } }: Operation): InlineContent {
  if (requirements.every((each) => each.length === 0)) return ['No authentication']
  const ways = requirements.map((each) => (each.length === 0 ? ['nothing'] : wayContent(anchors, each)))
  return listContent(ways, ways.some((way) => way.length > 1) ? ', or ' : ' or ')
}

function wayContent(anchors: Anchors, requirement: Requirement): InlineContent {
  const schemes = requirement.map(({ name, scheme, scopes }): InlineContent => {
    const link: Inline = { kind: 'link', text: name, href: addressOf(anchors.idOf('security', name)) }
    const names = scopes.map((scope): InlineContent => [code(scope)])
    const shown = scheme ? link : code(name)
    return names.length === 0
      ? [shown]
      : [shown, ` with the scope${names.length > 1 ? 's' : ''} `, ...listContent(names, ' and ')]
  })
  // Readers (and tools) overlook that all of them are needed together.
  const together = schemes.length > 2 ? ['all of '] : schemes.length === 2 ? ['both '] : []
  return [...together, ...listContent(schemes, ' and ')]
}
