import type { Code, Nodes, Root } from 'mdast'
import { MANAGERS } from '../../markdown/spellings/packageManagers.ts'
import { pushAll } from '../../model/pushAll.ts'
import type { Conversion } from './dialect.ts'
import type { Edit } from './edits.ts'
import { languageName } from './languageNames.ts'
import { placesIn } from './places.ts'

type Marks = {
  title: string | undefined
  lines: string[]
  ins: string[]
  del: string[]
  /** The number of the first line; undefined without numbers. */
  first: number | undefined
  rest: string[]
  /** What has no counterpart here. */
  lost: Set<string>
}

/** Writes the marks of fenced code as they are written here: title, marked lines, line numbers. */
export function fenceEdits(
  root: Root,
  text: string,
  lines: number[],
  conversion: Conversion,
  isNumbered = false,
): Edit[] {
  const placeAt = placesIn(text)
  return [...codeIn(root)].flatMap((node) => {
    const start = node.position?.start.offset ?? 0
    const end = node.position?.end.offset ?? 0
    const source = text.slice(start, end)
    const info = /^(`{3,}|~{3,})([^\n]*)/.exec(source)
    if (!info) return []
    const first = lines[(node.position?.start.line ?? 1) - 1] ?? 1
    const written = (info[2] ?? '').trim()
    const { language, marks } = readInfo(written)
    if (isNumbered && !/:no-line-numbers\b/.test(written) && !DRAWN.test(language)) marks.first ??= 1
    const inCode = marksInCode(source, start, marks)
    for (const what of marks.lost) conversion.tally.noteOnce(what, { file: conversion.source, line: first })
    const wanted = writeInfo(language, marks)
    const isPackages = marks.rest.some((mark) => /^npm2yarn/.test(mark))
    if (wanted === written && inCode.length === 0 && !isPackages) return []
    conversion.tally.note('marks on fenced code', 'converted', { file: conversion.source, line: first })
    if (isPackages) return [{ start, end, text: packageTabs(node, text.slice(placeAt(start).lineStart, start)) }]
    const from = start + (info[1]?.length ?? 3)
    return [{ start: from, end: from + (info[2]?.length ?? 0), text: wanted }, ...inCode]
  })
}

/** What is drawn, and has no lines. */
const DRAWN = /^(?:mermaid|math)$/

export function* codeIn(root: Root): Generator<Code> {
  const open: Nodes[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'code') yield node
    if ('children' in node) pushAll(open, node.children.toReversed())
  }
}

/**
 * `js{1,3}`, `js:line-numbers`, `rust,ignore`, `js [file.js]`, `py title="x" hl_lines="2 3" linenums="1"`, `{linenos=true}`;
 * the language may stand in the braces, as in `{.python title="x"}`.
 */
function readInfo(written: string): { language: string; marks: Marks } {
  const [, inBraces, before = '', after = ''] =
    /^(?:\{[ ]*\.?([a-z][\w+#-]*)(?=[\s,}])|(?![\w-]+=)\.?([\w+#./-]*)|)(.*)$/is.exec(written) ?? []
  const marks: Marks = { title: undefined, lines: [], ins: [], del: [], first: undefined, rest: [], lost: new Set() }
  // Patterns and texts mark words, which is not supported here.
  if (/(?:^|\s)(?:\/[^/]+\/\w*|"[^"]*"|'[^']*')(?=\s|$)/.test(after)) marks.lost.add(WORDS)
  const words = after
    .replace(/\s\/[^/]+\/\w*/g, '')
    .replace(/(?<=\sshowLineNumbers)(?=\{\d+\})/g, '=')
    .matchAll(
      /\{([^}]{0,1000})\}|\[([^\]]{1,1000})\]|:?([\w-]+)=(?:"([^"]*)"|'([^']*)'|\{([^}]{0,1000})\}|\[([^\]]{0,1000})\]|([^\s,{}]+))|:?([\w-]+)/g,
    )
  for (const [whole, braces, brackets, key, ...values] of words) {
    const value = values.slice(0, 5).find((each) => each !== undefined) ?? ''
    const bare = values[5]
    if (braces !== undefined) readBraces(braces, marks)
    else if (brackets !== undefined) marks.title ??= brackets
    else if (key !== undefined) readPair(key, value, marks)
    else if (bare === 'showLineNumbers' || bare === 'line-numbers' || bare === 'lines') marks.first ??= 1
    else if (
      !/^(?:no-line-numbers|ignore|no_run|should_panic|compile_fail|editable|edition\d+|noplayground|runnable|copy|norun|noplaypen|live|noInline|wrap|preserveIndent)$/.test(
        bare ?? '',
      )
    )
      marks.rest.push(whole.replace(/^:/, ''))
  }
  // In code of `js-vue`, VitePress fills in braces.
  return { language: languageName(inBraces ?? before.replace(/-vue$/, '')), marks }
}

function readBraces(braces: string, marks: Marks): void {
  if (/^[\d,\s-]+$/.test(braces)) marks.lines.push(braces.replace(/\s/g, ''))
  // Hugo shows the name of a file; here it would be the file to include.
  else
    for (const [, key = '', value = ''] of braces.matchAll(/(?<!\w)(\w+)=(\[[^[\]]*\]|"[^"]*"|[^\s,]+)/g))
      readPair(key === 'file' ? 'title' : key, value.replace(/^["[]|["\]]$/g, ''), marks)
}

function readPair(key: string, value: string, marks: Marks): void {
  const unlabelled = value.replace(/(["'])(?:(?!\1).)*\1\s*:\s*(?=[\d{])/g, '')
  const list = unlabelled
    .replace(/["']/g, '')
    .trim()
    .split(/[\s,]+/)
    .filter((line) => /^\d+(?:-\d+)?$/.test(line))
  if (/^(?:mark|ins|del)$/.test(key) && unlabelled !== value) marks.lost.add('label of marked lines')
  else if (/^(?:mark|ins|del)$/.test(key) && list.length === 0) marks.lost.add(WORDS)
  if (key === 'title' || key.toLowerCase() === 'filename' || key === 'name') marks.title ??= value
  else if (key === 'hl_lines' || key === 'mark') pushAll(marks.lines, list)
  else if (key === 'ins') pushAll(marks.ins, list)
  else if (key === 'del') pushAll(marks.del, list)
  else if (/^(?:linenostart|startLineNumber|line-numbers)$/i.test(key)) marks.first = Number(value) || 1
  else if (/^(?:linenums|linenos|showLineNumbers)$/i.test(key) && value !== 'false') marks.first ??= Number(value) || 1
  else if (['api', 'schema', 'file', 'lines', 'region'].includes(key)) marks.rest.push(`${key}="${value}"`)
}

const WORDS = 'marked words'

function writeInfo(language: string, { title, lines, ins, del, first, rest }: Marks): string {
  const words = [
    ...(title === undefined ? [] : [`title="${title.replaceAll('"', "'")}"`]),
    ...(lines.length > 0 ? [`{${uniqueLines(lines)}}`] : []),
    ...(ins.length > 0 ? [`ins={${uniqueLines(ins)}}`] : []),
    ...(del.length > 0 ? [`del={${uniqueLines(del)}}`] : []),
    ...(first === undefined ? [] : [first === 1 ? 'lines' : `lines=${first}`]),
    // What is in the code for the compiler alone is taken out when it is read.
    ...rest.filter((mark) => mark.includes('=') || mark === 'twoslash'),
  ]
  // The first word is the language, whatever it is.
  return [language || (words.length > 0 ? 'text' : ''), ...words].join(' ').trim()
}

const uniqueLines = (lines: string[]): string =>
  [...new Set(lines.flatMap((each) => each.split(',')))]
    .toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .join(',')

const LINE_MARK =
  /(?<![ \t])[ \t]*(?:\/\/|#|--|;|<!--|\/\*|\{\/\*)[ \t]*\[!code ([\w+-]+)(?::(\d+)|(?<=word):[^\]\n]{1,300})?\](?:[ \t]*(?:-->|\*\/\}?))?$/
/** MkDocs numbers its annotations; with `!` the marker of the comment is not shown. */
const ANNOTATION = /\(\d+\)!$/
const NEXT = /^[ \t]*(?:\/\/|#|--|;|<!--|\/\*|\{\/\*)[ \t]*highlight-(next-line|start|end)(?:[ \t]*(?:-->|\*\/\}?))?$/

/** `// [!code ++]` and `// highlight-next-line`: taken out of the code, the lines are marked on the fence. */
function marksInCode(source: string, start: number, marks: Marks): Edit[] {
  const edits: Edit[] = []
  let at = start
  let number = 0
  let open = false
  for (const [index, line] of source.split('\n').entries()) {
    const from = at
    at += line.length + 1
    if (index === 0) continue
    const next = NEXT.exec(line.trimEnd())
    if (next) {
      if (next[1] === 'next-line') marks.lines.push(String(number + 1))
      else open = next[1] === 'start'
      edits.push({ start: from, end: at, text: '' })
      continue
    }
    number += 1
    if (open) marks.lines.push(String(number))
    const annotation = ANNOTATION.exec(line)
    if (annotation) edits.push({ start: at - 2, end: at - 1, text: '' })
    const mark = LINE_MARK.exec(line.trimEnd())
    if (!mark) continue
    const to = mark[2] === undefined ? String(number) : `${number}-${number + Number(mark[2]) - 1}`
    const list = mark[1] === '++' ? marks.ins : mark[1] === '--' ? marks.del : marks.lines
    if (mark[1] === 'word') marks.lost.add(WORDS)
    else list.push(to)
    edits.push({ start: from + mark.index, end: from + line.length, text: '' })
  }
  return edits
}

/** Tabs with the same commands for each package manager. */
function packageTabs({ value, lang }: Code, indent: string): string {
  const tab = ([name, words]: (typeof MANAGERS)[number]): string[] => [
    `:::tab[${name}]`,
    `\`\`\`${lang ?? 'bash'}`,
    ...value.split('\n').map(words),
    '```',
    ':::',
  ]
  return ['::::tabs{group=package-manager}', ...MANAGERS.flatMap(tab), '::::'].join(`\n${indent}`)
}
