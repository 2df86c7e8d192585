import type { Edit } from './edits.ts'

type MarkedWord = { text: string; as: 'lines' | 'ins' | 'del' }

/** What a fence marks, as lines of its code. */
export type Marks = {
  title: string | undefined
  lines: string[]
  ins: string[]
  del: string[]
  /** Texts that are marked wherever they stand in the code. */
  words: MarkedWord[]
  /** The number of the first line; undefined without numbers. */
  first: number | undefined
  rest: string[]
  /** What has no counterpart here. */
  lost: Set<string>
}

const LINE_MARK =
  /(?<![ \t])[ \t]*(?:\/\/|#|--|;|<!--|\/\*|\{\/\*)[ \t]*\[!code ([\w+-]+)(?::(\d+)|(?<=word):([^\]\n]{1,300}))?\](?:[ \t]*(?:-->|\*\/\}?))?$/
/** MkDocs numbers its annotations; with `!` the marker of the comment is not shown. */
const ANNOTATION = /\(\d+\)!$/
const NEXT = /^[ \t]*(?:\/\/|#|--|;|<!--|\/\*|\{\/\*)[ \t]*highlight-(next-line|start|end)(?:[ \t]*(?:-->|\*\/\}?))?$/

/**
 * `// [!code ++]` and `// highlight-next-line`: taken out of the code, the lines are marked on the fence, and so are those
 * with words that are marked.
 */
export function marksInCode(source: string, start: number, marks: Marks): Edit[] {
  const edits: Edit[] = []
  const words = [...marks.words, ...wordsIn(source)]
  let at = start
  let number = 0
  let open = false
  for (const [index, line] of source.split('\n').entries()) {
    const from = at
    at += line.length + 1
    if (index === 0) continue
    const next = NEXT.exec(line.trimEnd())
    if (next) {
      if (next[1] === 'next-line') marks.lines.push(String(number + 1))
      else open = next[1] === 'start'
      edits.push({ start: from, end: at, text: '' })
      continue
    }
    number += 1
    if (open) marks.lines.push(String(number))
    const annotation = ANNOTATION.exec(line)
    if (annotation) edits.push({ start: at - 2, end: at - 1, text: '' })
    const mark = LINE_MARK.exec(line.trimEnd())
    const code = mark ? line.slice(0, mark.index) : line
    for (const { text, as } of words) if (code.includes(text)) marks[as].push(String(number))
    if (!mark) continue
    const to = mark[2] === undefined ? String(number) : `${number}-${number + Number(mark[2]) - 1}`
    const list = mark[1] === '++' ? marks.ins : mark[1] === '--' ? marks.del : marks.lines
    if (mark[1] !== 'word') list.push(to)
    edits.push({ start: from + mark.index, end: from + line.length, text: '' })
  }
  return edits
}

/** `// [!code word:text]`, with or without the number of times. */
const wordsIn = (source: string): MarkedWord[] =>
  source.split('\n').flatMap((line) => {
    const text = LINE_MARK.exec(line.trimEnd())?.[3]?.replace(/:\d+$/, '')
    return text ? [{ text, as: 'lines' }] : []
  })
