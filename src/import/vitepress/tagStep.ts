import { codeIn } from '../convert/codeIn.ts'
import type { Step } from '../convert/dialect.ts'
import { applyEdits } from '../convert/edits.ts'
import { isIn } from '../convert/places.ts'
import { tagsIn } from '../convert/tags.ts'

/** Tags of components whose `>` stands on a line of its own, where Markdown reads a quote. */
export const tagStep: Step = (edited, { parse }) => {
  const { text } = edited
  if (!/\n[ \t]*>/.test(text)) return edited
  const apart = tagsIn(text, 0).filter(
    ({ name, start, end }) => /[A-Z-]/.test(name) && /\n[ \t]*>$/.test(text.slice(start, end)),
  )
  const code = apart.length === 0 ? [] : codeIn(parse(text))
  const outside = apart.filter(({ start }) => !isIn(start, code))
  return applyEdits(
    edited,
    outside.map(({ start, end }) => ({ start, end, text: `${text.slice(start, end - 1).trimEnd()}>` })),
  )
}
