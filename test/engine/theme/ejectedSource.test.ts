import { expect, test } from 'vitest'
import { ejectedSource } from '../../../src/engine/theme/ejectedSource.ts'
import { partSources } from '../../../src/engine/theme/partSources.ts'
import { defaultParts } from '../../../theme/defaultParts.ts'
import { SPEC, site, WITH_API } from '../../site.ts'

test('a part is ejected with what it uses of its file, as the default export', () => {
  const text = `import { Fragment } from 'react'
import type { PropsOf } from '../../src/model/parts.ts'
import { addressOf } from './addressOf.ts'

/** One. */
export const One = ({ id }: PropsOf<'One'>) => <b id={id}>{addressOf(words(id))}</b>

/** Two. */
export function Two({ parts }: PropsOf<'Two'>) {
  return <Fragment>{words('a')}</Fragment>
}

// Shared.
const words = (id: string): string => id
`
  expect(ejectedSource(text, 'One')).toBe(`import { addressOf, type PropsOf } from 'portalgen/theme'

/** One. */
const One = ({ id }: PropsOf<'One'>) => <b id={id}>{addressOf(words(id))}</b>

export default One

// Shared.
const words = (id: string): string => id
`)
  expect(ejectedSource(text, 'Two')).toBe(`import type { PropsOf } from 'portalgen/theme'
import { Fragment } from 'react'

/** Two. */
export default function Two({ parts }: PropsOf<'Two'>) {
  return <Fragment>{words('a')}</Fragment>
}

// Shared.
const words = (id: string): string => id
`)
})

test('what has the name of a member alone is not ejected, so that nothing is unused', () => {
  const text = `export const List = ({ parts }: { parts: Parts }) => <parts.Item of={{ Item: parts.Item }} />

export function Item() {
  return <b>One</b>
}
`
  expect(ejectedSource(text, 'List')).toBe(`

const List = ({ parts }: { parts: Parts }) => <parts.Item of={{ Item: parts.Item }} />

export default List
`)
})

test('every part says what it draws in a sentence', () => {
  const sources = partSources()
  expect(sources.map(({ name }) => name).toSorted()).toEqual(Object.keys(defaultParts).toSorted())
  expect(sources.filter(({ draws }) => !/^[A-Z].{8,}\.$/.test(draws)).map(({ name, draws }) => [name, draws])).toEqual(
    [],
  )
})

const PAGES = {
  'content/site.yaml': WITH_API,
  'openapi/offers.yaml': SPEC,
  'content/index.md': '---\nlayout: home\n---\n# Home\n\n:::cards\n- **[Guide](./guide.md)** Text.\n:::\n',
  'content/guide.md':
    '---\ntags: [Money]\n---\n# Guide\n\n:::tip\nText\n:::\n\n::::tabs\n:::tab[A]\n```js\n1\n```\n:::\n::::\n\n:::details[More]\n| a |\n| - |\n| b |\n:::\n\n## One\n\n## Two\n',
}

test('all parts, ejected, are compiled and draw the same bytes', async () => {
  const ejected = Object.fromEntries(
    partSources().map(({ name, text }) => [`theme/${name}.tsx`, ejectedSource(text, name)]),
  )
  const own = await site({ ...PAGES, ...ejected })
  const standard = await site(PAGES)
  expect(own.problems).toBe(standard.problems)
  for (const route of standard.site.routes.keys()) expect(own.html(route), route).toBe(standard.html(route))
  expect(own.failures()).toEqual([])
  expect(Object.keys(own.site.ownTheme?.parts ?? {})).toHaveLength(Object.keys(defaultParts).length)
})
