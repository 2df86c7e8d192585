import type { FactView, Inline, InlineContent, SecuritySchemeView } from '../../model/apiView.ts'
import { fill, type Texts } from '../../model/texts/texts.ts'
import type { Operation } from '../read/operations.ts'
import type { Credential, Flow, Requirement, SecurityScheme } from '../read/security.ts'
import { type Anchors, addressOf } from './anchors.ts'
import type { Context } from './context.ts'
import { filledContent, listContent } from './schema/typeContent.ts'

export const securitySchemeViews = ({ document, anchors, texts, words }: Context): SecuritySchemeView[] =>
  document.securitySchemes.map((scheme) => {
    const { name, credential, deprecated, description } = scheme
    const id = anchors.idOf('security', name)
    return {
      id,
      name,
      kind: credentialContent(credential, words.security),
      deprecated,
      description: texts.describe(description, id),
      facts: factsOf(scheme, words),
    }
  })

const code = (text: string): Inline => ({ kind: 'code', text })

function credentialContent(credential: Credential, texts: Texts['security']): InlineContent {
  const inHeader = (text: string, header: string): InlineContent => filledContent(text, { header: [code(header)] })
  switch (credential.kind) {
    case 'apiKey': {
      const { place, name } = credential
      const key = place === 'query' ? texts.keyInQuery : place === 'cookie' ? texts.keyInCookie : texts.keyInHeader
      return filledContent(key, { name: [code(name)] })
    }
    case 'basic':
      return inHeader(texts.basic, 'Authorization: Basic …')
    case 'bearer': {
      const { format } = credential
      const bearer = format === '' ? texts.bearer : texts.bearerFormat
      return filledContent(bearer, { format: [format], header: [code('Authorization: Bearer …')] })
    }
    case 'http':
      return inHeader(texts.http, `Authorization: ${credential.scheme} …`)
    case 'oauth2':
      return inHeader(texts.oauth2, 'Authorization: Bearer …')
    case 'openIdConnect':
      return inHeader(texts.openIdConnect, 'Authorization: Bearer …')
    case 'mutualTLS':
      return [texts.mutualTls]
    case 'unknown':
      return [credential.type]
  }
}

const factsOf = ({ configuration, flows }: SecurityScheme, words: Texts): FactView[] => [
  ...(configuration === undefined ? [] : [{ label: words.security.configuration, value: [code(configuration)] }]),
  ...flows.flatMap((flow) => flowFacts(flow, words)),
]

const FLOWS = ['authorizationCode', 'clientCredentials', 'deviceAuthorization', 'implicit', 'password'] as const

/** The addresses of a flow, by the names of their keys without `Url`. */
const ADDRESSES = new Map<string, keyof Texts['security']>([
  ['authorization', 'authorizationAddress'],
  ['deviceAuthorization', 'deviceAddress'],
  ['token', 'tokenAddress'],
  ['refresh', 'refreshAddress'],
])

function flowFacts({ name, addresses, scopes }: Flow, words: Texts): FactView[] {
  const { security: texts } = words
  const known = FLOWS.find((each) => each === name)
  const flow = known ? texts[known] : name
  const listed = scopes.map(
    (scope): InlineContent => (scope.meaning === '' ? [code(scope.name)] : [code(scope.name), ` (${scope.meaning})`]),
  )
  return [
    ...addresses
      .filter(({ url }) => url !== '')
      .map(({ purpose, url }) => ({
        label: addressLabel(flow, purpose, texts),
        value: [code(url)],
      })),
    ...(listed.length > 0
      ? [{ label: fill(texts.scopesOf, { flow }), value: listContent(words, listed, words.comma) }]
      : []),
  ]
}

function addressLabel(flow: string, purpose: string, texts: Texts['security']): string {
  const known = ADDRESSES.get(purpose)
  return known ? fill(texts[known], { flow }) : `${flow}: ${purpose}`
}

/** "secret and subscription-key", "a token or nothing at all". */
export function securityContent({ anchors, words }: Context, { security: { requirements } }: Operation): InlineContent {
  if (requirements.every((each) => each.length === 0)) return [words.security.none]
  const ways = requirements.map((each) =>
    each.length === 0 ? [words.security.nothing] : wayContent(anchors, each, words),
  )
  return listContent(words, ways, ways.some((way) => way.length > 1) ? words.security.orElse : words.types.or)
}

function wayContent(anchors: Anchors, requirement: Requirement, words: Texts): InlineContent {
  const { security: texts, types } = words
  const schemes = requirement.map(({ name, scheme, scopes }): InlineContent => {
    const link: Inline = { kind: 'link', text: name, href: addressOf(anchors.idOf('security', name)) }
    const names = scopes.map((scope): InlineContent => [code(scope)])
    const shown = scheme ? link : code(name)
    if (names.length === 0) return [shown]
    const text = names.length > 1 ? texts.scopes : texts.scope
    return filledContent(text, { scheme: [shown], scopes: listContent(words, names, types.and) })
  })
  // Readers (and tools) overlook that all of them are needed together.
  const all = listContent(words, schemes, types.and)
  if (schemes.length < 2) return all
  return filledContent(schemes.length > 2 ? texts.all : texts.both, { schemes: all })
}
