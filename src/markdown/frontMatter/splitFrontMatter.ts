import { type Checked, error, type Problem, startOf, warning } from '../../model/problem.ts'

/**
 * A page's text without its front matter, which is replaced by blank lines so that positions in the body are positions
 * in the file.
 */
type SplitPage = { frontMatter: FrontMatterText; body: string }

/** `firstLine`: the line of the file that it begins on. */
export type FrontMatterText = { format: 'yaml' | 'toml'; text: string; firstLine: number }

/**
 * Front matter is YAML between two lines `---` at the very start of a page. Hugo and others also have TOML between two
 * lines `+++`, and an object of JSON, which is YAML.
 */
export function splitFrontMatter(file: string, text: string): Checked<SplitPage> {
  const opening = /^(---|\+\+\+)([^\n]*)/.exec(text)
  if (!opening) return { value: splitJson(text), problems: misplaced(file, text) }
  const [first, mark = '', rest = ''] = opening
  const info = rest.trim()
  // `----` is a thematic break, and `+++` may be a break of another generator.
  if (info.startsWith(mark[0] ?? '')) return { value: without(text), problems: [] }
  const closing = (mark === '---' ? /\n---[ \t]*(?:\n|$)/ : /\n\+\+\+[ \t]*(?:\n|$)/).exec(text.slice(first.length))
  if (!closing && mark === '+++') return { value: without(text), problems: [] }
  if (!closing) return broken(file, text, 'the front matter is not closed', 'add a line "---" after it')
  const end = first.length + closing.index + 1
  const format = mark === '+++' || info === 'toml' ? 'toml' : 'yaml'
  const frontMatter = { format, text: text.slice(first.length + 1, end), firstLine: 2 } as const
  const body = `\n${blank(frontMatter.text)}\n${text.slice(end - 1 + closing[0].length)}`
  if (/^(?:ya?ml|json|toml)?$/.test(info)) return { value: { frontMatter, body }, problems: [] }
  return broken(file, body, `front matter must be YAML, found "${info}" after "---"`, 'write only "---" on this line')
}

/** YAML between lines below blank lines, and JSON between lines ";;;", which other generators read. */
function misplaced(file: string, text: string): Problem[] {
  const [above] =
    /^(?:[ \t]*\n){1,100}(?=---[ \t]*\n[\w-]+:(?:[ \t][^\n]*)?\n(?:[^\n]*\n){0,100}?---[ \t]*(?:\n|$))/.exec(text) ?? []
  if (above !== undefined) {
    const place = { file, line: above.split('\n').length, column: 1 }
    const message = 'front matter begins on the first line of a page, so this is printed as text'
    return [warning('invalid-front-matter', place, { message, fix: 'remove the blank lines above it' })]
  }
  if (!/^;;;[ \t]*\n[ \t]*[{"]/.test(text)) return []
  const message = 'front matter between lines ";;;" is printed as text'
  return [warning('invalid-front-matter', startOf(file), { message, fix: 'write "---" on these lines' })]
}

const without = (body: string): SplitPage => ({ frontMatter: { format: 'yaml', text: '', firstLine: 2 }, body })

const blank = (text: string): string => text.replace(/[^\n]/g, '')

/** An object whose last brace stands alone on its line, or that is on one line. */
function splitJson(text: string): SplitPage {
  const end = /^\{[ \t]*\n[ \t]*"/.test(text)
    ? /\n\}[ \t]*(?=\n|$)/.exec(text)
    : /^\{[ \t]*"[^\n":]+"[ \t]*:[^\n]*\}[ \t]*(?=\n|$)/.exec(text)
  if (!end) return without(text)
  const json = text.slice(0, end.index + end[0].length)
  return { frontMatter: { format: 'yaml', text: json, firstLine: 1 }, body: blank(json) + text.slice(json.length) }
}

function broken(file: string, body: string, message: string, fix: string): Checked<SplitPage> {
  const problem = error('invalid-front-matter', startOf(file), { message, fix })
  return { value: without(body), problems: [problem] }
}
