import type { Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { linesOf } from '../convert/lines.ts'
import { type JsonObject, textAt } from '../read/json.ts'

/**
 * Leaves out lines of code that are run and not shown: in Rust those that begin with `# ` (`##` is a `#`), in other languages
 * those with the prefix that the fence (`python,hidelines=!`) or the configuration has for them.
 */
export const hiddenStep =
  (prefixes: JsonObject): Step =>
  (edited) => {
    let language = ''
    let prefix: string | undefined
    let opening: { start: number; margin: string } | undefined
    const edits = linesOf(edited.text).flatMap(({ start, text, inCode }): Edit[] => {
      const fence = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*([^\s,{]*)(.*)/.exec(text)
      if (fence || !inCode) {
        language = inCode ? (fence?.[1] ?? '') : ''
        opening = inCode ? { start, margin: /^[ \t>]*/.exec(text)?.[0] ?? '' } : undefined
        prefix = /\bhidelines=([^\s,]+)/.exec(fence?.[2] ?? '')?.[1] ?? textAt(prefixes, language)
        return []
      }
      const isRust = language === 'rust' && prefix === undefined
      if (isRust && /^[ \t]*##/.test(text)) {
        const at = start + text.indexOf('#')
        const ignored = opening && /^[ \t]*##(?: |$)/.test(text) ? [ignoring(opening)] : []
        if (ignored.length > 0) opening = undefined
        return [...ignored, { start: at, end: at + 1, text: '' }]
      }
      const isHidden = isRust
        ? /^[ \t]*#(?: |$)/.test(text)
        : prefix !== undefined && text.trimStart().startsWith(prefix)
      return isHidden ? [{ start, end: start + text.length + 1, text: '' }] : []
    })
    return applyEdits(edited, edits)
  }

/** What is shown looks like a hidden line that was forgotten. */
const ignoring = ({ start, margin }: { start: number; margin: string }): Edit => ({
  start,
  end: start,
  text: `${margin.trimEnd()}\n${margin}<!-- portalgen-ignore-next foreign-syntax -->\n`,
})
