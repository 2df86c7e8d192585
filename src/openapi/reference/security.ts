import type { FactView, SecuritySchemeView, Word, Words } from '../../model/apiView.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { entriesOf, isTrue, itemsOf, lookUp, scalarText, textOf } from '../read/document.ts'
import { addressOf } from './anchors.ts'
import { describe, type PageContext, placeId } from './pageContext.ts'
import { listWords } from './schema/typeWords.ts'

export const schemesOf = (page: PageContext) =>
  entriesOf(childOf(childOf(page.document.root, 'components'), 'securitySchemes'))

export function securitySchemeViews(page: PageContext): SecuritySchemeView[] {
  return schemesOf(page).map(({ key: name, value: node }) => {
    const id = placeId(page, 'security', name)
    return {
      id,
      name,
      kind: kindWords(page, node),
      deprecated: isTrue(lookUp(page.document, node, 'deprecated')),
      description: describe(page, lookUp(page.document, node, 'description'), id),
      facts: factsOf(page, node),
    }
  })
}

const code = (text: string): Word => ({ kind: 'code', text })

function kindWords(page: PageContext, node: YamlNode): Words {
  const text = (key: string): string => scalarText(lookUp(page.document, node, key)) ?? ''
  switch (text('type')) {
    case 'apiKey':
      return ['API key in the ', `${text('in') === 'query' ? 'query parameter' : text('in')} `, code(text('name'))]
    case 'http':
      return httpWords(text('scheme'), text('bearerFormat'))
    case 'oauth2':
      return ['OAuth 2.0 access token in the header ', code('Authorization: Bearer …')]
    case 'openIdConnect':
      return ['OpenID Connect token in the header ', code('Authorization: Bearer …')]
    case 'mutualTLS':
      return ['TLS client certificate']
    default:
      return [text('type')]
  }
}

function httpWords(scheme: string, format: string): Words {
  if (/^basic$/i.test(scheme)) return ['User name and password in the header ', code('Authorization: Basic …')]
  if (!/^bearer$/i.test(scheme)) return ['HTTP authentication in the header ', code(`Authorization: ${scheme} …`)]
  return [`Bearer token${format === '' ? '' : ` (${format})`} in the header `, code('Authorization: Bearer …')]
}

function factsOf(page: PageContext, node: YamlNode): FactView[] {
  const address = textOf(lookUp(page.document, node, 'openIdConnectUrl'))
  const flows = entriesOf(lookUp(page.document, node, 'flows')).flatMap(({ key, value }) => flowFacts(key, value))
  return [...(address === undefined ? [] : [{ label: 'Configuration', value: [code(address)] }]), ...flows]
}

const FLOWS = new Map([
  ['authorizationCode', 'Authorization code'],
  ['clientCredentials', 'Client credentials'],
  ['deviceAuthorization', 'Device authorization'],
  ['implicit', 'Implicit'],
  ['password', 'Password'],
])

function flowFacts(key: string, flow: YamlNode): FactView[] {
  const name = FLOWS.get(key) ?? key
  const addresses = entriesOf(flow).filter(
    ({ key: field, value }) => field.endsWith('Url') && textOf(value) !== undefined,
  )
  const scopes = entriesOf(childOf(flow, 'scopes')).map(({ key: scope, value }): Words => {
    const meaning = textOf(value)
    return meaning ? [code(scope), ` (${meaning})`] : [code(scope)]
  })
  return [
    ...addresses.map(({ key: field, value }) => ({
      label: `${name}: ${field
        .replace(/Url$/, '')
        .replace(/([A-Z])/g, ' $1')
        .toLowerCase()} address`,
      value: [code(textOf(value) ?? '')],
    })),
    ...(scopes.length > 0 ? [{ label: `${name}: scopes`, value: listWords(scopes, ', ') }] : []),
  ]
}

/** One way to be let in: all of these schemes together. None means that nothing is asked. */
export type Requirement = { scheme: string; scopes: string[] }[]

/** The ways to be let in, of which a caller chooses one. */
export function requirementsOf(page: PageContext, operation: YamlNode): Requirement[] {
  const security = childOf(operation, 'security') ?? childOf(page.document.root, 'security')
  return itemsOf(security).map((each) =>
    entriesOf(each).map(({ key, value }) => ({
      scheme: key,
      scopes: itemsOf(value).flatMap((scope) => textOf(scope) ?? []),
    })),
  )
}

/** "secret and subscription-key", "a token or nothing at all". */
export function securityWords(page: PageContext, operation: YamlNode): Words {
  const requirements = requirementsOf(page, operation)
  if (requirements.every((each) => each.length === 0)) return ['No authentication']
  const ways = requirements.map((each) => (each.length === 0 ? ['nothing'] : wayWords(page, each)))
  return listWords(ways, ways.some((way) => way.length > 1) ? ', or ' : ' or ')
}

function wayWords(page: PageContext, requirement: Requirement): Words {
  const schemes = requirement.map(({ scheme, scopes }): Words => {
    const link: Word = { kind: 'link', text: scheme, href: addressOf(page.anchors.idOf('security', scheme)) }
    const known = schemesOf(page).some(({ key }) => key === scheme)
    const names = scopes.map((scope): Words => [code(scope)])
    const name = known ? link : code(scheme)
    return names.length === 0 ? [name] : [name, ' with the scope ', ...listWords(names, ' and ')]
  })
  // That all are needed, together, is what readers (and tools) overlook.
  const together = schemes.length > 2 ? ['all of '] : schemes.length === 2 ? ['both '] : []
  return [...together, ...listWords(schemes, ' and ')]
}
