import type { Code, Nodes, Root } from 'mdast'
import { MANAGERS } from '../../markdown/spellings/packageManagers.ts'
import { pushAll } from '../../model/pushAll.ts'
import type { Conversion } from './dialect.ts'
import type { Edit } from './edits.ts'
import { languageName } from './languageNames.ts'
import { type Marks, marksInCode } from './marksInCode.ts'
import { placesIn } from './places.ts'

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
  const [lists, lost] = [{ lines: [], ins: [], del: [], words: [], rest: [] }, new Set<string>()]
  const marks: Marks = { title: undefined, first: undefined, ...lists, lost }
  if (/(?:^|\s)\/[^/]+\/\w*(?=\s|$)/.test(after)) lost.add(PATTERNS)
  for (const [, double, single] of after.matchAll(/(?:^|(?<=\s))(?:"([^"]+)"|'([^']+)')(?=\s|$)/g))
    marks.words.push({ text: double ?? single ?? '', as: 'lines' })
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
  else if (/^(?:mark|ins|del)$/.test(key) && list.length === 0) readWord(key, value, marks)
  if (key === 'title' || key.toLowerCase() === 'filename' || key === 'name') marks.title ??= value
  else if (key === 'hl_lines' || key === 'mark') pushAll(marks.lines, list)
  else if (key === 'ins') pushAll(marks.ins, list)
  else if (key === 'del') pushAll(marks.del, list)
  else if (/^(?:linenostart|startLineNumber|line-numbers)$/i.test(key)) marks.first = Number(value) || 1
  else if (/^(?:linenums|linenos|showLineNumbers)$/i.test(key) && value !== 'false') marks.first ??= Number(value) || 1
  else if (['api', 'schema', 'file', 'lines', 'region'].includes(key)) marks.rest.push(`${key}="${value}"`)
}

function readWord(key: string, text: string, { words, lost }: Marks): void {
  if (/^\/.*\/\w*$/.test(text)) lost.add(PATTERNS)
  else if (text !== '') words.push({ text, as: key === 'ins' || key === 'del' ? key : 'lines' })
}

/** No pattern of a site is run. */
const PATTERNS = 'pattern that marks words of code'

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

/** Tabs with the same commands for each package manager. */
function packageTabs({ value, lang }: Code, indent: string): string {
  const tab = ([name, commands]: (typeof MANAGERS)[number]): string[] => [
    `:::tab[${name}]`,
    `\`\`\`${lang ?? 'bash'}`,
    ...commands(value).split('\n'),
    '```',
    ':::',
  ]
  return ['::::tabs{group=package-manager}', ...MANAGERS.flatMap(tab), '::::'].join(`\n${indent}`)
}
