import type { Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { linesOf } from '../convert/lines.ts'

// No mark holds another of its kind, so that one which is not closed is given up at the next one.
const MARK = new RegExp(
  [
    '(?<!`)(`+)(?!`).*?(?<!`)\\1(?!`)',
    String.raw`\{\+\+((?:(?!\{\+\+).)+?)\+\+\}`,
    String.raw`\{--((?:(?!\{--).)+?)--\}`,
    String.raw`\{==((?:(?!\{==).)+?)==\}`,
    String.raw`\{~~((?:(?!\{~~|~>).)*)~>((?:(?!\{~~|~~\}).)*)~~\}`,
    String.raw`\{>>((?:(?!\{>>).)*?)<<\}`,
    String.raw`\[\]\(\)\{:?[ ]*#([\w-]+)(?![\w-])[^{}]*\}`,
    '(?<![=\\w])==(?=[^\\s=])(?=[^=\\n]*[*_`[])([^=\\n]+)(?<=[^\\s=])==(?![=\\w])',
  ].join('|'),
  'g',
)

/**
 * Marks of changes (https://facelessuser.github.io/pymdown-extensions/extensions/critic/), marked text that holds other
 * markup, and anchors become elements.
 */
export const criticStep: Step = (edited, { tally, source }) => {
  if (!/\{(?:\+\+|--|==|~~|>>)|\[\]\(\)\{|==/.test(edited.text)) return edited
  const edits = linesOf(edited.text).flatMap(({ start, text, inCode }, index): Edit[] => {
    if (inCode) return []
    const around = tagFor(text.trim())
    if (around !== undefined) return [{ start, end: start + text.length, text: around }]
    return [...text.matchAll(MARK)].flatMap((match): Edit[] => {
      if (match[1] !== undefined) return []
      tally.note(match[8] ? '[](){#id}' : match[9] ? '==mark==' : '{++ change ++}', 'converted', {
        file: source,
        line: edited.lines[index] ?? index + 1,
      })
      return [{ start: start + match.index, end: start + match.index + match[0].length, text: elementFor(match) }]
    })
  })
  return applyEdits(edited, edits)
}

/** A mark on a line of its own stands before or after paragraphs. */
const tagFor = (line: string): string | undefined =>
  /^(?:\{(?:\+\+|--|==)|(?:\+\+|--|==)\})$/.test(line)
    ? `<${line.startsWith('{') ? '' : '/'}${ELEMENTS[line.replace(/[{}]/g, '')]}>`
    : undefined

const ELEMENTS: { readonly [mark: string]: string } = { '++': 'ins', '--': 'del', '==': 'mark' }

function elementFor([, , inserted, deleted, changed, before, after, comment, id, own]: RegExpExecArray): string {
  const marked = changed ?? own
  if (id !== undefined) return `<a id="${id}"></a>`
  if (inserted !== undefined) return `<ins>${inserted}</ins>`
  if (deleted !== undefined) return `<del>${deleted}</del>`
  if (marked !== undefined) return `<mark>${marked}</mark>`
  return comment === undefined ? `<del>${before ?? ''}</del><ins>${after ?? ''}</ins>` : ''
}
