import { calloutKind } from '../convert/callouts.ts'
import type { Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { type Line, linesOf } from '../convert/lines.ts'
import type { BlockTypes } from './blockTypes.ts'

const OPENING = /^([ \t]*)\/{3,}[ \t]+([a-z][\w-]*)(?:[ \t]*\|(.*))?$/
const CLOSING = /^([ \t]*)\/{3,}[ \t]*$/
const OPTION = /^[ \t]{4}[ \t]*(type|open|attrs):(.*)$/

/** `/// note | Title` and `///` (https://facelessuser.github.io/pymdown-extensions/extensions/blocks/) are directives. */
export const blockStep =
  (types: BlockTypes): Step =>
  (edited, { tally, source }) => {
    const lines = linesOf(edited.text)
    const open: { text: string; isTab: boolean }[] = []
    let isInTabs = false
    const options = new Set<number>()
    const edits = lines.flatMap((line, index): Edit[] => {
      const range = { start: line.start, end: line.start + line.text.length }
      if (options.has(index)) return [{ ...range, text: '' }]
      if (line.inCode) return []
      const [, margin = '', name = '', title = ''] = OPENING.exec(line.text.trimEnd()) ?? []
      if (name !== '') {
        const given = new Map<string, string>()
        for (let at = index + 1; OPTION.test(lines[at]?.text ?? ''); at += 1) {
          const [, key = '', value = ''] = OPTION.exec(lines[at]?.text ?? '') ?? []
          given.set(key, value.trim())
          options.add(at)
        }
        const directive = directiveFor(name, title.trim(), given, types)
        tally.note(`/// ${name}`, directive === undefined ? 'left' : 'converted', {
          file: source,
          line: edited.lines[index] ?? index + 1,
        })
        const isTab = name === 'tab'
        const start = isTab && !isInTabs ? `${margin}:::tabs\n` : ''
        open.push({ text: directive === undefined ? 'left' : directive === '' ? '' : ':::', isTab })
        return [
          { ...range, text: directive === undefined ? `${margin}\`${line.text.trim()}\`` : start + margin + directive },
        ]
      }
      const closing = CLOSING.exec(line.text)
      const opened = closing ? open.pop() : undefined
      if (opened === undefined) return []
      const indent = closing?.[1] ?? ''
      if (opened.isTab) isInTabs = isTabNext(lines, index)
      const end = opened.isTab && !isInTabs ? `\n${indent}:::` : ''
      return [{ ...range, text: opened.text === ':::' ? `${indent}:::${end}` : '' }]
    })
    return applyEdits(edited, edits)
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
  if (/^(?:(?:figure-|table-)?caption|html|define)$/.test(name)) return ''
  const label = title === '' ? '' : `[${title}]`
  if (name === 'tab') return `:::tab${label || '[Tab]'}`
  const own = types.get(name)
  if (own?.isDetails) return `:::details${label || `[${own.title}]`}${options.get('open') === 'True' ? '{open}' : ''}`
  if (own) return `:::${own.kind}${label || (own.kind === own.title.toLowerCase() ? '' : `[${own.title}]`)}`
  if (name === 'details') return `:::details${label || '[Details]'}${options.get('open') === 'True' ? '{open}' : ''}`
  const kind = name === 'admonition' ? (calloutKind(options.get('type') ?? 'note') ?? 'note') : calloutKind(name)
  return kind === undefined ? undefined : `:::${kind}${label}`
}
