import { fields, key, withDefault } from '../yaml/fields.ts'
import { name, narrowed, oneOf, placed, text } from '../yaml/values.ts'
import { textPattern } from './textPattern.ts'
import { hexColor } from './theme/hexColor.ts'

/** One API document. */
export const apiShape = fields(
  {
    spec: key('OpenAPI document: a file below the root of the site.', placed(text)),
    route: key('Address of the reference.', text),
    primaryColor: key(
      'Colour of the reference in light mode. Default: that of links, if `theme` sets one.',
      placed(hexColor),
    ),
    linkBase: key(
      'Address that relative links of the document start from, if it was written for another site.',
      placed(
        narrowed(name, textPattern('^[hH][tT][tT][pP][sS]?://', 'an address such as "https://docs.example.com/api"')),
      ),
    ),
    pages: key(
      'Layout: one page, a page for each tag or for each operation, or what suits the size.',
      withDefault(oneOf('one', 'tags', 'operations', 'auto'), 'auto'),
    ),
    version: key(
      'Name of the version of the documentation that the document belongs to. Default: all that have none of their own.',
      placed(name),
    ),
  },
  ['spec', 'route'],
)
