import { type ForeignConstruct, LINE, LINE_END } from './construct.ts'

const WORDS = '[ \\t]*[A-Za-z][\\w-]*(?:[ \\t]+[\\w-]+){0,5}'
const INDENTED = '(?=\\n(?:[ \\t]*\\n)?[ \\t>]*(?: {4}|\\t)[ \\t]*\\S)'
const KINDS =
  'note|abstract|summary|tldr|info|todo|tip|hint|important|success|check|done|question|help|faq|warning|caution|attention|failure|fail|missing|danger|error|bug|example|quote|cite|seealso'

/** What begins a line, in MkDocs, VitePress, docsify and others. */
export const BLOCKS: ForeignConstruct[] = [
  {
    // A line of prose that begins with "???" has neither a title in quotes nor a text that is indented below it.
    name: 'a MkDocs admonition',
    at: 'line',
    pattern: new RegExp(
      `${LINE}(?::[ \\t]+)?(?:!!!|\\?\\?\\?\\+?)(?:${WORDS}(?:[ \\t]+"[^"\\n]*"${LINE_END}|${LINE_END}${INDENTED})|[ \\t]*(?:${KINDS})(?:[ \\t]*:?[ \\t]*["'“][^\\n]*)?${LINE_END})`,
      'gm',
    ),
    fix: 'write ":::note[Title]", the text without indentation, and ":::"',
  },
  {
    // The title may hold code and marks.
    name: 'a MkDocs admonition',
    at: 'line',
    isRaw: true,
    pattern: new RegExp(
      `${LINE}(?:!!!|\\?\\?\\?\\+?)${WORDS}[ \\t]+"[^\`*_\\\\\\n]*[\`*_\\\\][^\\n]*"${LINE_END}`,
      'gm',
    ),
    fix: 'write ":::note[Title]", the text without indentation, and ":::"',
  },
  {
    name: 'a MkDocs tab',
    at: 'line',
    pattern: new RegExp(`${LINE}===[!+]*[ \\t]+"[^"\\n]*"`, 'gm'),
    fix: 'write ":::tab[Title]" inside "::::tabs"',
  },
  {
    name: 'a MkDocs block',
    at: 'line',
    pattern: new RegExp(`${LINE}/{3,}[ \\t]+[a-z][^\\n]*$(?=[\\s\\S]{0,5000}?\\n[ \\t>]*/{3,}${LINE_END})`, 'gm'),
    fix: 'write a directive, for example ":::note[Title]"',
  },
  {
    name: 'a docsify callout',
    at: 'line',
    pattern: new RegExp(`${LINE}[?!]>[ \\t]+\\S[^\\n]*`, 'gm'),
    fix: 'write ":::note" and ":::" around the text',
  },
  {
    name: 'a directive without content',
    at: 'line',
    pattern: new RegExp(
      `${LINE}::(?!(?:before|after|marker|placeholder|selection|backdrop|part|slotted|first-\\w+)\\b)[a-z][\\w-]*(?:(?:\\[[^\\]\\n]*\\]|\\{[^}\\n]*\\})[^\\n]*|${LINE_END})`,
      'gm',
    ),
    fix: 'write Markdown in its place',
  },
  {
    name: 'a VitePress include',
    at: 'line',
    pattern: new RegExp(`${LINE}<<<[ \\t]*[@./\\w][^\\n]*`, 'gm'),
    fix: 'write a fence with "file=…"',
  },
  {
    name: 'a VuePress include',
    pattern: /!!!include\([^()\n]{1,300}\)!!!/g,
    fix: 'write ":::include{file=…}"',
  },
  {
    name: 'a MkDocs snippet',
    pattern: /(?<!-)-+8<-+(?:[ \t]+"[^"\n]*")?/g,
    fix: 'write ":::include{file=…}"',
  },
  {
    name: 'an abbreviation',
    at: 'line',
    pattern: new RegExp(`${LINE}\\*\\[[^\\]\\n]+\\]:[ \\t]+[^\\n]+`, 'gm'),
    fix: 'write a blank line before it',
  },
  {
    name: 'a definition without a term',
    at: 'line',
    pattern: new RegExp(`${LINE}:[ \\t]+\\S[^\\n]*`, 'gm'),
    fix: 'write the term on the line before it',
  },
  {
    // A number after "~" is an estimate.
    name: 'a Pandoc definition',
    at: 'line',
    pattern: /(?<=\S[ \t]*\n(?:[ \t>]*\n)?)^[ \t>]*~[ \t]+(?!\d)[^\s~][^\n~]*$/gm,
    fix: 'write ":" for "~"',
  },
  {
    name: 'a MyST break',
    at: 'line',
    pattern: new RegExp(`${LINE}\\+\\+\\+(?:[ \\t]+\\{[^\\n]*)?${LINE_END}`, 'gm'),
    fix: 'remove it',
  },
  {
    name: 'a table of contents inside another block',
    pattern: /\[\[_?toc_?\]\]|^\$\{toc\}/gim,
    fix: 'remove it; pages have one',
  },
  {
    name: 'a table of contents inside another block',
    at: 'line',
    pattern: new RegExp(`${LINE}\\[TOC\\]${LINE_END}`, 'gim'),
    fix: 'remove it; pages have one',
  },
  {
    name: 'a MkDocs tag list',
    at: 'line',
    pattern: new RegExp(`${LINE}\\[TAGS\\]${LINE_END}`, 'gm'),
    fix: 'link to "/tags/"',
  },
  {
    name: 'a heading without a space',
    at: 'start',
    pattern: /^#{2,6}[A-Za-z][^\n]*$/g,
    fix: 'write a space after "#"',
  },
  {
    name: 'a table row without a delimiter row',
    at: 'start',
    pattern: /^\|[ \t]*\S[^\n]*/g,
    fix: 'write a row "| --- | --- |" below the first one',
  },
]
