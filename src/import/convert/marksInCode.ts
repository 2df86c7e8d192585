import type { Edit } from './edits.ts'

/** `last`: the line up to which it is marked. */
type MarkedWord = { text: string; as: 'lines' | 'ins' | 'del'; last?: number }

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
  const words = new Map<string, MarkedWord>()
  for (const word of marks.words) addWord(words, word, marks)
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
    const mark = LINE_MARK.exec(line.trimEnd())
    const code = mark ? line.slice(0, mark.index) : line
    // A mark on a line of its own is for those below it.
    const isAlone = mark !== null && code.trim() === ''
    if (mark) pushMark(mark, number + 1, marks)
    if (mark?.[3]) addWord(words, wordFrom(mark[3], number + 1), marks)
    if (mark)
      edits.push({ start: isAlone ? from : from + mark.index, end: isAlone ? at : from + line.length, text: '' })
    if (isAlone) continue
    number += 1
    if (open) marks.lines.push(String(number))
    if (ANNOTATION.test(line)) edits.push({ start: at - 2, end: at - 1, text: '' })
    pushWords(words, code, number, marks)
  }
  return edits
}

function pushMark([, kind, count]: RegExpExecArray, number: number, marks: Marks): void {
  const to = count === undefined ? String(number) : `${number}-${number + Number(count) - 1}`
  const list = kind === '++' ? marks.ins : kind === '--' ? marks.del : marks.lines
  if (kind !== 'word') list.push(to)
}

/** `// [!code word:text]` marks a text from its line on, and `// [!code word:text:2]` within two lines. */
function wordFrom(written: string, number: number): MarkedWord {
  const [, text = '', times] = /^(.*?)(?::(\d+))?$/.exec(written) ?? []
  const last = times === undefined ? undefined : number + Number(times) - 1
  return { text, as: 'lines', ...(last !== undefined && { last }) }
}

/** Each word is looked for in each line. */
const MOST_WORDS = 100

function addWord(words: Map<string, MarkedWord>, word: MarkedWord, { lost }: Marks): void {
  const name = `${word.as} ${word.text}`
  const known = words.get(name)
  if (words.size >= MOST_WORDS && !known) lost.add(`words that code marks, after the first ${MOST_WORDS} of a block`)
  else if (!known || known.last !== undefined) words.set(name, word)
}

function pushWords(words: ReadonlyMap<string, MarkedWord>, code: string, number: number, marks: Marks): void {
  const found = [...words.values()].filter(({ text, last = number }) => number <= last && code.includes(text))
  for (const as of new Set(found.map((word) => word.as))) marks[as].push(String(number))
}
