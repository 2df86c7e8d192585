import { list, paragraph } from '../../model/markdown.ts'
import { pushAll } from '../../model/pushAll.ts'
import { joinWords } from './words.ts'

/** What a text is written from: words within a line, blocks that stand on lines of their own, lists. */
export type Piece = { kind: 'words'; text: string } | { kind: 'blocks'; texts: string[]; isCode?: boolean } | ListPiece

type ListPiece = { kind: 'list'; ordered: boolean; start: number; items: Piece[][] }

/** Blocks of Markdown, one after the other; words that follow one another are a paragraph. */
export function blocksFrom(pieces: Piece[]): string[] {
  const blocks: string[] = []
  let run: string[] = []
  let previous: { list: ListPiece; other: boolean } | undefined
  const add = (texts: string[]): boolean => {
    const written = texts.filter((text) => text !== '')
    pushAll(blocks, written)
    return written.length > 0
  }
  const endRun = (): void => {
    if (run.length > 0 && add([paragraph(joinWords(run))])) previous = undefined
    run = []
  }
  for (const piece of pieces) {
    if (piece.kind === 'words') {
      run.push(piece.text)
      continue
    }
    endRun()
    if (piece.kind === 'blocks') {
      if (add(piece.texts)) previous = undefined
      continue
    }
    // A list that follows another of its kind has other marks, or they would be one.
    const other = previous?.list.ordered === piece.ordered && !previous.other
    if (add([listText(piece, other)])) previous = { list: piece, other }
  }
  endRun()
  return blocks
}

function listText({ ordered, start, items }: ListPiece, other: boolean): string {
  // Raw HTML may spell any start, which Markdown may not.
  const first = Number.isInteger(start) && start >= 0 && start <= 1_000_000_000 - items.length ? start : 1
  const texts = items.map((item) => itemBlocks(item).join(isTight(item) ? '\n' : '\n\n'))
  const markOf = (index: number): string => `${first + index}${other ? ')' : '.'} `
  return list(texts, ordered ? markOf : () => (other ? '* ' : '- '))
}

/** Dashes would make a heading of the line above, and a rule of the whole item. */
const itemBlocks = (item: Piece[]): string[] => blocksFrom(item).map((block) => (block === '---' ? '___' : block))

/** Whether an item is a text and lists below it, or a single block: text after a list would be read as part of the list. */
function isTight(item: Piece[]): boolean {
  const firstBlock = item.findIndex(({ kind }) => kind !== 'words')
  const below = firstBlock < 0 ? [] : item.slice(firstBlock).filter((piece) => !isBlank(piece))
  return below.every((piece) => piece.kind === 'list' || (isCode(piece) && below.length === 1))
}

const isBlank = (piece: Piece): boolean => piece.kind === 'words' && piece.text.trim() === ''

const isCode = (piece: Piece): boolean => piece.kind === 'blocks' && piece.isCode === true
