import { siteSchema } from '../../src/config/siteSchema.ts'
import { frontMatterSchema } from '../../src/markdown/frontMatter/frontMatterSchema.ts'
import type { JsonSchema } from '../../src/yaml/jsonSchema.ts'
import { type Chance, chanceOf } from '../markdown/pipelines/random.ts'
import { randomDocument } from '../markdown/pipelines/randomDocument.ts'
import { HTML, URLS, WORDS } from '../markdown/pipelines/randomWords.ts'
import { mutateText } from './mutateText.ts'
import { mutateValue, written } from './mutateValue.ts'
import { DOCUMENTS, PARTS } from './openApiTexts.ts'
import { valueOfSchema } from './valueOfSchema.ts'

export const FORMATS = ['markdown', 'front matter', 'site.yaml', 'openapi'] as const

export type Format = (typeof FORMATS)[number]

const MARKS = [
  ...[
    ...WORDS,
    ...HTML,
    ...URLS,
    '[^1]',
    '[^1]: a\n',
    '[a]: b\n',
    '- [ ] ',
    '> ',
    '```js\n',
    '~~~\n',
    '$$',
    '{{< x >}}',
  ],
  ...[
    '{% x %}',
    '!!! note\n',
    '=== "a"\n',
    ':::note\n',
    ':::\n',
    '::::tabs\n',
    '<Tabs>',
    '</div>',
    '<!--',
    '-->',
    '|-|\n',
  ],
  ...['--8<-- "a.md"\n', '@include: ./a.md\n', '[!NOTE]\n', '[[a|b]]', '![](', '<a name=x>', '&#x110000;', '***', '\\'],
  ...[
    'import X from "./x"\n',
    'export const a = 1\n',
    '{/* a */}',
    '<X {...a} />',
    ':tada:',
    'H~2~O',
    '==a==',
    '++a++',
  ],
]

const KEYS = [
  'title',
  'url',
  'items',
  'to',
  'href',
  'label',
  'sidebar',
  'spec',
  'route',
  'name',
  'value',
  'id',
  '/a/',
  '*',
]

/** A text of a format by chance, the same for the same number. */
export function textOf(format: Format, seed: number): string {
  const chance = chanceOf(seed)
  switch (format) {
    case 'markdown':
      return mostlyMutated(chance, randomDocument(seed), MARKS)
    case 'front matter':
      return `---\n${mostlyMutated(chance, yamlOf(chance, frontMatterSchema), KEYS)}\n---\n# A\n`
    case 'site.yaml':
      return mostlyMutated(chance, yamlOf(chance, siteSchema), KEYS)
    default:
      return openApiText(chance)
  }
}

const mostlyMutated = (chance: Chance, text: string, words: readonly string[]): string =>
  chance.is(0.7) ? mutateText(chance, text, words) : text

function yamlOf(chance: Chance, schema: JsonSchema): string {
  const value = valueOfSchema(chance, schema)
  return written(chance, chance.is(0.5) ? mutateValue(chance, value, KEYS) : value)
}

function openApiText(chance: Chance): string {
  const text = written(chance, mutateValue(chance, chance.oneOf(DOCUMENTS), PARTS))
  return chance.is(0.2) ? mutateText(chance, text, KEYS) : text
}
