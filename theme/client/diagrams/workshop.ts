import { element } from '../../dom.ts'

export type Mermaid = {
  initialize(config: object): void
  render(id: string, source: string, container: Element): Promise<{ svg: string }>
}

/** Where the library draws, and measures what it draws. */
export type Workshop = { mermaid: Mermaid; room: HTMLElement }

/**
 * Loads the library into a frame of its own. What it draws there needs styles that the security policy of the page forbids;
 * in the frame they are set by script, which the policy allows, and no prototype of the page is changed.
 */
export async function openWorkshop(library: string): Promise<Workshop> {
  const frame = element('iframe', { class: 'drawn-workshop', 'aria-hidden': 'true', tabindex: '-1' })
  document.documentElement.append(frame)
  const inside = frame.contentDocument?.defaultView
  if (!inside) throw new Error('The browser cannot open a frame.')
  styleByScript(inside)
  const mermaid = await new Promise<Mermaid>((resolve, reject) => {
    Object.assign(inside, { receiveMermaid: resolve })
    const script = inside.document.createElement('script')
    script.type = 'module'
    script.src = new URL(library, location.href).href
    script.onerror = () => reject(new Error('The library that draws diagrams could not be loaded.'))
    inside.document.head.append(script)
  }).catch((error: unknown) => {
    frame.remove()
    throw error
  })
  return { mermaid, room: inside.document.body }
}

type Inside = Window & typeof globalThis

/** What stands for a style attribute in markup that is parsed, and marks what stands for a style sheet. */
export const STYLE = 'data-style'
export const SHEET = 'data-sheet'

/** Markup without style attributes, each of which the policy refuses with a message. */
export const unstyled = (markup: string): string => markup.replace(/(<[^<>]*?\s)style=/g, `$1${STYLE}=`)

/** Sets style attributes and sheets by their objects, which the policy allows. */
function styleByScript(inside: Inside): void {
  const { Element, HTMLElement, SVGElement, DOMParser } = inside
  const { setAttribute } = Element.prototype
  Element.prototype.setAttribute = function (name, value) {
    if (name === 'style' && (this instanceof HTMLElement || this instanceof SVGElement)) this.style.cssText = value
    else setAttribute.call(this, name, value)
  }
  const { parseFromString } = DOMParser.prototype
  DOMParser.prototype.parseFromString = function (markup, type) {
    return parseFromString.call(this, unstyled(String(markup)), type)
  }
  adoptSheets(inside)
}

/** A sheet is a description to the parser, and applies as soon as it is put into the document. */
function adoptSheets({ document, Node, Element, CSSStyleSheet }: Inside): void {
  const createElement = document.createElement.bind(document)
  const named = (name: string): Element => {
    if (name !== 'style') return createElement(name)
    const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'desc')
    sheet.setAttribute(SHEET, '')
    return sheet
  }
  Object.assign(document, { createElement: named })
  const { insertBefore } = Node.prototype
  Node.prototype.insertBefore = function (node, before) {
    if (node instanceof Element && node.hasAttribute(SHEET)) {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(node.textContent ?? '')
      document.adoptedStyleSheets = [sheet]
    }
    insertBefore.call(this, node, before)
    return node
  }
}
