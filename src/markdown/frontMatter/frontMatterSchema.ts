import { fields } from '../../yaml/fields.ts'
import { DRAFT, type JsonSchema } from '../../yaml/jsonSchema.ts'
import { FRONT_MATTER_KEYS } from './frontMatterShape.ts'
import { OTHER_KEYS } from './otherKeys.ts'

/** The front matter of a page, for editors. */
export const frontMatterSchema: JsonSchema = {
  $schema: DRAFT,
  title: 'Front matter of a portalgen page',
  ...fields({ ...FRONT_MATTER_KEYS, ...OTHER_KEYS }).schema,
}
