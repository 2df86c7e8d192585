import { type DefaultTreeAdapterMap, parse } from 'parse5'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

/** What the pages of a reference show, read from their markup alone. */
export type Shown = {
  operations: ShownOperation[]
  schemas: string[]
  sections: string[]
}

/** A request with what is said of it; `path` is also the name of a webhook, or the address of a callback. */
export type ShownOperation = Said & { method: string; path: string }

/** What is said of an operation, there or on a page that continues it, whose id begins with that of the operation. */
type Said = { id: string; names: string[]; statuses: string[]; types: string[]; badges: string[] }

export function readPages(pages: Iterable<string>): Shown {
  // One after the other: the elements of all pages of a large reference would not fit into the memory.
  const shown = Array.from(pages, readPage)
  const continued = shown.flatMap((each) => each.continued)
  return {
    operations: shown.flatMap(({ operations }) => operations).map((each) => withContinued(each, continued)),
    schemas: shown.flatMap(({ schemas }) => schemas),
    sections: shown.flatMap(({ sections }) => sections),
  }
}

function withContinued(operation: ShownOperation, continued: Said[]): ShownOperation {
  const own = continued.filter(({ id }) => operation.id !== '' && /^[.~]/.test(id.replace(operation.id, '')))
  const all = (of: (said: Said) => string[]): string[] => [operation, ...own].flatMap(of)
  return {
    ...operation,
    names: all(({ names }) => names),
    statuses: all(({ statuses }) => statuses),
    types: all(({ types }) => types),
  }
}

function readPage(page: string): Shown & { continued: Said[] } {
  const elements = elementsIn(parse(page))
  const callbacks = elements.filter(hasClass('api-callback')).flatMap((each) => elementsIn(each).filter(isFold))
  return {
    operations: [...elements.filter(hasClass('api-operation')), ...callbacks].flatMap(readOperation),
    continued: elements.filter(hasClass('api-schema')).map(readSaid),
    schemas: elements.filter(hasClass('api-schema')).flatMap((each) => headings(each, 'h3').slice(0, 1)),
    sections: elements.filter(hasClass('api-section')).flatMap((each) => headings(each, 'h2').slice(0, 1)),
  }
}

function readOperation(section: Element): ShownOperation[] {
  const endpoint = elementsIn(section).find(hasClass('api-endpoint'))
  const [method, ...rest] = endpoint ? elementsIn(endpoint).slice(1) : []
  const path = rest.map(textOf)[0]?.replace(/^sent to you: /, '')
  return !method || path === undefined ? [] : [{ method: textOf(method), path, ...readSaid(section) }]
}

function readSaid(section: Element): Said {
  const inside = elementsIn(section)
  const textsOf = (name: string): string[] => inside.filter(hasClass(name)).map(textOf)
  const types = inside.filter(hasClass('api-media-type')).flatMap(({ childNodes }) => {
    return childNodes.filter(({ nodeName }) => nodeName === 'code').map(textOf)
  })
  const id = section.attrs.find(({ name }) => name === 'id')?.value ?? ''
  return { id, names: textsOf('api-name'), statuses: textsOf('api-status'), types, badges: textsOf('api-mark') }
}

const isFold = (element: Element): boolean =>
  element.tagName === 'details' && elementsIn(element).some(hasClass('api-endpoint'))

const hasClass =
  (name: string) =>
  ({ attrs }: Element): boolean =>
    attrs.some((each) => each.name === 'class' && each.value.split(' ').includes(name))

/** The texts of headings, without their permalinks. */
const headings = (section: Element, tagName: string): string[] =>
  elementsIn(section)
    .filter((each) => each.tagName === tagName)
    .map(({ childNodes }) =>
      childNodes
        .filter((node) => !('attrs' in node && hasClass('permalink')(node)))
        .map(textOf)
        .join(''),
    )

function elementsIn(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : []
  return 'attrs' in node ? [node, ...children] : children
}

function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}
