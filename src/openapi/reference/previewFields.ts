import type { PreviewField } from '../../model/apiView.ts'
import type { YamlNode } from '../../yaml/node.ts'
import { isTrue, textOf } from '../read/document.ts'
import { type Direction, travels } from '../read/schema/direction.ts'
import { flatten } from '../read/schema/flatten.ts'
import { readSchema } from '../read/schema/schema.ts'
import { addressOf } from './anchors.ts'
import { firstSentence } from './firstSentence.ts'
import type { PageContext } from './pageContext.ts'
import { typeWords } from './schema/typeWords.ts'

const MAX_FIELDS = 40
const MAX_LEVELS = 2

/** The fields of a named schema (or of a list of it) at a glance, with links to where they are described. */
export function previewFields(page: PageContext, node: YamlNode | undefined, direction: Direction): PreviewField[] {
  const name = node && namedIn(page, node)
  const target = name === undefined ? undefined : page.document.find(name.reference)
  return target && name ? levelOf(page, target, direction, [name.name]) : []
}

type Named = { name: string; reference: string }

function namedIn(page: PageContext, node: YamlNode): Named | undefined {
  const { name, reference, keywords } = readSchema(page.document, node)
  if (name !== undefined && reference !== undefined) return { name, reference }
  const items = keywords.get('items')
  return items && namedIn(page, items)
}

function levelOf(page: PageContext, node: YamlNode, direction: Direction, path: string[]): PreviewField[] {
  const flat = flatten(page.document, node)
  return flat.fields
    .filter((field) => travels(page, field.node, direction))
    .slice(0, MAX_FIELDS)
    .map((field) => {
      const own = [...path, field.name]
      return {
        name: field.name,
        href: addressOf(page.anchors.idOf('schema', ...own)),
        type: typeWords(page.links, field.node),
        required: flat.required.has(field.name),
        deprecated: saysItself(page, field.node, 'deprecated'),
        summary: firstSentence(textOf(readSchema(page.document, field.node).keywords.get('description')) ?? ''),
        // The fields of a field from another schema are shown where that is.
        fields:
          field.origin === undefined && own.length <= MAX_LEVELS ? inlineFields(page, field.node, direction, own) : [],
      }
    })
}

/** Fields of objects (and lists of them) that have no name of their own. */
function inlineFields(page: PageContext, node: YamlNode, direction: Direction, path: string[]): PreviewField[] {
  const { reference, keywords } = readSchema(page.document, node)
  if (reference !== undefined) return []
  const items = keywords.get('items')
  if (items && !keywords.has('properties')) return inlineFields(page, items, direction, path)
  return keywords.has('properties') ? levelOf(page, node, direction, path) : []
}

const saysItself = (page: PageContext, node: YamlNode, keyword: string): boolean =>
  isTrue(readSchema(page.document, node).keywords.get(keyword))
