import { parseFragment } from 'parse5'

/** A text in which `&amp;` and other references are the characters that they stand for. */
export const withCharacters = (text: string): string =>
  text.replace(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi, (reference) => {
    const [node] = parseFragment(reference).childNodes
    return node && 'value' in node ? node.value : reference
  })
