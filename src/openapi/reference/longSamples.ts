import type { LinkContent } from '../../model/apiView.ts'
import type { OutputFile } from '../../model/output.ts'
import type { Href } from '../../model/route.ts'

/** Longer samples are a file beside the reference, of which the page shows the beginning. */
const LONGEST_SAMPLE = 30_000

const SHOWN = 6000

/** As many lines of a text as a page shows. */
export function beginningOf(text: string): string {
  if (text.length <= LONGEST_SAMPLE) return text
  const start = text.slice(0, SHOWN)
  const end = start.lastIndexOf('\n')
  return `${end > 0 ? start.slice(0, end) : start}\n…`
}

/** Writes a file beside the reference, and returns its address. */
export type AddFile = (file: OutputFile) => Href

const ENDINGS = new Map([
  ['json', 'json'],
  ['xml', 'xml'],
  ['yaml', 'yaml'],
])

/** The files of long samples; none for a sample that the page shows whole. */
export function sampleFile(addFile: AddFile, name: string, text: string, language: string): LinkContent[] | undefined {
  if (text.length <= LONGEST_SAMPLE) return undefined
  const file = `${name}.${ENDINGS.get(language) ?? 'txt'}`
  return [{ kind: 'link', text: file, href: addFile({ path: `examples/${file}`, content: `${text}\n` }) }]
}
