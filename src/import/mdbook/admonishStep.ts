import { capitalised } from '../../model/nameInWords.ts'
import { calloutKind, UNTITLED } from '../convert/callouts.ts'
import type { Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { type Line, linesOf } from '../convert/lines.ts'

const OPENING = /^([ \t>]*)(`{3,}|~{3,})[ \t]*(?:admonish|ad-(?=[a-z]))[ \t]*([a-z]*)(.*)$/

/** A fence of the preprocessor "admonish" holds Markdown: it is a callout, or a section that unfolds. */
export const admonishStep: Step = (edited, { tally, source }) => {
  const lines = linesOf(edited.text)
  const closingBehind = nextLines(lines)
  const edits = lines.flatMap(({ start, text, inCode }, index): Edit[] => {
    const [whole, margin = '', fence = '', type = '', rest = ''] = (inCode && OPENING.exec(text)) || []
    if (
      whole === undefined ||
      (inCode && lines[index - 1]?.inCode && !/^[ \t>]*[`~]{3,}[ \t]*$/.test(lines[index - 1]?.text ?? ''))
    )
      return []
    const closing = closingBehind(margin + fence, index)
    if (!closing) return []
    tally.note('admonish', 'converted', { file: source, line: edited.lines[index] ?? index + 1 })
    const isFolded = /collapsible=true/.test(rest)
    const name = isFolded ? 'details' : (calloutKind(type) ?? 'note')
    const label = labelOf(titleIn(rest), type, name)
    return [
      { start, end: start + text.length, text: `${margin}:::${name}${withId(label, rest)}` },
      { start: closing.start, end: closing.start + closing.text.length, text: `${margin}:::` },
    ]
  })
  return applyEdits(edited, edits)
}

/** `title="…"`, or a text alone, as a string of TOML. */
function titleIn(rest: string): string | undefined {
  const [, basic, literal] = /(?:title=|^\s*)(?:"((?:[^"\\]|\\.)*)"|'([^']*)')/.exec(rest) ?? []
  return basic?.replace(/\\(.)/g, '$1') ?? literal
}

/** Links may lead to `id="name"`. */
function withId(label: string, rest: string): string {
  const id = /\bid="([\w-]+)"/.exec(rest)?.[1]
  if (id === undefined) return label
  return label === UNTITLED ? label.replace('{', `{#${id} `) : `${label}{#${id}}`
}

/** Finds the first line after another that is a text and nothing else but for spaces. Lines to start from grow from call to call. */
function nextLines(lines: readonly Line[]): (text: string, from: number) => Line | undefined {
  const found = new Map<string, number[]>()
  for (const [index, line] of lines.entries()) {
    const text = withoutSpaces(line.text)
    const indexes = found.get(text)
    if (indexes) indexes.push(index)
    else found.set(text, [index])
  }
  const passed = new Map<string, number>()
  return (written, from) => {
    const text = withoutSpaces(written)
    const indexes = found.get(text) ?? []
    let at = passed.get(text) ?? 0
    while ((indexes[at] ?? Number.POSITIVE_INFINITY) <= from) at += 1
    passed.set(text, at)
    return lines[indexes[at] ?? -1]
  }
}

/** Spaces between the marks of quotes mean nothing. */
const withoutSpaces = (text: string): string => text.replace(/\s+/g, '')

/** A kind that has another name here is its title; an empty title is none. */
function labelOf(title: string | undefined, type: string, name: string): string {
  if (title) return `[${title}]`
  if (title !== undefined && name !== 'details') return UNTITLED
  const kind = type || 'note'
  return type === name || (type === '' && name === 'note') ? '' : `[${capitalised(kind)}]`
}
