import { Ajv } from 'ajv'
import { replaceInConfig } from '../../src/config/replaceInConfig.ts'
import { siteSchema } from '../../src/config/siteSchema.ts'
import { siteShape } from '../../src/config/siteShape.ts'
import { frontMatterSchema } from '../../src/markdown/frontMatter/frontMatterSchema.ts'
import { frontMatterShape } from '../../src/markdown/frontMatter/frontMatterShape.ts'
import { readOtherKeys } from '../../src/markdown/frontMatter/otherKeys.ts'
import { splitFrontMatter } from '../../src/markdown/frontMatter/splitFrontMatter.ts'
import { route, sourcePath } from '../../src/model/route.ts'
import type { JsonSchema } from '../../src/yaml/jsonSchema.ts'
import { type JsonValue, toValue, type YamlNode } from '../../src/yaml/node.ts'
import { parseYaml } from '../../src/yaml/parseYaml.ts'
import { readShape } from '../../src/yaml/shape.ts'

const path = sourcePath('content/site.yaml')

const validatorOf = (schema: JsonSchema) =>
  new Ajv({
    allErrors: true,
    allowUnionTypes: true,
    strictNumbers: false,
    strictTypes: false,
    keywords: ['patternErrorMessage'],
  }).compile(schema)

export const isSite = validatorOf(siteSchema)
export const isFrontMatter = validatorOf(frontMatterSchema)

/**
 * Holds the schema for `site.yaml` to the checks of portalgen.
 * @param found how many problems portalgen has found in all
 */
export function expectAgreementOnSite(text: string, found: number): void {
  const { value: parsed } = parseYaml({ path, text })
  if (!parsed) return
  const shape = readShape(replaceInConfig(parsed).value.node, siteShape, 'invalid-config')
  expectAgreement(parsed, isSite, shape.problems.length > 0, found > 0)
}

/**
 * The same for the front matter of a page.
 * @param found errors in the front matter besides those of its shape
 */
export function expectAgreementOnPage(page: string, found = 0): void {
  const { format, text } = splitFrontMatter(path, page).value.frontMatter
  const { value: parsed } = parseYaml({ path, text })
  if (!parsed || format !== 'yaml') return
  const { ours, problems } = readOtherKeys(parsed, route('/x/'))
  const isWrong = problems.length + readShape(ours, frontMatterShape, 'invalid-front-matter').problems.length > 0
  expectAgreement(parsed, isFrontMatter, isWrong, isWrong || found > 0)
}

/** Checks that compare values are not in a schema: so it may accept what has problems, but not a wrong shape. */
function expectAgreement(node: YamlNode, validate: typeof isSite, isMisshapen: boolean, isWrong: boolean): void {
  const value = toValue(node)
  const isAccepted = [withNullAsWord(node), value].some((each) => validate(each))
  if (isAccepted && isMisshapen) throw new Error(`the JSON Schema accepts what is reported: ${JSON.stringify(value)}`)
  if (!isAccepted && !isWrong)
    throw new Error(`the JSON Schema rejects what is accepted: ${JSON.stringify([value, validate.errors])}`)
}

/** Where a text is expected, the word `null` is one; JSON cannot tell it from no value. */
function withNullAsWord(node: YamlNode): JsonValue {
  if (node.kind === 'list') return node.items.map(withNullAsWord)
  if (node.kind === 'map') return Object.fromEntries(node.entries.map(({ key, value }) => [key, withNullAsWord(value)]))
  return node.value === null && node.spelling === 'null' ? 'null' : node.value
}
