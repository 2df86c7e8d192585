import type { FieldView, SchemaBody, SecuritySchemeView, ServerView } from '../../../model/apiView.ts'
import type { GroupHead } from '../groupParts.ts'
import type { Opening } from '../opening.ts'
import type { Continuations } from './continuations.ts'
import { continued } from './shortBody.ts'
import { shortMedia } from './shortOperation.ts'
import { shortFacts } from './shortWords.ts'

/** An introduction whose long lists and texts are continued on other pages, where their items are fields. */
export function shortOpening(view: Opening, on: Continuations): Opening {
  const servers = on.list(
    view.servers,
    ({ url }) => url,
    (some) => ({ body: { fields: some.map(serverField) } }),
  )
  const security = on.list(
    view.security.map((scheme) => ({ ...scheme, facts: shortFacts(scheme.facts, on) })),
    ({ name }) => name,
    (some) => ({ body: { fields: some.map(schemeField) } }),
  )
  const short = {
    ...view,
    description: on.prose(view.description),
    servers: servers.shown,
    security: security.shown,
  }
  return continued(short, [...servers.rest, ...security.rest])
}

export const shortHead = (head: GroupHead, on: Continuations): GroupHead => ({
  ...head,
  description: on.prose(head.description),
  models: head.models.map((each) => ({ ...each, ...shortMedia(each, on) })),
  facts: shortFacts(head.facts, on),
})

const PLAIN: Omit<FieldView, 'name' | 'type' | 'description' | 'body'> = {
  id: undefined,
  href: undefined,
  kind: 'named',
  required: false,
  deprecated: false,
  direction: 'both',
  facts: [],
  values: { listed: [], folded: false },
  origin: undefined,
  more: undefined,
}

const serverField = ({ url, name, description, variables }: ServerView): FieldView => ({
  ...PLAIN,
  name: url,
  type: name === undefined ? [] : [name],
  description,
  body: variables.length > 0 ? { ...NOTHING, fields: variables } : undefined,
})

const NOTHING: SchemaBody = { fields: [], notes: [], choices: [], cases: [], conditions: [] }

const schemeField = ({ id, name, kind, deprecated, description, facts }: SecuritySchemeView): FieldView => ({
  ...PLAIN,
  id,
  name,
  type: kind,
  deprecated,
  description,
  facts,
  body: undefined,
})
