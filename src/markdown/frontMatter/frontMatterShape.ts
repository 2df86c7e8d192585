import type { TocLevels } from '../../model/config.ts'
import { fields, key, withDefault } from '../../yaml/fields.ts'
import { minToMax } from '../../yaml/jsonSchema.ts'
import { childOf } from '../../yaml/node.ts'
import { mismatch, type Shape, shapeOf } from '../../yaml/shape.ts'
import {
  boolean,
  converted,
  either,
  integer,
  isList,
  listOf,
  name,
  narrowed,
  number,
  oneOf,
  placed,
  text,
} from '../../yaml/values.ts'
import { HERO_KEYS } from './heroShape.ts'
import { OTHER_KEYS } from './otherKeys.ts'

/** `false` switches a thing off; leaving the key out switches it on. */
const no: Shape<false> = shapeOf({ enum: [false] }, (node, report) => {
  if (node.kind === 'scalar' && node.value === false) return false
  return mismatch(node, report, 'false', 'remove the line')
})

const writtenLevels = fields({
  min: key('Highest level of the headings listed. Default: 2.', integer(2, 6)),
  max: key('Lowest level of the headings listed. Default: 3, or `min`.', integer(2, 6)),
})

const tocLevels: Shape<TocLevels> = converted(
  narrowed(writtenLevels, { allOf: minToMax([3, 4, 5, 6]) }),
  (levels, node, report) => {
    const min = levels.min ?? 2
    const max = levels.max ?? Math.max(min, 3)
    if (min <= max) return { min, max }
    report(node.place, `"min" is greater than "max"`, `write { min: ${max}, max: ${min} }`)
    return undefined
  },
)

/** In Docusaurus a tag may also be a mapping with its label and address. */
const tag = shapeOf(text.schema, (node, report) => {
  const label = childOf(node, 'label')
  if (node.kind !== 'map' || label?.kind !== 'scalar') return placed(text)(node, report)
  return mismatch(node, report, 'a string', `write the label alone: "${label.value}"`)
})

const orNo = <T>(shape: Shape<T>): Shape<T | false> =>
  either(
    (node) => node.kind === 'scalar' && typeof node.value === 'boolean',
    no,
    narrowed(shape, { not: { type: 'boolean' } }),
  )

/** A day, which may have a time. */
const date = narrowed(text, {
  type: 'string',
  pattern: '^\\s*\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])([T ].*)?\\s*$',
  patternErrorMessage: 'expected a date, such as 2026-11-22',
})

/** A name, or a mapping with a name and more about somebody, of which other generators have other keys, too. */
const author = shapeOf(
  { anyOf: [text.schema, { type: 'object', properties: { name: text.schema }, required: ['name'] }] },
  (node, report) => {
    if (node.kind !== 'map') return placed(text)(node, report)
    const [name, title, url] = ['name', 'title', 'url'].map((key) => childOf(node, key))
    if (!name) report(node.place, '"name" is missing', 'add "name: …"')
    const who = name && placed(text)(name, report)
    const about = { title: title && text(title, report), url: url && placed(text)(url, report) }
    return who && { ...who, about }
  },
)

const authors = either(
  isList,
  listOf(author),
  converted(author, (only) => [only]),
)

/** The keys of front matter; all are optional. */
export const FRONT_MATTER_KEYS = {
  title: key('Title of the page. Default: its first heading, or the name of its file.', placed(text)),
  description: key('Description for search engines, cards and lists.', placed(text)),
  layout: key('Layout of the page.', withDefault(oneOf('doc', 'wide', 'home', 'landing'), 'doc')),
  ...HERO_KEYS,
  sidebar: key(
    'The entry of the page in a sidebar that is made from folders.',
    fields({
      label: key('Text of the entry. Default: the title.', placed(text)),
      position: key('Place among the entries of its folder; smaller numbers come first.', number),
    }),
  ),
  draft: key('Whether only `serve` shows the page.', withDefault(boolean, false)),
  unlisted: key(
    'Whether the page is left out of lists, search and sitemap; its address still works.',
    withDefault(boolean, false),
  ),
  tags: key('Tags that the page is listed under.', listOf(tag)),
  date: key('Date of a post. Default: that in the name of its file or folder.', placed(text)),
  author: key('Another name of `authors`.', authors),
  authors: key('Authors of a post: names in `content/authors.yaml`, or `{ name, title, url }`.', authors),
  keywords: key('Words that the page is also found by.', listOf(text)),
  image: key('Picture of links to the page in social networks.', placed(name)),
  lastUpdated: key(
    'Date that the page was last changed, instead of that of its file, or `false` for none.',
    orNo(placed(date)),
  ),
  contributors: key('`false`: the page does not name those who have changed it.', no),
  feedback: key('`false`: the page does not ask whether it was helpful.', no),
  toc: key('Levels of the table of contents, or `false` for none.', orNo(tocLevels)),
  previous: key('Page that the link to the previous one leads to, or `false` for none.', orNo(placed(name))),
  next: key('Page that the link to the next one leads to, or `false` for none.', orNo(placed(name))),
}

export const frontMatterShape = fields(FRONT_MATTER_KEYS, [], Object.keys(OTHER_KEYS))
