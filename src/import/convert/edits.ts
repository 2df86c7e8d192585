/** Replaces the characters from `start` to `end` of a text. */
export type Edit = { start: number; end: number; text: string }

/** A text after edits, and which of its lines came from which. */
export type Edited = { text: string; lines: number[] }

/**
 * Applies edits. Of two that overlap, the one that starts first is applied, and of those the longer one.
 * @param lines the original line of each line of the text, 1-based
 */
export function applyEdits({ text, lines }: Edited, edits: Edit[]): Edited {
  if (edits.length === 0) return { text, lines }
  const sorted = edits.toSorted((a, b) => a.start - b.start || b.end - a.end)
  const output: { text: string; lines: number[] } = { text: '', lines: [lines[0] ?? 1] }
  let at = 0
  let line = 0
  const keep = (end: number): void => {
    const kept = text.slice(at, end)
    for (let newline = kept.indexOf('\n'); newline !== -1; newline = kept.indexOf('\n', newline + 1)) {
      line += 1
      output.lines.push(lines[line] ?? lines.at(-1) ?? 1)
    }
    output.text += kept
    at = end
  }
  for (const edit of sorted) {
    if (edit.start < at) continue
    keep(edit.start)
    const from = lines[line] ?? 1
    for (const _ of edit.text.matchAll(/\n/g)) output.lines.push(from)
    line += text.slice(edit.start, edit.end).split('\n').length - 1
    output.text += edit.text
    at = edit.end
  }
  keep(text.length)
  return output
}

/** A text none of whose lines have moved. */
export const unedited = (text: string, firstLine: number): Edited => ({
  text,
  lines: text.split('\n').map((_, index) => firstLine + index),
})
