import { type BlockMark, blockMarkIn, type Placeholder, readPlaceholder, splitAtMarks } from '../../model/html.ts'
import type { Frame, FrameOf } from './frames.ts'

/** Fills the placeholders of a document and draws its blocks, innermost first, in one pass. */
export function fillDocument(document: string, fill: (placeholder: Placeholder) => string, frameOf: FrameOf): string {
  const pieces = splitAtMarks(document)
  let at = 0

  /** Writes up to the mark that ends a slot, and gives that mark; undefined at the end of the document. */
  const readSlot = (): { text: string; ended: BlockMark['kind'] | undefined } => {
    let text = pieces[at++] ?? ''
    while (at < pieces.length) {
      const piece = pieces[at++] ?? ''
      const mark = blockMarkIn(piece)
      if (mark && mark.kind !== 'open') return { text, ended: mark.kind }
      text += mark ? readBlock(mark.written) : fill(readPlaceholder(piece))
      text += pieces[at++] ?? ''
    }
    return { text, ended: undefined }
  }

  const readBlock = (opened: string): string => {
    const slots: string[] = []
    let slot = readSlot()
    slots.push(slot.text)
    while (slot.ended === 'slot') {
      slot = readSlot()
      slots.push(slot.text)
    }
    if (slot.ended !== 'end') throw new Error(`a block is not closed: ${opened}`)
    return fillFrame(frameOf(opened), slots, fill)
  }

  const { text, ended } = readSlot()
  if (ended) throw new Error(`the mark "${ended}" stands outside a block`)
  return text
}

function fillFrame(frame: Frame, slots: string[], fill: (placeholder: Placeholder) => string): string {
  let markup = ''
  for (const each of frame) {
    if (typeof each === 'string') markup += each
    else markup += each.kind === 'slot' ? (slots[each.index] ?? '') : fill(each)
  }
  return markup
}
