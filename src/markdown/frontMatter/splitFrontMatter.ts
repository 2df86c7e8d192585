import { type Checked, error, startOf } from '../../model/problem.ts'

/**
 * A page's text without its front matter, which is replaced by blank lines so that positions in the body are positions
 * in the file.
 */
export type SplitPage = { frontMatter: string; body: string }

/** Front matter is YAML between two lines `---` at the very start of a page. */
export function splitFrontMatter(file: string, text: string): Checked<SplitPage> {
  const [first = ''] = text.split('\n', 1)
  const info = /^---(.*)$/.exec(first)?.[1]?.trim()
  // `----` is a thematic break.
  if (info === undefined || info.startsWith('-')) return { value: { frontMatter: '', body: text }, problems: [] }
  const closing = /\n---[ \t]*(?:\n|$)/.exec(text.slice(first.length))
  if (!closing) return broken(file, text, 'the front matter is not closed', 'add a line "---" after it')
  const end = first.length + closing.index + 1
  const frontMatter = text.slice(first.length + 1, end)
  const rest = text.slice(end - 1 + closing[0].length)
  const body = `\n${frontMatter.replace(/[^\n]/g, '')}\n${rest}`
  if (info === '') return { value: { frontMatter, body }, problems: [] }
  return broken(file, body, `front matter must be YAML, found "${info}" after "---"`, 'write only "---" on this line')
}

function broken(file: string, body: string, message: string, fix: string): Checked<SplitPage> {
  const problem = error('invalid-front-matter', startOf(file), { message, fix })
  return { value: { frontMatter: '', body }, problems: [problem] }
}
