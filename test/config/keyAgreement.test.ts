import { expect, test } from 'vitest'
import { readConfig } from '../../src/config/readConfig.ts'
import { siteSchema } from '../../src/config/siteSchema.ts'
import { frontMatterSchema } from '../../src/markdown/frontMatter/frontMatterSchema.ts'
import { parsePage } from '../../src/markdown/parsePage.ts'
import type { Problem } from '../../src/model/problem.ts'
import { sourcePath } from '../../src/model/route.ts'
import type { JsonSchema } from '../../src/yaml/jsonSchema.ts'
import type { JsonValue } from '../../src/yaml/node.ts'
import { options } from '../markdown/parse.ts'
import { chanceOf } from '../markdown/pipelines/random.ts'
import { expectAgreementOnPage, expectAgreementOnSite, isFrontMatter, isSite } from './agreement.ts'
import { oddValue } from './oddValues.ts'

/** Errors in what the schemas accept, by what a schema would have to know. */
const BEYOND_A_SCHEMA: Record<string, RegExp[]> = {
  'other values of the file': [
    /^there is no (?:sidebar|version) "/,
    /^two (?:versions|blogs) have the /,
    /^"[^"]*" is not the address of another site$/,
    /^addresses with "[^"]*" are not allowed$/,
  ],
  'how browsers read addresses': [/^"url" must be an origin/, /^"baseUrl" must be a path of names/],
  'the calendar': [/^"[^"]*" is not a date$/],
}

const isBeyondSchema = ({ message }: Problem): boolean =>
  Object.values(BEYOND_A_SCHEMA).some((messages) => messages.some((each) => each.test(message)))

const SEEDS = Array.from({ length: 14 }, (_, seed) => seed)

const schemasIn = (schema: JsonSchema): [name: string, schema: JsonSchema][] =>
  Object.entries(schema['properties'] ?? {}).map(([name, each]) => [
    name,
    typeof each === 'object' && each !== null && !Array.isArray(each) ? each : {},
  ])

const errorsIn = (problems: Problem[]): Problem[] => problems.filter(({ severity }) => severity === 'error')

test.each(schemasIn(siteSchema))(
  'site.yaml: values of "%s" are right for editors and for portalgen',
  (name, schema) => {
    for (const seed of SEEDS) {
      const value: JsonValue = {
        title: 'T',
        url: 'https://a.example',
        [name]: oddValue(chanceOf(seed), siteSchema, schema),
      }
      const text = JSON.stringify(value)
      const { problems } = readConfig({ path: sourcePath('content/site.yaml'), text })
      expectAgreementOnSite(text, problems.length)
      const unexpected = isSite(value) ? errorsIn(problems).filter((each) => !isBeyondSchema(each)) : []
      expect(unexpected, text).toEqual([])
    }
  },
)

test.each(schemasIn(frontMatterSchema))(
  'front matter: values of "%s" are right for editors and for portalgen',
  (name, schema) => {
    for (const seed of SEEDS) {
      const value: JsonValue = { [name]: oddValue(chanceOf(seed), frontMatterSchema, schema) }
      const text = `---\n${JSON.stringify(value)}\n---\n\n# A\n`
      const { problems } = parsePage({ path: sourcePath('content/docs/a.md'), text }, 'key', options)
      expectAgreementOnPage(text, errorsIn(problems).length)
      const unexpected = isFrontMatter(value) ? errorsIn(problems).filter((each) => !isBeyondSchema(each)) : []
      expect(unexpected, text).toEqual([])
    }
  },
)
