import type { Code } from 'mdast'

/** Writes the info string of a fence as `language title="…" {1,3} lines`. */
export function unifyFence(node: Code): void {
  const info = `${node.lang ?? ''}${node.meta ? ` ${node.meta}` : ''}`
  if (!/[{[,:]|=|showLineNumbers/.test(info)) return
  const [, lang = '', meta = ''] = /^(\S*)\s*(.*)$/s.exec(respelled(info)) ?? []
  node.lang = lang || null
  node.meta = meta.trim() || null
}

function respelled(info: string): string {
  const { title, rest } = titleIn(withSpaces(info))
  const marks = withoutBraces(rest)
    .replace(/(^|\s)showLineNumbers(?:=(?:"false"|false|\{false\}))(?=\s|$)/g, '$1')
    .replace(/(^|\s)(?:showLineNumbers\s+)?startLineNumber=(\d+)(?:\s+showLineNumbers)?(?=\s|$)/g, '$1lines=$2')
    .replace(/(^|\s)showLineNumbers(?=\{\d+\}(?:\s|$))/g, '$1linenums=')
    .replace(/(^|\s)(?:showLineNumbers|linenums)(?:=(?:"(\d*)"|'(\d*)'|\{(\d*)\}|(\d+)))?(?=\s|$)/g, lineNumbers)
    .replace(/(^|\s)hl_lines=(?:"([^"]*)"|'([^']*)'|(\S+))/g, (_, before, double, single, plain) => {
      const ranges = String(double ?? single ?? plain)
      return `${before}{${ranges
        .trim()
        .split(/[\s,]+/)
        .join(',')}}`
    })
    .replace(/(^|\s)mark=(\{[\d,\s-]+\})/g, '$1$2')
  return title === '' ? marks : `${marks} title=${quoted(title)}`
}

/** Hugo has its marks in braces: `{linenos=table,hl_lines=[2,"4-6"],linenostart=10}`. */
function withoutBraces(info: string): string {
  return info.replace(/(^|\s)\{([^{}]*\b(?:linenos|hl_lines|linenostart)\s*=[^{}]*)\}/, (_, before, inside: string) => {
    const lines = /\bhl_lines\s*=\s*["'[]([^\]]*?)["'\]](?=\s*(?:,|$|\w+\s*=))/
      .exec(inside)?.[1]
      ?.match(/\d+(?:-\d+)?/g)
    const first = /\blinenostart\s*=\s*(\d+)/.exec(inside)?.[1]
    const isNumbered = /\blinenos\s*=\s*["']?(?!false|0)/i.test(inside)
    const numbers = first !== undefined || isNumbered ? ` lines${first === undefined ? '' : `=${first}`}` : ''
    return `${before}${lines ? `{${lines.join(',')}}` : ''}${numbers}`
  })
}

function lineNumbers(_: string, before: string, ...numbers: (string | undefined)[]): string {
  const first = numbers.slice(0, 4).find((number) => number)
  return `${before}lines${first === undefined ? '' : `=${first}`}`
}

/**
 * Separates the language from what is written right after it: `js{1,3}`, `rust,ignore`, `ts:line-numbers`,
 * `{.python title="x"}`.
 */
function withSpaces(info: string): string {
  const [, classed, inside] = /^\{\s*\.([\w+#-]+)(?![\w+#-])([^{}]*)\}$/.exec(info) ?? []
  if (classed !== undefined) return `${classed}${inside}`
  const [, lang = '', mark = '', after = ''] = /^([\w+#.-]+)([{,[]|:(?=(?:no-)?line-numbers))(.*)$/s.exec(info) ?? []
  if (lang === '') return info
  if (mark === ',') return `${lang} ${after.replaceAll(',', ' ')}`
  const spaced = `${lang} ${mark}${after}`
  return spaced.replace(/\s?:no-line-numbers\b/, '').replace(/\s?:line-numbers\b/, ' lines')
}

/** The title of a fence, also written `[name]`, and its info string without it. */
export function titleIn(info: string): { title: string; rest: string } {
  const found = /\s\[([^\]]{1,200})\](?=\s|$)|\s(?:title|file[nN]ame)=(?:"([^"]*)"|'([^']*)'|([^\s"']\S*))/.exec(info)
  if (!found) return { title: '', rest: info }
  const rest = `${info.slice(0, found.index)}${info.slice(found.index + found[0].length)}`
  return { title: found[1] ?? found[2] ?? found[3] ?? found[4] ?? '', rest }
}

const quoted = (title: string): string => (title.includes('"') ? `'${title.replaceAll("'", '’')}'` : `"${title}"`)
