import type { ContentsGroup, FactView, GroupView, InlineContent, OperationView } from '../../model/apiView.ts'
import type { Texts } from '../../model/texts/texts.ts'
import type { Group } from '../read/groupTree.ts'
import type { Operation } from '../read/operations.ts'
import { titleOf } from '../read/operationTitle.ts'
import { moreFacts } from './addressFacts.ts'
import { anchorName } from './anchorName.ts'
import { addressOf, entryAddressOf } from './anchors.ts'
import type { Context } from './context.ts'
import { modelViews } from './modelViews.ts'
import { operationView } from './operationView.ts'
import { type PageUnit, pageUnit, unitsOf } from './pageUnit.ts'
import { listContent } from './schema/typeContent.ts'
import { webhookViews } from './webhookView.ts'

/** The operations of a tag. */
export type GroupParts = {
  /** What the address of its page is made from: of a tag, the same in each language. */
  path: string
  contents: ContentsGroup
  head: PageUnit<GroupHead>
  operations: PageUnit<OperationView>[]
}

export type GroupHead = Omit<GroupView, 'operations'>

export function* groupParts(context: Context, group: Group): Generator<void, GroupParts> {
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

export function* webhookParts(context: Context, webhooks: Operation[]): Generator<void, GroupParts> {
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
