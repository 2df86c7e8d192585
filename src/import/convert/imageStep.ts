import type { Image, Nodes, Root } from 'mdast'
import { pushAll } from '../../model/pushAll.ts'
import type { Step } from './dialect.ts'
import { applyEdits, type Edit } from './edits.ts'
import { placesIn, type Range } from './places.ts'

/** The width, in pixels or percent, of an image with attributes after it. */
const WIDTH = /^[ ]?\{:?[^}\n]*?\bwidth=["']?(\d+%?)(?:px)?["']?(?=[\s}])[^}\n]*\}/

/** `![Alt](a.png){ width="300" }` is HTML, since Markdown has no width. */
export const imageStep: Step = (edited, { tally, source, parse }) => {
  const { text, lines } = edited
  const placeAt = placesIn(text)
  return applyEdits(
    edited,
    [...imagesIn(parse(text))].flatMap((image): Edit[] => {
      const start = image.position?.start.offset ?? 0
      const end = image.position?.end.offset ?? 0
      const [attributes, width] = WIDTH.exec(text.slice(end, end + 300)) ?? []
      if (attributes === undefined || width === undefined) return []
      const line = image.position?.start.line ?? 1
      tally.note('![image]{ width }', 'converted', { file: source, line: lines[line - 1] ?? line })
      const to = end + attributes.length
      return [
        {
          start,
          end: to,
          text: `<img ${attributesOf(image, width)}>${gapAfter(text, placeAt(start).lineStart, { start, end: to })}`,
        },
      ]
    }),
  )
}

/** A tag that is alone on its line begins HTML: a blank line keeps the text below it Markdown. */
function gapAfter(text: string, lineStart: number, { start, end }: Range): string {
  const before = text.slice(lineStart, start)
  const isAlone = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?$/.test(before) && /^[ \t]*\n[ \t>]*[^\s>]/.test(text.slice(end))
  return isAlone ? `\n${before.replace(/[^>\s].*$/, '').trimEnd()}` : ''
}

const attributesOf = ({ url, alt, title }: Image, width: string): string =>
  Object.entries({ src: url, alt: alt ?? '', ...(title ? { title } : {}), width })
    .map(([name, value]) => `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join(' ')

function* imagesIn(root: Root): Generator<Image> {
  const open: Nodes[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'image') yield node
    if ('children' in node) pushAll(open, node.children)
  }
}
