import type { Addressed } from '../../model/foreignAddress/foreignAddresses.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import { anchorName } from './anchorName.ts'
import { type AnchorKind, type Anchors, claimAll } from './anchors.ts'
import { webhookNames } from './webhookView.ts'

/**
 * Assigns the ids of all named elements before any reference is resolved. Elements with plain names get plain ids, and
 * links in descriptions find their targets.
 */
export function claimIds(anchors: Anchors, document: ApiDocument): Addressed[] {
  const { groups, webhooks, schemas, securitySchemes } = document
  const { idOf } = anchors
  const operations = groups.flatMap((group) => group.operations)
  const claim = (kind: AnchorKind, names: string[]): Addressed[] => {
    claimAll(anchors, kind, names)
    return names.map((name) => ({ id: idOf(kind, name) }))
  }
  return [
    ...claim('operation', operations.map(anchorName)),
    ...operations.map((each) => ({
      id: idOf('operation', anchorName(each)),
      method: each.method,
      path: each.path,
    })),
    ...claim('webhook', webhookNames(webhooks)),
    ...claim(
      'schema',
      schemas.map(({ name }) => name),
    ),
    ...claim(
      'security',
      securitySchemes.map(({ name }) => name),
    ),
    ...claim(
      'tag',
      groups.map(({ name }) => name),
    ),
    ...(schemas.length > 0 ? [{ id: idOf('section', 'schemas') }] : []),
    ...(securitySchemes.length > 0 ? [{ id: idOf('section', 'authentication') }] : []),
  ]
}
