import type {
  ApiView,
  ContentsGroup,
  FactView,
  GroupView,
  InlineContent,
  OperationView,
  SchemaView,
} from '../../model/apiView.ts'
import type { ApiConfig } from '../../model/config.ts'
import type { Prose } from '../../model/richText.ts'
import { SPEC_JSON, SPEC_YAML } from '../../model/route.ts'
import type { Texts } from '../../model/texts/texts.ts'
import type { Group } from '../read/groupTree.ts'
import type { Info } from '../read/info.ts'
import type { Operation } from '../read/operations.ts'
import { titleOf } from '../read/operationTitle.ts'
import type { Field } from '../read/schema/schema.ts'
import { addressFacts, moreFacts } from './addressFacts.ts'
import { anchorName } from './anchorName.ts'
import { addressOf, entryAddressOf } from './anchors.ts'
import type { Context } from './context.ts'
import { modelViews } from './modelViews.ts'
import { operationView } from './operationView.ts'
import { type PageUnit, pageUnit } from './pageUnit.ts'
import { listContent } from './schema/typeContent.ts'
import { schemaView } from './schemaView.ts'
import { securitySchemeViews } from './security.ts'
import { serverViews } from './serverViews.ts'
import { webhookViews } from './webhookView.ts'

/** The reference before it is laid out on pages. */
export type ApiParts = {
  opening: PageUnit<Opening>
  groups: GroupParts[]
  /** Undefined when there are no schemas. */
  schemas: { contents: ContentsGroup; units: PageUnit<SchemaView>[] } | undefined
}

/** The introduction, before the operations. */
export type Opening = Omit<ApiView, 'part' | 'directory' | 'contentsFile' | 'groups' | 'schemasTitle' | 'schemas'>

/** The operations of a tag. */
export type GroupParts = {
  /** What the address of its page is made from: of a tag, the same in each language. */
  path: string
  contents: ContentsGroup
  head: PageUnit<GroupHead>
  operations: PageUnit<OperationView>[]
}

export type GroupHead = Omit<GroupView, 'operations'>

/** Computes everything that the reference shows, in a step for each operation and schema. */
export function* apiParts(context: Context, config: ApiConfig): Generator<void, ApiParts> {
  const { groups, webhooks, schemas } = context.document
  const opening = pageUnit(context, () => openingOf(context, config))
  const parts: GroupParts[] = []
  for (const group of groups) parts.push(yield* groupParts(context, group))
  if (webhooks.length > 0) parts.push(yield* webhookParts(context, webhooks))
  return { opening, groups: parts, schemas: schemas.length === 0 ? undefined : yield* schemaParts(context, schemas) }
}

/** The units of a page that has one for each of these elements, in as many steps. */
function* unitsOf<T, View>(
  context: Context,
  elements: T[],
  viewOf: (element: T) => View,
): Generator<void, PageUnit<View>[]> {
  const units: PageUnit<View>[] = []
  for (const element of elements) {
    units.push(pageUnit(context, () => viewOf(element)))
    yield
  }
  return units
}

function openingOf(context: Context, config: ApiConfig): Opening {
  const { document, texts, words, hrefOf } = context
  const { reference } = words
  const { info, servers, securitySchemes } = document
  const description = texts.describe(info.description, 'api', 2)
  return {
    title: info.title ?? 'API',
    version: info.version,
    summary: info.summary,
    logo: texts.describe(info.logo, 'api'),
    description,
    facts: [...infoFacts(info, words), ...moreFacts(context, document.docs)],
    downloads: [
      { label: reference.yaml, href: hrefOf(SPEC_YAML) },
      { label: reference.json, href: hrefOf(SPEC_JSON) },
      { label: reference.postman, href: hrefOf('postman.json') },
    ],
    primaryColor: config.primaryColor,
    contents: [
      ...aboutContents(context, description),
      ...sectionContents(context, 'servers', servers.length > 0),
      ...sectionContents(context, 'authentication', securitySchemes.length > 0),
    ],
    servers: serverViews(context),
    security: securitySchemeViews(context),
  }
}

/** The main headings of the description. Many documents have their guides there. */
function aboutContents(context: Context, description: Prose | undefined): ContentsGroup[] {
  const headings = description?.headings ?? []
  const highest = headings.reduce((level, heading) => Math.min(level, heading.level), Infinity)
  const items = headings
    .filter(({ level }) => level === highest)
    .map(({ id, text }) => ({ ...NO_OPERATION, id, href: addressOf(id), label: text }))
  return sectionContents(context, 'about', items.length > 0).map((group) => ({ ...group, items }))
}

const NO_OPERATION = { method: undefined, path: undefined, deprecated: false }

/** The ids of these sections are fixed: the theme writes them. */
function sectionContents(
  { anchors, words }: Context,
  section: 'about' | 'servers' | 'authentication',
  shown: boolean,
): ContentsGroup[] {
  const id = anchors.idOf('section', section)
  return shown ? [{ label: words.reference[section], id, href: addressOf(id), level: 0, items: [] }] : []
}

function* groupParts(context: Context, group: Group): Generator<void, GroupParts> {
  const head = pageUnit(context, () => groupHead(context, group))
  const operations = yield* unitsOf(context, group.operations, (operation) => operationView(context, operation))
  return partsOf(group.title, head, operations)
}

function groupHead(context: Context, group: Group): GroupHead {
  const { name, tag, also, above } = group
  const { anchors, texts, words } = context
  const id = anchors.idOf('tag', name)
  return {
    id,
    href: addressOf(id),
    title: groupTitle(words, group),
    isNamed: true,
    above: above.map((each) => groupTitle(words, each)),
    description: texts.describe(tag?.description, id, 3),
    models: modelViews(context, group),
    facts: [...(tag ? moreFacts(context, tag.docs) : []), ...(also.length > 0 ? [alsoFact(context, also)] : [])],
  }
}

const groupTitle = ({ reference, facts }: Texts, { title, untitled }: Group): string => {
  if (untitled === undefined) return title
  return untitled === 'more' ? facts.more : reference.operations
}

/** An operation with several tags is shown once, and the others lead there. */
function alsoFact({ anchors, words }: Context, also: Operation[]): FactView {
  const links = also.map((operation): InlineContent => {
    const href = addressOf(anchors.idOf('operation', anchorName(operation)))
    return [{ kind: 'link', text: titleOf(operation), href }]
  })
  return { label: words.facts.seeAlso, value: listContent(words, links, words.comma) }
}

function* webhookParts(context: Context, webhooks: Operation[]): Generator<void, GroupParts> {
  const id = context.anchors.idOf('section', 'webhooks')
  const head = pageUnit(context, () => ({
    title: context.words.reference.webhooks,
    isNamed: false,
    above: [],
    models: [],
    facts: [],
    id,
    href: addressOf(id),
    description: undefined,
  }))
  const operations = yield* unitsOf(context, webhooks, webhookViews(context))
  return partsOf(head.view.title, head, operations)
}

function partsOf(path: string, head: PageUnit<GroupHead>, operations: PageUnit<OperationView>[]): GroupParts {
  const items = operations.map(({ view: { id, title, method, path, deprecated } }) => ({
    id,
    href: entryAddressOf(id),
    // The method stands beside it.
    label: title === `${method} ${path}` ? path : title,
    method,
    path,
    deprecated,
  }))
  const { id, title: label, above } = head.view
  return {
    path,
    contents: { id, href: entryAddressOf(id), label, level: above.length, items },
    head,
    operations,
  }
}

function* schemaParts(context: Context, schemas: Field[]): Generator<void, NonNullable<ApiParts['schemas']>> {
  const id = context.anchors.idOf('section', 'schemas')
  const units = yield* unitsOf(context, schemas, (schema) => schemaView(context, schema))
  const items = units.map(({ view }) => ({
    ...NO_OPERATION,
    id: view.id,
    href: entryAddressOf(view.id),
    label: view.name,
    deprecated: view.deprecated,
  }))
  return { contents: { id, href: entryAddressOf(id), label: context.words.reference.schemas, level: 0, items }, units }
}

const infoFacts = ({ contact, email, license, terms }: Info, { facts }: Texts): FactView[] => [
  ...addressFacts(facts.contact, contact),
  ...(email === undefined
    ? []
    : [{ label: facts.email, value: [{ kind: 'link' as const, text: email, href: `mailto:${email}` }] }]),
  ...addressFacts(facts.licence, license),
  ...addressFacts(facts.terms, terms),
]
