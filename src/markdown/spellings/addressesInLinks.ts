import type { Html, Link, Nodes, Parents } from 'mdast'
import { isComment } from '../comment.ts'

/** Whether what comes next stands inside `<a href>`; changed as a walk goes on. */
type LinkState = { inLink: boolean }

/**
 * Makes text of the addresses between `<a href>` and `</a>`. The parser makes links of them, and since no link can
 * contain another one, the one around them would end before them, without text.
 */
export function unlinkAddresses(node: Parents, text: string, place: LinkState = { inLink: false }): void {
  const children: Nodes[] = node.children.flatMap((child): Nodes[] => {
    if (child.type === 'html') enterOrLeave(child, place)
    if (place.inLink && isAddress(child, text)) return child.children
    // A link that is left open ends with its paragraph.
    if ('children' in child) unlinkAddresses(child, text, child.type === 'paragraph' ? { ...place } : place)
    return [child]
  })
  Object.assign(node, { children })
}

function enterOrLeave({ value }: Html, place: LinkState): void {
  if (isComment(value)) return
  const last = [...value.matchAll(/<(\/?)a(?=[\s>])([^>]*)/gi)].at(-1)
  if (last) place.inLink = last[1] === '' && /\shref\s*=/i.test(last[2] ?? '')
}

/** A link that is only an address in the text: `https://a.example`, or the same in angle brackets. */
const isAddress = (node: Nodes, text: string): node is Link =>
  node.type === 'link' && text[node.position?.start.offset ?? -1] !== '['
