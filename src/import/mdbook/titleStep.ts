import { showsNothing } from '../../markdown/showsNothing.ts'
import type { Step } from '../convert/dialect.ts'
import { applyEdits } from '../convert/edits.ts'

/** A chapter may begin with `## Name`, which is its title where no `#` has one; here it would stand below the title that it gives. */
export const titleStep: Step = (edited, { parse }) => {
  const { children } = parse(edited.text)
  const first = children.find((node) => !showsNothing(node))
  if (first?.type !== 'heading' || first.depth === 1) return edited
  if (children.some((node) => node.type === 'heading' && node.depth === 1)) return edited
  const start = first.position?.start.offset ?? 0
  return edited.text.charAt(start) === '#'
    ? applyEdits(edited, [{ start, end: start + first.depth, text: '#' }])
    : edited
}
