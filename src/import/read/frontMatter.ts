import { isMarkdown } from '../paths.ts'
import { readData } from './data.ts'
import { isObject, type JsonObject } from './json.ts'

type SplitText = {
  frontMatter: JsonObject
  body: string
  /** The line of the file that the body begins with. */
  firstLine: number
  /** `isRead` where the values are known in spite of it. */
  problem?: { reason: string; line: number; isRead?: boolean }
}

/** Cuts a page into its front matter (YAML, TOML or JSON), which blank lines may precede, and its text. */
export function splitForeign(text: string): SplitText {
  const clean = text.replace(/^\uFEFF/, '')
  const blank = /^(?:[ \t]*\n)+(?=(?:---|\+\+\+)[ \t]*\n)/.exec(clean)?.[0] ?? ''
  const above = blank.split('\n').length - 1
  const { firstLine, problem, ...split } = splitAtStart(clean.slice(blank.length))
  return {
    ...split,
    firstLine: firstLine + above,
    ...(problem ? { problem: { ...problem, line: problem.line + above } } : {}),
  }
}

/** The text of an included file: of a page without its front matter, of any other all of it. */
export const includedText = ({ path, text }: { path: string; text: string }): string =>
  (isMarkdown(path) ? splitForeign(text).body : text).trim()

function splitAtStart(clean: string): SplitText {
  const mark = /^(---|\+\+\+)[ \t]*\n/.exec(clean)?.[1]
  if (mark === undefined) return clean.startsWith('{\n') || clean.startsWith('{"') ? splitJson(clean) : whole(clean)
  const closing = clean.indexOf(`\n${mark}`, mark.length)
  if (closing < 0) return { ...whole(clean), problem: { reason: 'it is not closed', line: 1 } }
  const written = clean.slice(clean.indexOf('\n') + 1, closing + 1)
  const rest = clean.indexOf('\n', closing + 1)
  const body = rest < 0 ? '' : clean.slice(rest + 1)
  const firstLine = clean.slice(0, rest < 0 ? clean.length : rest + 1).split('\n').length
  const data = readData(written, mark === '---' ? 'yaml' : 'toml', true)
  const fault = data.kind === 'value' ? data.fault : data
  const frontMatter = data.kind === 'value' && isObject(data.value) ? data.value : {}
  return {
    frontMatter,
    body,
    firstLine,
    ...(fault ? { problem: { reason: fault.reason, line: fault.line + 1, isRead: data.kind === 'value' } } : {}),
  }
}

const whole = (body: string): SplitText => ({ frontMatter: {}, body, firstLine: 1 })

/** Hugo ends JSON with the line of its closing brace. */
function splitJson(text: string): SplitText {
  const end = /\n\}[ \t]*\n/.exec(text)
  if (!end) return whole(text)
  const at = end.index + end[0].length
  const data = readData(text.slice(0, at), 'json')
  if (data.kind === 'invalid') return { ...whole(text), problem: data }
  const frontMatter = isObject(data.value) ? data.value : {}
  return { frontMatter, body: text.slice(at), firstLine: text.slice(0, at).split('\n').length }
}
