import type { Code, InlineCode } from 'mdast'
import type { TextContext } from '../context.ts'
import { foreign, startOf } from './report.ts'

/** Reports code blocks that another generator renders differently. */
export function reportCode(node: Code, context: TextContext): void {
  const { value, lang } = node
  const info = `${lang ?? ''} ${node.meta ?? ''}`.trim()
  const braced = /^\{=?[A-Za-z][^}]*\}?/.exec(info)?.[0]
  if (braced !== undefined) reportBraced(node, braced, context)
  else if (lang && DRAWN.test(lang) && !(lang === 'math' && context.options.drawFormula))
    foreign(
      context,
      startOf(node),
      `${FENCE}${lang}`,
      'is rendered by other generators, and is code here',
      fixFor(lang),
    )
  else if (HIDDEN.test(value) && /^(?:rust|rs)\b/.test(lang ?? '')) reportHidden(node, context)
  else if (/^#\| [\w-]+:/.test(value))
    foreign(context, startOf(node), value.split('\n', 1)[0] ?? '', 'is a Quarto option, which is printed', 'remove it')
  else if (isTilded(node, context))
    foreign(
      context,
      startOf(node),
      value,
      'is a reStructuredText title between lines, and is code here',
      'write "#" before it',
    )
  else if (isIndentedMdx(node, context))
    foreign(context, startOf(node), value, 'is indented, which MDX reads as text, and is code here', INDENTED_FIX)
  else reportLiteral(node, context)
  // One that shows how to include has another language.
  if (!lang || /^(?:md|mdx|markdown|te?xt|html|jinja\d?|handlebars|hbs)$/.test(lang)) return
  if (value === '' || !value.split('\n').every((line) => INCLUDES.test(line.trim()))) return
  foreign(
    context,
    startOf(node),
    value.trim(),
    'is an include, which is printed as code',
    'write "file=…" after the language',
  )
}

const FENCE = '```'

/** Lines that mdBook runs and does not show; attributes of Rust have no space. */
const HIDDEN = /^[ \t]*#(?:[ \t]+[^\n]*)?$/m

const reportHidden = (node: Code, context: TextContext): void =>
  foreign(
    context,
    startOf(node),
    HIDDEN.exec(node.value)?.[0].trim() ?? '',
    'is a hidden mdBook line, which is shown',
    'remove it',
  )

/** A single line between two that are as long as it. */
function isTilded({ value, position }: Code, { text }: TextContext): boolean {
  const source = text.slice(position?.start.offset, position?.end.offset)
  const tildes = /^(~~~~+)\n[^\n]+\n\1$/.exec(source)?.[1]
  return tildes !== undefined && Math.abs(tildes.length - value.length) <= 2
}

const INDENTED_FIX = 'remove the indentation, or write a fence around code'

/** MDX has no indented code. In another file, the end of a component shows that its lines are not a sample of code. */
const isIndentedMdx = (node: Code, { text, source }: TextContext): boolean =>
  !isFenced(node, text) && (source.endsWith('.mdx') || endsComponent(node.value))

/** Whether a component ends that has not begun. */
function endsComponent(code: string): boolean {
  const begun = new Set<string>()
  for (const [, slash, name = ''] of code.matchAll(/<(\/?)([A-Z][\w.]*)/g)) {
    if (slash && !begun.has(name)) return true
    begun.add(name)
  }
  return false
}

const isFenced = (node: Code, text: string): boolean => /^[ \t]*[`~]{3}/.test(text.slice(startOf(node)))

/** `::` at the end of the paragraph before indented code, which reStructuredText shows as `:` or leaves out. */
function reportLiteral(node: Code, context: TextContext): void {
  const start = startOf(node)
  if (isFenced(node, context.text)) return
  const rest = /(?<=[\w)\]] ?|\n)::\s*$/.exec(context.text.slice(Math.max(0, start - 100), start))?.[0]
  if (rest === undefined) return
  const what = 'begins a reStructuredText code block, and is printed as text'
  foreign(context, start - rest.length, '::', what, 'write ":", or remove it')
}

const DRAWN =
  /^(?:d2|plantuml|puml|uml|math|katex|vega-?lite|goat|svgbob|ditaa|nomnoml|wavedrom|markmap|pikchr|bytefield|admonish|ad-[a-z]+|dataview)$/

function fixFor(lang: string): string {
  if (lang === 'math') return 'set "math: true" in content/site.yaml'
  return /^ad(?:monish$|-)/.test(lang) ? 'write ":::note" and ":::" around the text' : 'show an image'
}

const INCLUDES =
  /^(?:\{\{#(?:include|rustdoc_include|playground)\s[^}]*\}\}|-+8<-+[ \t]+"[^"]+"|\{\{[<%]\s*(?:include|readfile)\b[^}]*\}\}|<<<[ \t]*[@./]\S*)?$/

/** `{note}` of MyST, `{r}` of R Markdown, `{=html}` of Pandoc. */
function reportBraced(node: Code, braced: string, context: TextContext): void {
  const isProgram = /^\{(?:r|python|julia|ojs|bash|sql|stan|rcpp)\b/i.test(braced)
  const [what, fix] = isProgram
    ? [
        'is a program that Quarto or R Markdown runs, and is code here',
        'write the language without braces, and what it prints',
      ]
    : ['is a MyST or Pandoc directive, and is code here', 'write a directive, for example ":::note"']
  foreign(context, startOf(node), FENCE + braced, what, fix)
}

type Spelling = { pattern: RegExp; what: string; fix: string }

/** What other generators read of code within a line: a language, a program, or the address of an embedded file. */
const INLINE_CODE: readonly Spelling[] = [
  {
    // `#!python range()` of MkDocs, `let x{:js}` of Nextra and others
    pattern: /^(?:#!|:::)[a-z][\w+-]*[ ]\S|\S\{:\.?[a-z][\w.+-]*\}$/,
    what: 'names a language, which is printed',
    fix: 'remove the language',
  },
  {
    pattern: /^(?:r (?:[\d(]|[A-Za-z.][\w.]*[([$])|\{(?:r|python|julia|ojs)\} |\$?=[ ]*(?:this|dv)\.)/,
    what: 'is a program that another generator runs, and is code here',
    fix: 'write its value',
  },
  {
    pattern: /^(?:(?:youtube|vimeo|oembed|twitch|videopress|soundcloud|codepen|codesandbox):[ ]*\S|embed:\S+\.\w+)/i,
    what: 'is a Gatsby embed, and is code here',
    fix: 'write a link, or a fence with "file=…"',
  },
]

/** Reports code within a line that another generator renders differently. */
export function reportInlineCode(node: InlineCode, context: TextContext): void {
  const spelling = INLINE_CODE.find(({ pattern }) => pattern.test(node.value))
  if (spelling) foreign(context, startOf(node), node.value, spelling.what, spelling.fix)
}
