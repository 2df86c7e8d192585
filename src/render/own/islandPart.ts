import { createElement, isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { MARK } from '../../model/html.ts'
import type { Hydrate } from '../../model/ownTheme.ts'
import { unmarked } from '../../model/texts/marks.ts'
import type { AnyPart } from '../../model/theme.ts'

/** What the names of a site's islands begin with, so that none is taken for one of the theme. */
const PREFIX = 'own:'

/**
 * A part that hydrates in the browser. Its props stand in the page as JSON, and markup that it is drawn around stands there
 * once, in an element of its own; other parts, and what the page shows besides, are not among its props.
 */
export function islandPart(name: string, part: AnyPart, hydrate: Hydrate): AnyPart {
  return ({ parts: _, ...props }) => {
    const slots = Object.entries(props).filter(([, value]) => isSlot(value))
    const data = Object.fromEntries(
      Object.entries(props)
        .filter(([, value]) => !isSlot(value))
        .map(withoutContent),
    )
    const json = JSON.stringify(data)
    if (json.includes('\\u0000')) throw new Error('an island cannot have rendered text among its props')
    const drawn = slots.map(([slot, value]): [string, ReactNode] => [slot, slotElement(slot, markupOf(value))])
    const { given, used } = withTexts(JSON.parse(json), textsIn(props))
    // The browser draws it again from its props, whose texts have no marks.
    const __html = unmarked(renderToString(createElement(part, { ...given, ...Object.fromEntries(drawn) })))
    return createElement('div', {
      'data-island': PREFIX + name,
      className: 'island',
      'data-hydrate': hydrate,
      'data-props': used(),
      dangerouslySetInnerHTML: { __html },
    })
  }
}

/** Marks of slots are text until the page is put together. */
const isSlot = (value: unknown): boolean =>
  (typeof value === 'string' && value.startsWith(MARK)) ||
  isValidElement(value) ||
  (Array.isArray(value) && value.some((each) => isValidElement(each)))

const markupOf = (value: unknown): string =>
  typeof value === 'string' ? value : renderToStaticMarkup(createElement(() => value as ReactNode))

/** Written as `theme/islands/hydrateOwn.tsx` writes it. */
const slotElement = (slot: string, __html: string): ReactNode =>
  createElement(slot === 'children' ? 'div' : 'span', { 'data-slot': slot, dangerouslySetInnerHTML: { __html } })

type Data = Record<string, unknown> & { view?: object }

const textsIn = ({ view }: Record<string, unknown>): object | undefined =>
  typeof view === 'object' && view !== null && 'texts' in view && typeof view.texts === 'object'
    ? (view.texts ?? undefined)
    : undefined

/**
 * The props with the texts of the theme. All texts of a language would be more than most pages, so that `used` returns the
 * props as JSON with the groups of them that the part has read.
 */
function withTexts(data: Data, texts: object | undefined): { given: Data; used(): string } {
  if (!texts) return { given: data, used: () => JSON.stringify(data) }
  const read = new Set<string | symbol>(['locale'])
  const watched = new Proxy(texts, {
    get(all, group, receiver) {
      read.add(group)
      return Reflect.get(all, group, receiver)
    },
  })
  const given = (own: object): Data => ({ ...data, view: { ...data.view, texts: own } })
  const groups = () => Object.fromEntries(Object.entries(texts).filter(([group]) => read.has(group)))
  return { given: given(watched), used: () => JSON.stringify(given(groups())) }
}

const LEFT_OUT = ['content', 'head', 'texts']

/** A page that is shown has its content once. */
function withoutContent([name, value]: [string, unknown]): [string, unknown] {
  if (name !== 'view' || typeof value !== 'object' || value === null) return [name, value]
  return [name, Object.fromEntries(Object.entries(value).filter(([key]) => !LEFT_OUT.includes(key)))]
}
