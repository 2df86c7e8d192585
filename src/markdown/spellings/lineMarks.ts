import type { Code } from 'mdast'

type Kind = 'marked' | 'inserted' | 'deleted'

const KINDS: ReadonlyMap<string, Kind | 'nothing'> = new Map<string, Kind | 'nothing'>([
  ['++', 'inserted'],
  ['--', 'deleted'],
  ['highlight', 'marked'],
  ['hl', 'marked'],
  ['focus', 'marked'],
  ['warning', 'marked'],
  ['error', 'marked'],
  // Words are not marked here.
  ['word', 'nothing'],
])

declare module 'mdast' {
  interface CodeData {
    /** The code with empty lines in the places of comments that were taken out, so that lines keep their numbers. */
    numbered?: string
  }
}

const MAYBE_MARKED = /\[!!?code |highlight-(?:next-line|start)|\(\d+\)!/

const OPEN = String.raw`(?:\/\/|\/\*|<!--|\{\/\*|--|#|%|;)`
const CLOSE = String.raw`(?:\s*(?:\*\/\}|\*\/|-->))?\s*$`
const MARK = new RegExp(String.raw`${OPEN}\s*\[!code (\+\+|--|[a-z]+)(?::(\d+)|(?<=word):[^\]]{1,200})?\]${CLOSE}`)
const DIRECTION = new RegExp(String.raw`^\s*${OPEN}\s*highlight-(next-line|start|end)${CLOSE}`)
const ANNOTATION = new RegExp(String.raw`(${OPEN}\s*(?:\(\d+\)!?\s*)*\(\d+\))!(?=${CLOSE})`)

/** Takes the comments that mark lines (`// [!code ++]`, `# highlight-next-line`) out of code and notes them on its fence. */
export function takeLineMarks(node: Code): void {
  if (!MAYBE_MARKED.test(node.value)) return
  const read: Reading = {
    kept: [],
    numbered: [],
    found: { marked: [], inserted: [], deleted: [] },
    inBlock: false,
    isNext: false,
  }
  for (const line of node.value.split('\n')) {
    const count = read.kept.length
    readLine(line, read)
    read.numbered.push(read.kept.length > count ? (read.kept.at(-1) ?? '') : '')
  }
  const { marked, inserted, deleted } = read.found
  const marks = [rangesOf('', marked), rangesOf('ins=', inserted), rangesOf('del=', deleted)]
  node.value = read.kept.join('\n')
  if (read.numbered.length > read.kept.length) node.data = { ...node.data, numbered: read.numbered.join('\n') }
  node.meta = [node.meta ?? '', ...marks].filter((part) => part !== '').join(' ') || null
}

/** The lines without marks, and the numbers of those that are marked. */
type Reading = { kept: string[]; numbered: string[]; found: Record<Kind, number[]>; inBlock: boolean; isNext: boolean }

function readLine(written: string, read: Reading): void {
  const direction = DIRECTION.exec(written)?.[1]
  if (direction === 'next-line') read.isNext = true
  else if (direction !== undefined) read.inBlock = direction === 'start'
  if (direction !== undefined) return
  const number = read.kept.length + 1
  const { line, kind, count } = markOn(written)
  if (kind !== undefined && kind !== 'nothing')
    for (let each = 0; each < count; each++) read.found[kind].push(number + each)
  // A mark on a line of its own is for those below it.
  if (kind !== undefined && line.trim() === '') return
  if (read.inBlock || read.isNext) read.found.marked.push(number)
  read.isNext = false
  read.kept.push(line)
}

function markOn(written: string): { line: string; kind: Kind | 'nothing' | undefined; count: number } {
  const [mark, name = '', count] = MARK.exec(written) ?? []
  const kind = KINDS.get(name)
  if (mark === undefined || kind === undefined) {
    // `[!!code ++]` shows the mark itself, and the number of an annotation is that of the list below.
    const line = written.replaceAll('[!!code ', '[!code ').replace(ANNOTATION, '$1')
    return { line, kind: undefined, count: 0 }
  }
  return {
    line: written.slice(0, written.length - mark.length).trimEnd(),
    kind,
    count: Math.min(Number(count ?? 1), LONGEST),
  }
}

/** A mark for more lines than any code has would only cost time. */
const LONGEST = 10_000

const rangesOf = (key: string, lines: number[]): string =>
  lines.length === 0 ? '' : `${key}{${[...new Set(lines)].join(',')}}`
