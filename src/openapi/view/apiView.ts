import type { ApiView, ContentsGroup, ContentsItem, FactView, Word } from '../../model/apiView.ts'
import type { ApiConfig } from '../../model/config.ts'
import { childOf, type YamlEntry, type YamlNode } from '../../yaml/node.ts'
import { addressOf, claimAll } from '../anchors.ts'
import { entriesOf, isTrue, itemsOf, scalarText } from '../document/document.ts'
import { operationsOf } from '../document/operations.ts'
import { type Group, groupsOf, groupView } from './groups.ts'
import { anchorName, titleOf } from './operationView.ts'
import { describe, type PageContext, placeId } from './pageContext.ts'
import { schemaView } from './schemaView.ts'
import { schemesOf, securitySchemeViews } from './security.ts'
import { serverViews } from './serverViews.ts'

/** Everything that the reference page shows, computed. */
export function apiView(page: PageContext, config: ApiConfig): ApiView {
  const { root } = page.document
  const info = childOf(root, 'info')
  const groups = groupsOf(page, operationsOf(page.document))
  const schemas = entriesOf(childOf(childOf(root, 'components'), 'schemas'))
  claimIds(page, groups, schemas)
  return {
    title: scalarText(childOf(info, 'title')) ?? 'API',
    version: scalarText(childOf(info, 'version')) ?? '',
    summary: scalarText(childOf(info, 'summary')) ?? '',
    description: describe(page, childOf(info, 'description'), 'api', 2),
    facts: infoFacts(root),
    primaryColor: config.primaryColor,
    contents: contentsOf(page, groups, schemas),
    servers: serverViews(page),
    security: securitySchemeViews(page),
    groups: groups.map((group) => groupView(page, group)),
    schemas: schemas.map((entry) => schemaView(page, entry)),
  }
}

/** Before anything refers to anything, so that what has a plain name gets the plain id. */
function claimIds(page: PageContext, groups: Group[], schemas: YamlEntry[]): void {
  const operations = groups.flatMap((group) => group.operations)
  claimAll(page.anchors, 'operation', operations.map(anchorName))
  claimAll(
    page.anchors,
    'schema',
    schemas.map(({ key }) => key),
  )
  claimAll(
    page.anchors,
    'security',
    schemesOf(page).map(({ key }) => key),
  )
  claimAll(
    page.anchors,
    'tag',
    groups.map(({ name }) => name),
  )
}

function contentsOf(page: PageContext, groups: Group[], schemas: YamlEntry[]): ContentsGroup[] {
  return [
    ...sectionContents(page, 'Servers', itemsOf(childOf(page.document.root, 'servers')).length > 0, []),
    ...sectionContents(page, 'Authentication', schemesOf(page).length > 0, []),
    ...groups.map((group) => groupContents(page, group)),
    ...sectionContents(
      page,
      'Schemas',
      schemas.length > 0,
      schemas.map(({ key, value }) => ({
        label: key,
        href: addressOf(page.anchors.idOf('schema', key)),
        method: undefined,
        deprecated: isTrue(childOf(value, 'deprecated')),
      })),
    ),
  ]
}

/** The ids of these sections are fixed: the theme writes them. */
function sectionContents(page: PageContext, label: string, shown: boolean, items: ContentsItem[]): ContentsGroup[] {
  return shown ? [{ label, href: addressOf(placeId(page, 'section', label.toLowerCase())), items }] : []
}

function groupContents(page: PageContext, { name, title, operations }: Group): ContentsGroup {
  const items = operations.map((operation) => ({
    label: titleOf(operation),
    href: addressOf(page.anchors.idOf('operation', anchorName(operation))),
    method: operation.method,
    deprecated: isTrue(childOf(operation.node, 'deprecated')),
  }))
  return { label: title, href: addressOf(page.anchors.idOf('tag', name)), items }
}

function infoFacts(root: YamlNode): FactView[] {
  const info = childOf(root, 'info')
  const contact = childOf(info, 'contact')
  const license = childOf(info, 'license')
  const terms = scalarText(childOf(info, 'termsOfService'))
  const docs = childOf(root, 'externalDocs')
  const email = scalarText(childOf(contact, 'email'))
  const facts: [label: string, text: string | undefined, address: string | undefined][] = [
    ['Contact', scalarText(childOf(contact, 'name')), scalarText(childOf(contact, 'url'))],
    ['Email', email, email === undefined ? undefined : `mailto:${email}`],
    ['Licence', scalarText(childOf(license, 'name')), scalarText(childOf(license, 'url'))],
    ['Terms of service', terms, terms],
    ['More', scalarText(childOf(docs, 'description')), scalarText(childOf(docs, 'url'))],
  ]
  return facts.flatMap(([label, text, address]) => factOf(label, text ?? address, address))
}

function factOf(label: string, text: string | undefined, address: string | undefined): FactView[] {
  if (text === undefined) return []
  const safe = address !== undefined && /^(?:https?:\/\/|mailto:)/i.test(address)
  const word: Word = safe ? { kind: 'link', text, href: address } : text
  return [{ label, value: [word] }]
}
