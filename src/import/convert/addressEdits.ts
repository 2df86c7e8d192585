import type { Conversion } from './dialect.ts'
import type { Edit } from './edits.ts'
import type { Tag } from './tags.ts'

/** Leads the links and pictures of a tag of HTML to where their targets are now. */
export function addressEdits(tag: Tag, text: string, { linkTo }: Conversion): Edit[] {
  const mark = 'markdown' in tag.attributes ? / markdown(?:="[^"]*")?/.exec(text.slice(tag.start, tag.end)) : null
  const plain = mark ? [{ start: tag.start + mark.index, end: tag.start + mark.index + mark[0].length, text: '' }] : []
  const names = ['href' in tag.attributes ? 'href' : 'xlink:href', 'src']
  const addresses = names.flatMap((name): Edit[] => {
    const address = tag.attributes[name]
    const target = address === undefined || /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(address) ? undefined : linkTo(address)
    if (address === undefined || target === undefined || target === address) return []
    const start = startOfValue(name, address, tag, text)
    return start === undefined ? [] : [{ start, end: start + address.length, text: target }]
  })
  return [...plain, ...olderNames(tag, text), ...addresses]
}

/** Attributes of drawings by their newer names; one that has both keeps the newer. */
const olderNames = (tag: Tag, text: string): Edit[] =>
  [...text.slice(tag.start, tag.end).matchAll(/\sxlink:(href|title)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)/g)].map(
    ({ index, 0: written, 1: name = '' }) => {
      const start = tag.start + index
      if (name in tag.attributes) return { start, end: start + written.length, text: '' }
      return { start: start + 1, end: start + 1 + 'xlink:'.length, text: '' }
    },
  )

/** Where the value of an attribute begins: another one, such as `alt`, may have the same. */
function startOfValue(name: string, value: string, tag: Tag, text: string): number | undefined {
  const names = text.slice(tag.start, tag.end).matchAll(new RegExp(`\\s${name}\\s*=\\s*["']?`, 'gi'))
  return [...names]
    .map(({ index, 0: written }) => tag.start + index + written.length)
    .find((at) => text.startsWith(value, at))
}
