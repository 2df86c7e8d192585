import type { TocLevels } from '../../model/config.ts'
import type { Place } from '../../model/problem.ts'
import { fields } from '../../yaml/fields.ts'
import { childOf } from '../../yaml/node.ts'
import type { Shape } from '../../yaml/shape.ts'
import { boolean, choice, integer, listOf, name, number, oneOf, placed, text } from '../../yaml/values.ts'

/** `false` switches a thing off; leaving the key out switches it on. */
const no: Shape<false> = (node, report) => {
  if (node.kind === 'scalar' && node.value === false) return false
  report(node.place, 'expected false, found true', 'remove the line')
  return undefined
}

const writtenLevels = fields({ min: integer(2, 6), max: integer(2, 6) })

const tocLevels: Shape<TocLevels> = (node, report) => {
  const levels = writtenLevels(node, report)
  if (!levels) return undefined
  const min = levels.min ?? 2
  const max = levels.max ?? Math.max(min, 3)
  if (min <= max) return { min, max }
  report(node.place, `"min" is greater than "max"`, `write { min: ${max}, max: ${min} }`)
  return undefined
}

const orNo = <T>(shape: Shape<T>): Shape<T | false> =>
  choice<T | false>((node) => (node.kind === 'scalar' && typeof node.value === 'boolean' ? no : shape))

/** One name or several; other generators also have a mapping with a name and more about somebody. */
const authors = choice((node): Shape<Author[]> => (node.kind === 'list' ? listOf(author) : only))

type Author = { value: string; place: Place }

const author: Shape<Author> = (node, report) => {
  const name = node.kind === 'map' ? childOf(node, 'name') : node
  return placed(text)(name ?? node, report)
}

const only: Shape<Author[]> = (node, report) => {
  const read = author(node, report)
  return read && [read]
}

/** The keys of front matter; all are optional. */
export const frontMatterShape = fields({
  title: placed(text),
  description: placed(text),
  layout: oneOf('doc', 'home'),
  sidebar: fields({ label: placed(text), position: number }),
  draft: boolean,
  tags: listOf(placed(text)),
  date: placed(text),
  author: authors,
  authors,
  keywords: listOf(text),
  image: placed(name),
  toc: orNo(tocLevels),
  previous: orNo(placed(name)),
  next: orNo(placed(name)),
})
