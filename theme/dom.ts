// What most scripts of a page share. In one file: the bundler makes each that scripts share a request of its own.

/**
 * An element with its attributes and what is inside. Those that are undefined or false are left out, and one that is true has
 * no value. Texts stay texts: nothing here reads markup.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes?: Attributes,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name]
export function element(name: string, attributes?: Attributes, ...children: (Node | string)[]): HTMLElement
export function element(name: string, attributes: Attributes = {}, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : value)
  }
  made.append(...children)
  return made
}

/** The nearest element of a kind that what happened is in. */
export const nearest = <Kind extends Element>({ target }: Event, selector: string): Kind | null =>
  target instanceof Element ? target.closest<Kind>(selector) : null

type Attributes = Record<string, string | boolean | undefined>

/** The id that the fragment of an address names; a stray `%` stands for itself. */
export const idOf = (fragment: string): string => decoded(fragment.replace(/^#/, ''))

/** A text without its percent-encoding; one that is not encoded rightly stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
