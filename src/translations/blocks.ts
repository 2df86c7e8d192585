import { createHash } from 'node:crypto'

/** A part of a page between blank lines, or its title and description. `line` is where it begins. */
export type Block = { hash: string; line: number }

const FENCE = /^\s*(`{3,}|~{3,})/
const SAID = /^(?:title|description|tagline)\s*:/

/** The blocks of a page, each with a hash of its text. A text that is only broken into other lines has the same hash. */
export function blocksOf(text: string): Block[] {
  const lines = text.split(/\r?\n/)
  const front = lines[0] === '---' ? lines.indexOf('---', 1) : -1
  const said = lines.slice(0, Math.max(0, front)).filter((line) => SAID.test(line))
  const first = said.length > 0 ? [{ line: 1, text: said.join('\n') }] : []
  return [...first, ...chunksOf(lines, front + 1)].map(({ line, text: written }) => ({ line, hash: hashOf(written) }))
}

type Chunk = { line: number; text: string }

/** Blank lines inside of a fence separate nothing. */
function chunksOf(lines: string[], from: number): Chunk[] {
  const chunks: Chunk[] = []
  let open: Chunk | undefined
  let fence: string | undefined
  for (const [index, line] of lines.entries()) {
    if (index < from) continue
    const mark = FENCE.exec(line)?.[1]
    if (mark !== undefined && fence === undefined) fence = mark
    else if (mark !== undefined && fence !== undefined && mark.startsWith(fence)) fence = undefined
    if (line.trim() === '' && fence === undefined) open = undefined
    else if (open) open.text += `\n${line}`
    else {
      open = { line: index + 1, text: line }
      chunks.push(open)
    }
  }
  return chunks
}

const hashOf = (text: string): string =>
  createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 8)
