import { fromXml } from 'xast-util-from-xml'
import { parseWithFormulas } from '../../src/markdown/math/readFormulas.ts'
import { referenceParser } from '../../src/markdown/referenceParser.ts'

/** What would steer a terminal or turn text around. */
const CONTROL = /(?![\n\t])[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069]/u

const RUNS = /^(?:java|vb)script:|^data:(?!image\/)/i

/** What is wrong with a file beside the pages, by its name; nothing for one that its readers read as meant. */
export function faultsOfFile(path: string, content: string): string[] {
  try {
    if (path.endsWith('.json')) JSON.parse(content)
    if (/\.(?:xml|rss|atom|svg)$/.test(path)) fromXml(content)
    if (/\.md$|^llms(?:-full)?\.txt$/.test(path)) return linksThatRun(content).map((url) => `${path}: ${url}`)
    if (path === '_redirects' || path === '_headers') return oddLines(content).map((line) => `${path}: ${line}`)
  } catch (thrown) {
    return [`${path}: ${String(thrown).slice(0, 200)}`]
  }
  return []
}

const parse = referenceParser()

type Node = { type: string; url?: string; children?: Node[] }

function linksThatRun(markdown: string): string[] {
  const found: string[] = []
  // What is in a formula is no Markdown to those who draw it.
  const open: Node[] = [parseWithFormulas(markdown, parse)]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.url !== undefined && RUNS.test(node.url.replace(/[\s\p{Cc}]/gu, ''))) found.push(node.url)
    open.push(...(node.children ?? []))
  }
  return found
}

const oddLines = (content: string): string[] => content.split('\n').filter((line) => CONTROL.test(line))

/** What is wrong with a report of problems, by its format. */
export function faultsOfReport(format: string, text: string, problems: number): string[] {
  const faults = CONTROL.test(text) ? [`${format}: ${JSON.stringify(CONTROL.exec(text)?.[0])} in the report`] : []
  try {
    if (format === 'json' || format === 'sarif') JSON.parse(text)
    if (format === 'junit') fromXml(text)
  } catch (thrown) {
    faults.push(`${format}: ${String(thrown).slice(0, 200)}`)
  }
  if (format === 'github') {
    const commands = text.split('\n').filter((line) => line.startsWith('::'))
    const odd = text
      .split('\n')
      .filter(
        (line) =>
          line.includes('::') && !/^::(?:(?:error|warning|notice) file=|notice title=\d+ problems::)/.test(line),
      )
    if (commands.length > problems) faults.push(`github: ${commands.length} commands for ${problems} problems`)
    faults.push(...odd.map((line) => `github: ${line.slice(0, 100)}`))
  }
  return faults
}
