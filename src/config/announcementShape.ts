import { fields, key, withDefault } from '../yaml/fields.ts'
import { boolean, words } from '../yaml/values.ts'
import { linkItem } from './navigationShape.ts'

/** The bar above every page. */
export const announcement = fields(
  {
    id: key('Name of the announcement: readers who closed it see one with another name.', words),
    text: key('Text of the announcement.', words),
    link: key('Link after the text.', linkItem),
    dismissible: key('Whether readers can close it.', withDefault(boolean, true)),
  },
  ['id', 'text'],
)
