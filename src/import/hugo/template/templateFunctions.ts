import { createHash } from 'node:crypto'
import { codeFence } from '../../../model/markdown.ts'
import { capitalised } from '../../../model/nameInWords.ts'
import { readData } from '../../read/data.ts'
import { isObject, type Json } from '../../read/json.ts'
import { inLayout } from './layoutOfDate.ts'
import { LIST_FUNCTIONS } from './listFunctions.ts'
import { printed } from './printed.ts'
import { matchesOf, replaced, replacedBy } from './replacements.ts'

/** Go's idea of what is true: nothing that is empty. */
export const isTrue = (value: Json): boolean =>
  Array.isArray(value) ? value.length > 0 : isObject(value) ? Object.keys(value).length > 0 : Boolean(value)

type Function = (args: Json[]) => Json | undefined

/** A function of texts, of which the last one is the text that is worked on. */
const ofText =
  (work: (text: string, ...others: string[]) => Json): Function =>
  (args) => {
    const texts = args.map(printed)
    const known = texts.flatMap((text) => text ?? [])
    const last = known.at(-1)
    return last === undefined || known.length < texts.length ? undefined : work(last, ...known.slice(0, -1))
  }

const same: Function = (args) => args.at(-1)

const compare =
  (holds: (order: number) => boolean): Function =>
  ([a, b]) =>
    typeof a === 'number' && typeof b === 'number' ? holds(a - b) : undefined

const ofNumbers =
  (work: (a: number, b: number) => number): Function =>
  (args) => {
    const numbers = args.flatMap((each) => (typeof each === 'number' ? [each] : []))
    const [first, ...others] = numbers
    return first === undefined || numbers.length < args.length ? undefined : others.reduce(work, first)
  }

/** The functions that templates of shortcodes use most, without those that ask the site. https://gohugo.io/functions/ */
export const FUNCTIONS: ReadonlyMap<string, Function> = new Map(
  Object.entries<Function>({
    ...LIST_FUNCTIONS,
    eq: ([first, ...others]) => first !== undefined && others.some((each) => printed(each) === printed(first)),
    ne: ([first, other]) => first !== undefined && other !== undefined && printed(first) !== printed(other),
    lt: compare((order) => order < 0),
    le: compare((order) => order <= 0),
    gt: compare((order) => order > 0),
    ge: compare((order) => order >= 0),
    not: ([value = null]) => !isTrue(value),
    and: (args) => args.at(args.findIndex((each) => !isTrue(each))),
    or: (args) => args.find(isTrue) ?? args.at(-1),
    cond: ([test = null, yes, no]) => (isTrue(test) ? yes : no),
    default: ([other, value = null]) => (isTrue(value) || value === false ? value : other),
    len: ([value]) =>
      typeof value === 'string' || Array.isArray(value)
        ? value.length
        : isObject(value)
          ? Object.keys(value).length
          : undefined,
    isset: ([list, key]) =>
      Array.isArray(list) ? Number(key) < list.length : isObject(list) ? Object.hasOwn(list, String(key)) : undefined,
    printf: ([format, ...values]) => formatted(String(format), values),
    print: (args) => args.map((each) => printed(each) ?? '').join(''),
    substr: ([text, from, length]) =>
      typeof text !== 'string' || typeof from !== 'number'
        ? undefined
        : text.slice(from, typeof length === 'number' ? from + length : undefined),
    hasPrefix: ([text, start]) => String(text).startsWith(String(start)),
    hasSuffix: ([text, end]) => String(text).endsWith(String(end)),
    in: ([list, value]) => (Array.isArray(list) ? list.includes(value ?? null) : String(list).includes(String(value))),
    replace: ([text, from, to]) => replaced(String(text), String(from), String(to)),
    split: ([text, mark]) => String(text).split(String(mark)),
    trim: ([text, marks = ' \t\r\n']) =>
      typeof text === 'string' && typeof marks === 'string' ? trimmed(text, new Set(marks)) : undefined,
    trimPrefix: ofText((text, start = '') => (text.startsWith(start) ? text.slice(start.length) : text)),
    trimSuffix: ofText((text, end = '') => (end !== '' && text.endsWith(end) ? text.slice(0, -end.length) : text)),
    contains: ([text, part]) => String(text).includes(String(part)),
    findRE: ([pattern, text]) =>
      typeof pattern === 'string' && typeof text === 'string' ? matchesOf(pattern, text) : undefined,
    replaceRE: ([pattern, by, text]) =>
      typeof text === 'string' ? replacedBy(String(pattern), String(by), text) : undefined,
    title: ofText((text) => text.replace(/(?<![\p{L}\p{N}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())),
    humanize: ofText((text) => capitalised(text.replace(/[-_]+/g, ' '))),
    md5: ofText((text) => hashOf('md5', text)),
    sha1: ofText((text) => hashOf('sha1', text)),
    sha256: ofText((text) => hashOf('sha256', text)),
    add: ofNumbers((a, b) => a + b),
    sub: ofNumbers((a, b) => a - b),
    mul: ofNumbers((a, b) => a * b),
    slice: (args) => args,
    dict: (args) =>
      Object.fromEntries(args.flatMap((key, at) => (at % 2 === 0 ? [[String(key), args[at + 1] ?? null]] : []))),
    delimit: ([list, mark = '']) =>
      Array.isArray(list) ? list.map((each) => printed(each) ?? '').join(String(mark)) : undefined,
    unmarshal: ([text]) => (typeof text === 'string' ? valueIn(text) : undefined),
    trimSpace: ofText((text) => text.trim()),
    lower: ofText((text) => text.toLowerCase()),
    upper: ofText((text) => text.toUpperCase()),
    urlize: ofText((text) => text.trim().toLowerCase().replace(/\s+/g, '-')),
    anchorize: ofText((text) => text.trim().toLowerCase().replace(/\s+/g, '-')),
    string: ofText((text) => text),
    dateFormat: ([layout, date]) => inLayout(layout, date),
    'time.Format': ([layout, date]) => inLayout(layout, date),
    // It is printed while the site is built, and not on a page.
    warnf: () => '',
    'path.Base': ofText((path) => path.replace(/^.*\//s, '')),
    'path.Ext': ofText((path) => /\.[^./]*$/.exec(path)?.[0] ?? ''),
    'path.Join': (args) => joinedPath(args.flat()),
    joinPath: (args) => joinedPath(args),
    highlight: ([code, language]) =>
      typeof code === 'string' && typeof language === 'string' ? fenced(code, language) : undefined,
    int: ofText((text) => Number.parseInt(text, 10) || 0),
    ...Object.fromEntries(
      'markdownify safeHTML safeHTMLAttr safeURL safeCSS safeJS htmlEscape htmlUnescape plainify relURL absURL'
        .split(' ')
        .map((name) => [name, same]),
    ),
  }),
)

/** Without slashes that follow one another; the two after the scheme of an address stay. */
const joinedPath = (parts: Json[]): string =>
  parts
    .flatMap((each) => printed(each) || [])
    .join('/')
    .replace(/(?<!:)\/{2,}/g, '/')

const hashOf = (algorithm: string, text: string): string => createHash(algorithm).update(text).digest('hex')

/** A text of JSON, or of YAML or TOML. */
function valueIn(text: string): Json | undefined {
  const format = /^\s*[[{]/.test(text) ? 'json' : /^\s*[\w.-]+\s*=/.test(text) ? 'toml' : 'yaml'
  const data = readData(text, format)
  return data.kind === 'value' ? data.value : undefined
}

/** Without some characters at both ends. */
function trimmed(text: string, marks: ReadonlySet<string>): string {
  let [start, end] = [0, text.length]
  while (start < end && marks.has(text[start] ?? '')) start++
  while (end > start && marks.has(text[end - 1] ?? '')) end--
  return text.slice(start, end)
}

/** Code on lines of its own. */
const fenced = (code: string, language: string): string =>
  `\n\n${codeFence(code.replace(/^\n+/, '').trimEnd(), language)}\n\n`

/** `%s`, `%v`, `%q` and `%d`. */
function formatted(format: string, values: Json[]): string | undefined {
  if (/%(?![svdq%])/.test(format)) return undefined
  const rest = values.values()
  return format.replace(/%([svdq%])/g, (_, verb: string) => {
    if (verb === '%') return '%'
    const value = printed(rest.next().value ?? null) ?? ''
    return verb === 'q' ? JSON.stringify(value) : value
  })
}
