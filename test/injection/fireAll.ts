import type { Page } from 'playwright-core'

/**
 * Fires every handler of every element, those in frames and shadow roots too.
 * @param handlersOnly in documents without scripts, where nothing else listens
 * @returns what ran, and what is left of a payload that would run or load something when a reader does something else
 */
export const fireAll = (page: Page, { handlersOnly = false } = {}): Promise<string[]> =>
  page.evaluate(fireInPage, handlersOnly)

/** Runs in a page, whose frames have the names of what is shown in them. */
function fireInPage(handlersOnly: boolean): string[] {
  const EVENTS = ['error', 'load', 'mouseover', 'focus', 'toggle', 'pointerenter', 'animationstart', 'begin']
  const ADDRESSES = [
    'href',
    'src',
    'action',
    'formaction',
    'data',
    'xlink:href',
    'ping',
    'srcdoc',
    'to',
    'values',
    'content',
  ]
  const found: string[] = []
  const judge = (element: Element): void => {
    for (const { name, value } of element.attributes) {
      const shown = `${element.localName} ${name}=${value}`
      if (/^on/i.test(name)) {
        found.push(shown)
        element.dispatchEvent(new Event(name.slice(2).toLowerCase()))
      }
      const address = value.replace(/[\0-\x20\x7f-\x9f]/g, '')
      const isAddress =
        ADDRESSES.includes(name.toLowerCase()) && !(name === 'content' && !element.hasAttribute('http-equiv'))
      if (isAddress && /^(?:\d+;url=)?(?:(?:java|vb)script:|data:(?!image\/))/i.test(address)) found.push(shown)
    }
    if (element.matches('base, object, embed, meta[http-equiv=refresh i]')) found.push(element.outerHTML)
    const protocol = Reflect.get(element, 'protocol')
    if (/^(?:java|vb)script:/.test(String(protocol))) found.push(`${element.localName} of ${String(protocol)}`)
  }
  const fire = (root: ParentNode): void => {
    for (const element of root.querySelectorAll('*')) {
      judge(element)
      // The portal loads a page anew whose own files are lost.
      if (element.matches('script, link')) continue
      const mayListen = !handlersOnly || element.getAttributeNames().some((name) => /^on/i.test(name))
      if (mayListen) for (const name of EVENTS) element.dispatchEvent(new Event(name))
      if (element.shadowRoot) fire(element.shadowRoot)
    }
  }
  const fireIn = (view: Window): void => {
    const before = found.length
    const shown = view.name || view.location.pathname
    fire(view.document)
    for (const name of Reflect.get(view, 'didRun')?.splice(0) ?? []) found.push(`ran ${String(name)}`)
    for (let index = before; index < found.length; index++) found[index] = `${shown}: ${found[index]}`
    for (let index = 0; index < view.frames.length; index++) {
      const frame = view[index]
      if (frame) fireIn(frame)
    }
  }
  fireIn(window)
  return found
}
