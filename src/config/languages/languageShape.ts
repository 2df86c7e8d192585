import { fields, key, withDefault } from '../../yaml/fields.ts'
import { type Shape, shapeOf } from '../../yaml/shape.ts'
import { mapOf, placed, text, words } from '../../yaml/values.ts'
import { announcement } from '../announcementShape.ts'
import { languageTag, writtenTag } from '../languageTag.ts'

const withSchemaDefault = withDefault(languageTag, 'en').schema

/** Undefined where it is absent: then the first of several languages is that of the site. */
export const siteLanguage: Shape<string> = shapeOf(withSchemaDefault, languageTag)

/** A language of a site that has several. */
export const languageShape = fields(
  {
    code: key(
      'BCP 47 tag: the folder below `content/` and the first part of the addresses. Both have the letters of the folder.',
      placed(writtenTag),
    ),
    label: key('Name of the language in the menu, as its readers call it.', words),
    title: key('`title` in this language.', text),
    tagline: key('`tagline` in this language.', text),
    announcement: key('`announcement` in this language.', announcement),
    apis: key('Documents in this language, each below the name of the document under `apis`.', mapOf(placed(text))),
    labels: key('Texts of this file, of folders and of tags, each with its translation.', mapOf(text)),
  },
  ['code', 'label'],
)
