import { calloutKind } from '../convert/callouts.ts'
import type { Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { type Line, linesOf } from '../convert/lines.ts'
import type { BlockTypes } from './blockTypes.ts'

const OPENING = /^([ \t]*)\/{3,}[ \t]+([a-z][\w-]*)(?:[ \t]*\|(.*))?$/
const CLOSING = /^([ \t]*)\/{3,}[ \t]*$/
const OPTION = /^[ \t]{4}[ \t]*([a-z][\w-]*):(.*)$/

/** The lines of a text, and what is known where the next one is read. */
type Reading = {
  lines: Line[]
  /** The blocks that are open, the innermost last. */
  open: { isDirective: boolean; isTab: boolean }[]
  /** The indexes of lines with options, which are removed. */
  options: Set<number>
  isInTabs: boolean
}

type OpenBlock = (opening: RegExpExecArray, index: number) => string

/** `/// note | Title` and `///` (https://facelessuser.github.io/pymdown-extensions/extensions/blocks/) are directives. */
export const blockStep =
  (types: BlockTypes): Step =>
  (edited, { tally, source }) => {
    const reading: Reading = { lines: linesOf(edited.text), open: [], options: new Set(), isInTabs: false }
    const openBlock: OpenBlock = ([written, margin = '', name = '', title = ''], index) => {
      const directive = directiveFor(name, title.trim(), optionsBelow(index, reading), types)
      const line = edited.lines[index] ?? index + 1
      tally.note(`/// ${name}`, directive === undefined ? 'left' : 'converted', { file: source, line })
      const isTab = name === 'tab'
      reading.open.push({ isDirective: Boolean(directive), isTab })
      if (directive === undefined) return `${margin}\`${written.trim()}\``
      return (isTab && !reading.isInTabs ? `${margin}:::tabs\n` : '') + margin + directive
    }
    const edits = reading.lines.flatMap(({ start, text }, index): Edit[] => {
      const changed = textFor(index, reading, openBlock)
      return changed === undefined ? [] : [{ start, end: start + text.length, text: changed }]
    })
    return applyEdits(edited, edits)
  }

/** What is written for a line; undefined leaves it. */
function textFor(index: number, reading: Reading, openBlock: OpenBlock): string | undefined {
  const line = reading.lines[index]
  if (reading.options.has(index)) return ''
  if (!line || line.inCode) return undefined
  const opening = OPENING.exec(line.text.trimEnd())
  if (opening) return openBlock(opening, index)
  const closing = CLOSING.exec(line.text)
  return closing ? closeBlock(closing[1] ?? '', index, reading) : undefined
}

/** Reads the options of a block, which are indented below its first line. */
function optionsBelow(index: number, { lines, options }: Reading): Map<string, string> {
  const given = new Map<string, string>()
  for (let at = index + 1; OPTION.test(lines[at]?.text ?? ''); at += 1) {
    const [, key = '', value = ''] = OPTION.exec(lines[at]?.text ?? '') ?? []
    given.set(key, value.trim())
    options.add(at)
  }
  return given
}

function closeBlock(margin: string, index: number, reading: Reading): string | undefined {
  const closed = reading.open.pop()
  if (!closed) return undefined
  if (closed.isTab) reading.isInTabs = isTabNext(reading.lines, index)
  if (!closed.isDirective) return ''
  return closed.isTab && !reading.isInTabs ? `${margin}:::\n${margin}:::` : `${margin}:::`
}

/** Whether a tab of the same group follows. */
function isTabNext(lines: Line[], index: number): boolean {
  let next = index + 1
  while (lines[next]?.text.trim() === '') next += 1
  return OPENING.exec(lines[next]?.text.trimEnd() ?? '')?.[2] === 'tab'
}

/** Empty where the contents stand alone; undefined for a block that we have nothing for. */
function directiveFor(
  name: string,
  title: string,
  options: ReadonlyMap<string, string>,
  types: BlockTypes,
): string | undefined {
  if (/^(?:(?:figure-|table-)?caption|html|define|collapse-code)$/.test(name)) return ''
  const label = title === '' ? '' : `[${title}]`
  const open = /^true$/i.test(options.get('open') ?? '') ? '{open}' : ''
  if (name === 'tab') return `:::tab${label || '[Tab]'}`
  const own = types.get(name)
  if (own?.isDetails) return `:::details${label || `[${own.title}]`}${open}`
  if (own) return `:::${own.kind}${label || (own.kind === own.title.toLowerCase() ? '' : `[${own.title}]`)}`
  if (name === 'details') return `:::details${label || '[Details]'}${open}`
  const kind = name === 'admonition' ? (calloutKind(options.get('type') ?? 'note') ?? 'note') : calloutKind(name)
  return kind === undefined ? undefined : `:::${kind}${label}`
}
