import type { ChoicesView, OptionView } from '../../model/apiView.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { textOf } from '../read/document.ts'
import { discriminatorValue } from '../read/schema/cases.ts'
import type { Alternatives } from '../read/schema/flatten.ts'
import { readSchema } from '../read/schema/schema.ts'
import { type Owner, within } from './fieldView.ts'
import { describe, type PageContext } from './pageContext.ts'
import { linkToSchema } from './schema/schemaLinks.ts'
import { typeWords } from './schema/typeWords.ts'
import { innerBody } from './schemaBody.ts'

export function choicesView(
  page: PageContext,
  { kind, schemas, discriminator }: Alternatives,
  owner: Owner,
): ChoicesView {
  const title = kind === 'oneOf' ? 'Exactly one of' : 'At least one of'
  const property = textOf(childOf(discriminator, 'propertyName'))
  const options = schemas.map((node, index) => optionView(page, node, index, within(owner, String(index + 1))))
  if (property === undefined) return { title, options }
  const selected = options.map((option, index): OptionView => {
    const node = schemas[index]
    const value = node && discriminatorValue(page.document, node, discriminator)
    if (value === undefined) return option
    return { ...option, when: ['when ', { kind: 'code', text: property }, ' is ', { kind: 'code', text: value }] }
  })
  return { title, options: selected }
}

function optionView(page: PageContext, node: YamlNode, index: number, owner: Owner): OptionView {
  const { name, keywords } = readSchema(page.document, node)
  const title = textOf(keywords.get('title'))
  const id = page.anchors.idOf(owner.kind, ...owner.path)
  return {
    label:
      name === undefined
        ? [title ?? `Option ${index + 1}`, ': ', ...typeWords(page.links, node)]
        : [linkToSchema(page.anchors, name)],
    when: undefined,
    description: describe(page, keywords.get('description'), id),
    body: innerBody(page, node, owner),
  }
}

/** The words for its type name the alternatives, too; choices are shown when there is more to them. */
export const saysMoreThanItsType = ({ options }: ChoicesView): boolean =>
  options.length > 5 || options.some(({ when, description, body }) => when || description || body)
