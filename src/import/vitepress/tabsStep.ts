import type { Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { linesOf } from '../convert/lines.ts'

const OPENING = /^([ \t>]*):{3,}[ \t]*([A-Za-z][\w-]*)[ \t]*(.*)$/
const CLOSING = /^[ \t>]*:{3,}[ \t]*$/
const TAB = /^([ \t>]*)(?:==|@tab(?::active)?)[ \t]+(\S.*)$/

type Open = { isTabs: boolean; hasTab: boolean }

/**
 * `:::tabs key:name` with `== Label` before each tab (https://github.com/sapphi-red/vitepress-plugin-tabs), and `:::tabs#name`
 * with `@tab Label` (VuePress) are our tabs.
 */
export const tabsStep: Step = (edited, { tally, source }) => {
  const open: Open[] = []
  const edits = linesOf(edited.text).flatMap((line, index): Edit[] => {
    if (line.inCode) return []
    const range = { start: line.start, end: line.start + line.text.length }
    const [, margin = '', name, rest = ''] = OPENING.exec(line.text.trimEnd()) ?? []
    if (name !== undefined) {
      const isTabs = /^(?:code-)?tabs$/.test(name) && !rest.startsWith('[')
      open.push({ isTabs, hasTab: false })
      if (!isTabs) return []
      tally.note(`:::${name}`, 'converted', { file: source, line: edited.lines[index] ?? index + 1 })
      const key = /(?:(?:^|\s)key:|^#)([\w-]+)/.exec(rest)?.[1]
      return [{ ...range, text: `${margin}:::tabs${key === undefined ? '' : `{group=${key}}`}` }]
    }
    if (CLOSING.test(line.text)) {
      const closed = open.pop()
      return closed?.isTabs && closed.hasTab ? [{ start: range.start, end: range.start, text: ':::\n' }] : []
    }
    const inner = open.at(-1)
    const [, before = '', label] = inner?.isTabs ? (TAB.exec(line.text.trimEnd()) ?? []) : []
    if (!inner || label === undefined) return []
    const end = inner.hasTab ? `${before}:::\n` : ''
    inner.hasTab = true
    return [{ ...range, text: `${end}${before}:::tab[${label.replace(/(?<!\\)[[\]]/g, '\\$&')}]` }]
  })
  return applyEdits(edited, edits)
}
