import { calloutKind } from '../convert/callouts.ts'
import type { Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { linesOf } from '../convert/lines.ts'

const OPENING = /^([ \t]*)\/{3,}[ \t]+([a-z][\w-]*)(?:[ \t]*\|[ \t]*(.*?))?[ \t]*$/
const CLOSING = /^([ \t]*)\/{3,}[ \t]*$/
const OPTION = /^[ \t]{4,}(type|open|attrs):[ \t]*(.*?)[ \t]*$/

/** `/// note | Title` and `///` (https://facelessuser.github.io/pymdown-extensions/extensions/blocks/) are directives. */
export const blockStep: Step = (edited, { tally, source }) => {
  const lines = linesOf(edited.text)
  const open: string[] = []
  const options = new Set<number>()
  const edits = lines.flatMap((line, index): Edit[] => {
    const range = { start: line.start, end: line.start + line.text.length }
    if (options.has(index)) return [{ ...range, text: '' }]
    if (line.inCode) return []
    const [, margin = '', name = '', title = ''] = OPENING.exec(line.text) ?? []
    if (name !== '') {
      const given = new Map<string, string>()
      for (let at = index + 1; OPTION.test(lines[at]?.text ?? ''); at += 1) {
        const [, key = '', value = ''] = OPTION.exec(lines[at]?.text ?? '') ?? []
        given.set(key, value)
        options.add(at)
      }
      const directive = directiveFor(name, title, given)
      tally.note(`/// ${name}`, directive === undefined ? 'left' : 'converted', {
        file: source,
        line: edited.lines[index] ?? index + 1,
      })
      open.push(directive === undefined ? 'left' : directive === '' ? '' : ':::')
      return [{ ...range, text: directive === undefined ? `${margin}\`${line.text.trim()}\`` : margin + directive }]
    }
    const closing = CLOSING.exec(line.text)
    const opened = closing ? open.pop() : undefined
    return opened === undefined ? [] : [{ ...range, text: opened === ':::' ? `${closing?.[1] ?? ''}:::` : '' }]
  })
  return applyEdits(edited, edits)
}

/** Empty where the contents stand alone; undefined for a block that we have nothing for. */
function directiveFor(name: string, title: string, options: ReadonlyMap<string, string>): string | undefined {
  if (/^(?:figure-)?caption$/.test(name)) return ''
  const label = title === '' ? '' : `[${title}]`
  if (name === 'details') return `:::details${label || '[Details]'}${options.get('open') === 'True' ? '{open}' : ''}`
  const kind = name === 'admonition' ? (calloutKind(options.get('type') ?? 'note') ?? 'note') : calloutKind(name)
  return kind === undefined ? undefined : `:::${kind}${label}`
}
