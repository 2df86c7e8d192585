import type { LinkContent, SchemaBody, SchemaView, ValuesView } from '../../../model/apiView.ts'
import { escapeCode } from '../../../model/codeMarkup.ts'
import { html } from '../../../model/html.ts'
import { escapeText, joinBlocks, markdownText } from '../../../model/markdown.ts'
import { link } from '../../../model/markdownLink.ts'
import type { Prose } from '../../../model/richText.ts'
import { addressOf } from '../anchors.ts'
import { elementCount } from '../elementCount.ts'
import { type PageUnit, sizeOf } from '../pageUnit.ts'

/** What pages continue: an operation, or a schema. */
export type Origin = { id: string; href: string; title: string; partOf: string }

/** Moves what a page has no room for to pages of its own, and returns the links to them. */
export type Continuations = {
  /** Shows as many of the first items as fit, and puts the rest on as many pages as it needs. */
  list<T>(items: T[], nameOf: (item: T) => string, show: (some: T[]) => Shown): List<T>
  prose(text: Prose | undefined): Prose | undefined
  /** The pages. */
  places: SchemaView[]
}

/** The beginning of a list, and the pages with the rest. */
export type List<T> = { shown: T[]; rest: LinkContent[] }

/** What a page shows. */
type Shown = Partial<Pick<SchemaView, 'description' | 'facts' | 'values' | 'examples' | 'responses' | 'callbacks'>> & {
  body?: Partial<SchemaBody>
}

/** The maximum of a page without its frame. */
const ROOM = { elements: 2300, characters: 500_000 }

/** Whether it fits by what is known of it, as most parts do. Its number of elements is rounded. */
export const isSmall = ({ elements, size }: Pick<PageUnit<unknown>, 'elements' | 'size'>): boolean =>
  elements < ROOM.elements && size <= ROOM.characters

export const fits = (value: unknown): boolean =>
  elementCount(value) <= ROOM.elements && sizeOf(value) <= ROOM.characters

/** The part of a page that something needs: as much as its elements and its characters together, so that parts add up. */
const roomFor = (value: unknown): number => elementCount(value) / ROOM.elements + sizeOf(value) / ROOM.characters

/**
 * @param most the part of a page that a list or a text may need, from 0 to 1
 * @param taken how many continuations the origin already has
 */
export function createContinuations(origin: Origin, most: number, taken: number): Continuations {
  const places: SchemaView[] = []
  const put = (name: string, shown: Shown): LinkContent => {
    const place = placeOf(origin, `${origin.id}~more-${taken + places.length + 1}`, name, shown)
    places.push(place)
    return { kind: 'link', text: name, href: addressOf(place.id) }
  }
  return {
    places,
    list(items, nameOf, show) {
      const [shown = [], ...others] = inPortions(items, most)
      return { shown, rest: others.map((some) => put(span(some.map(nameOf)), show(some))) }
    },
    prose(text) {
      if (!text || roomFor(text) <= most) return text
      const portions = text.portions ?? [text]
      const [first] = portions
      const isStartShown = first !== undefined && portions.length > 1 && roomFor(first) <= most
      const elsewhere = isStartShown ? portions.slice(1) : portions
      const links = elsewhere.map((each) => put(firstWords(each), { description: each }))
      return withLinks(isStartShown ? first : NO_PROSE, links)
    },
  }
}

function placeOf(
  { href, title, partOf }: Origin,
  id: string,
  name: string,
  { body, facts = [], ...shown }: Shown,
): SchemaView {
  return {
    id,
    name: `${title}: ${name}`,
    title: '',
    type: [],
    deprecated: false,
    description: undefined,
    facts: [{ label: partOf, value: [{ kind: 'link', text: title, href }] }, ...facts],
    values: NO_VALUES,
    examples: [],
    ...shown,
    body: { fields: [], notes: [], choices: [], cases: [], conditions: [], ...body },
  }
}

const NO_PROSE: Prose = { html: html(''), text: '', markdown: markdownText('') }

function withLinks(start: Prose, links: LinkContent[]): Prose {
  const markup = links.map(({ href, text }) => `<p><a href="${href}">${escapeCode(text)}</a></p>`)
  const markdown = links.map(({ href, text }) => link(escapeText(text), href))
  return {
    html: html([start.html, ...markup].join('\n')),
    text: [start.text, ...links.map(({ text }) => text)].join('\n'),
    markdown: joinBlocks([start.markdown, ...markdown]),
  }
}

const NO_VALUES: ValuesView = { listed: [], folded: false }

// Leaves room for what an item is that no page can divide.
const FULL = 0.8

/** The first portion is as large as the list may be, the others as large as pages. */
function inPortions<T>(items: T[], most: number): T[][] {
  const needs = items.map(roomFor)
  if (needs.reduce((sum, need) => sum + need, 0) <= most) return [items]
  const portions: T[][] = [[]]
  let left = most
  for (const [index, item] of items.entries()) {
    const need = needs[index] ?? 0
    if (need > left && (portions.length === 1 || portions.at(-1)?.length !== 0)) {
      portions.push([])
      left = FULL
    }
    portions.at(-1)?.push(item)
    left -= need
  }
  return portions
}

/** @param all empty for what has no name, as a word between two links */
function span(all: string[]): string {
  const names = all.filter((name) => name !== '')
  const [first = '', last = first] = [names[0], names.at(-1)]
  return first === last ? first : `${first} – ${last}`
}

const LONGEST = 60

/** Its first heading, or how it begins. */
function firstWords({ text, markdown }: Prose): string {
  const [, heading] = /^#+ ([^\n*_`[<\\]+)/.exec(markdown) ?? []
  const [line = ''] = text.trim().split('\n')
  if (heading !== undefined) return heading.trim()
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST).replace(/\s+\S*$/, '')} …`
}
