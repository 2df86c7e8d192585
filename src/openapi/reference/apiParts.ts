import type { ApiView, ContentsGroup, FactView, GroupView, OperationView, SchemaView } from '../../model/apiView.ts'
import type { ApiConfig } from '../../model/config.ts'
import { SPEC_JSON, SPEC_YAML } from '../../model/route.ts'
import { childOf, type YamlEntry } from '../../yaml/node.ts'
import { entriesOf, itemsOf, scalarText } from '../read/document.ts'
import { type Operation, webhooksOf } from '../read/operations.ts'
import { postmanCollection } from '../request/postmanCollection.ts'
import { type AnchorKind, claimAll } from './anchors.ts'
import { addressFacts, moreFacts } from './externalDocs.ts'
import { type Group, groupHead, groupsOf } from './groups.ts'
import { anchorName, operationView } from './operationView.ts'
import { describe, type PageContext, placeId } from './pageContext.ts'
import { type Piece, pieceOf } from './piece.ts'
import { schemaView } from './schemaView.ts'
import { schemesOf, securitySchemeViews } from './security.ts'
import { serverViews } from './serverViews.ts'
import { webhookName, webhookView } from './webhookView.ts'

/** The reference before it is laid out on pages. */
export type ApiParts = {
  opening: Piece<Opening>
  groups: GroupParts[]
  /** Undefined when there are no schemas. */
  schemas: { contents: ContentsGroup; pieces: Piece<SchemaView>[] } | undefined
}

/** What stands before the operations. */
export type Opening = Omit<ApiView, 'directory' | 'contentsFile' | 'groups' | 'schemasTitle' | 'schemas'>

/** The operations of a tag. */
export type GroupParts = {
  contents: ContentsGroup
  head: Piece<GroupHead>
  operations: Piece<OperationView>[]
}

export type GroupHead = Omit<GroupView, 'operations'>

/** Everything that the reference shows, computed. */
export function apiParts(page: PageContext, config: ApiConfig): ApiParts {
  const { root } = page.document
  const groups = groupsOf(page, page.operations)
  const webhooks = webhooksOf(page.document)
  const schemas = entriesOf(childOf(childOf(root, 'components'), 'schemas'))
  claimIds(page, groups, webhooks, schemas)
  page.downloads.push(postmanCollection(page, groups))
  return {
    opening: pieceOf(page, () => openingOf(page, config)),
    groups: [
      ...groups.map((group) => groupParts(page, group)),
      ...(webhooks.length === 0 ? [] : [webhookParts(page, webhooks)]),
    ],
    schemas: schemas.length === 0 ? undefined : schemaParts(page, schemas),
  }
}

function openingOf(page: PageContext, config: ApiConfig): Opening {
  const { root } = page.document
  const info = childOf(root, 'info')
  return {
    title: scalarText(childOf(info, 'title')) ?? 'API',
    version: scalarText(childOf(info, 'version')) ?? '',
    summary: scalarText(childOf(info, 'summary')) ?? '',
    description: describe(page, childOf(info, 'description'), 'api', 2),
    facts: infoFacts(page),
    downloads: [
      { label: 'OpenAPI as YAML', href: page.hrefOf(SPEC_YAML) },
      { label: 'as JSON', href: page.hrefOf(SPEC_JSON) },
      { label: 'Postman collection', href: page.hrefOf('postman.json') },
    ],
    primaryColor: config.primaryColor,
    contents: [
      ...sectionContents(page, 'Servers', itemsOf(childOf(root, 'servers')).length > 0),
      ...sectionContents(page, 'Authentication', schemesOf(page).length > 0),
    ],
    servers: serverViews(page),
    security: securitySchemeViews(page),
  }
}

/** The ids of these sections are fixed: the theme writes them. */
function sectionContents(page: PageContext, label: string, shown: boolean): ContentsGroup[] {
  return shown ? [{ label, id: placeId(page, 'section', label.toLowerCase()), level: 0, items: [] }] : []
}

function groupParts(page: PageContext, group: Group): GroupParts {
  const head = pieceOf(page, () => groupHead(page, group))
  return partsOf(
    head,
    group.operations.map((operation) => pieceOf(page, () => operationView(page, operation))),
  )
}

const WEBHOOKS = { title: 'Webhooks', above: [], facts: [] }

function webhookParts(page: PageContext, webhooks: Operation[]): GroupParts {
  const head = pieceOf(page, () => ({ ...WEBHOOKS, id: placeId(page, 'section', 'webhooks'), description: undefined }))
  return partsOf(
    head,
    webhooks.map((webhook) => pieceOf(page, () => webhookView(page, webhook, webhooks))),
  )
}

function partsOf(head: Piece<GroupHead>, operations: Piece<OperationView>[]): GroupParts {
  const items = operations.map(({ view: { id, title, method, path, deprecated } }) => ({
    id,
    label: title,
    method,
    path,
    deprecated,
  }))
  return {
    contents: { id: head.view.id, label: head.view.title, level: head.view.above.length, items },
    head,
    operations,
  }
}

function schemaParts(page: PageContext, entries: YamlEntry[]): NonNullable<ApiParts['schemas']> {
  const id = page.anchors.idOf('section', 'schemas')
  const pieces = entries.map((entry) => pieceOf(page, () => schemaView(page, entry)))
  const items = pieces.map(({ view }) => ({
    id: view.id,
    label: view.name,
    method: undefined,
    path: undefined,
    deprecated: view.deprecated,
  }))
  return { contents: { id, label: 'Schemas', level: 0, items }, pieces }
}

/**
 * Before anything refers to anything, so that what has a plain name gets the plain id, and texts find what they lead to.
 */
function claimIds(page: PageContext, groups: Group[], webhooks: Operation[], schemas: YamlEntry[]): void {
  const { idOf } = page.anchors
  const operations = groups.flatMap((group) => group.operations)
  const claim = (kind: AnchorKind, names: string[]): void => {
    claimAll(page.anchors, kind, names)
    page.addressed.push(...names.map((name) => ({ id: idOf(kind, name) })))
  }
  claim('operation', operations.map(anchorName))
  page.addressed.push(
    ...operations.map((each) => ({ id: idOf('operation', anchorName(each)), method: each.method, path: each.path })),
  )
  claim(
    'webhook',
    webhooks.map((webhook) => webhookName(webhook, webhooks)),
  )
  claim(
    'schema',
    schemas.map(({ key }) => key),
  )
  const schemeNames = schemesOf(page).map(({ key }) => key)
  claim('security', schemeNames)
  claim(
    'tag',
    groups.map(({ name }) => name),
  )
  if (schemas.length > 0) page.addressed.push({ id: idOf('section', 'schemas') })
  if (schemeNames.length > 0) page.addressed.push({ id: idOf('section', 'authentication') })
}

function infoFacts(page: PageContext): FactView[] {
  const { root } = page.document
  const info = childOf(root, 'info')
  const contact = childOf(info, 'contact')
  const license = childOf(info, 'license')
  return [
    ...addressFacts(page, 'Contact', childOf(contact, 'url'), childOf(contact, 'name')),
    ...emailFacts(scalarText(childOf(contact, 'email'))),
    ...addressFacts(page, 'Licence', childOf(license, 'url'), childOf(license, 'name')),
    ...addressFacts(page, 'Terms of service', childOf(info, 'termsOfService')),
    ...moreFacts(page, root),
  ]
}

const emailFacts = (email: string | undefined): FactView[] =>
  email === undefined ? [] : [{ label: 'Email', value: [{ kind: 'link', text: email, href: `mailto:${email}` }] }]
