import type { KeyModel } from '../../model/requestModel.ts'
import type { YamlNode } from '../../yaml/node.ts'
import { lookUp, scalarText } from '../read/document.ts'
import type { Operation } from '../read/operations.ts'
import type { PageContext } from '../reference/pageContext.ts'
import { requirementsOf, schemesOf } from '../reference/security.ts'
import { variableName } from './variableName.ts'

/** The first way to be let in: every key that it asks for. */
export function keyModels(page: PageContext, operation: Operation): KeyModel[] {
  const asked = requirementsOf(page, operation.node).find((each) => each.length > 0) ?? []
  return asked.flatMap(({ scheme }) => {
    const node = schemesOf(page).find(({ key }) => key === scheme)?.value
    return node ? keysOf(page, scheme, node) : []
  })
}

function keysOf(page: PageContext, scheme: string, node: YamlNode): KeyModel[] {
  const text = (key: string): string => scalarText(lookUp(page.document, node, key)) ?? ''
  const key = (place: KeyModel['place'], name: string, label: string, prefix = ''): KeyModel => {
    const id = place === 'basic' ? `${scheme} ${label}` : scheme
    return { id, label, place, name, prefix, variable: variableName(page.document, label) }
  }
  const type = text('type')
  const name = text('name')
  const place = text('in')
  if (type === 'mutualTLS') return []
  if (type === 'apiKey') return [key(place === 'query' || place === 'cookie' ? place : 'header', name, name)]
  if (type === 'http' && /^basic$/i.test(text('scheme')))
    return [key('basic', '', 'user'), key('basic', '', 'password')]
  return [key('header', 'Authorization', 'token', 'Bearer ')]
}
