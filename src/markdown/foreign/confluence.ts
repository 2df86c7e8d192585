import { type ForeignConstruct, LINE, LINE_END } from './construct.ts'

const BARE = 'info|note|warning|tip|panel|code|noformat|expand|toc|quote|excerpt|children|section|column|attachments'
const NAMED = `${BARE}|color|status|jira|anchor|include|gallery|html|csv|pagetree|chart|widget|view-file|viewpdf`

/** The wiki markup of Confluence, of Jira and, in part, of Textile. */
export const CONFLUENCE: ForeignConstruct[] = [
  {
    name: 'a Confluence macro',
    at: 'line',
    pattern: new RegExp(`${LINE}\\{(${BARE})\\}(?:${LINE_END}|[^{}\\n]*\\{\\1\\})`, 'gm'),
    fix: 'write a directive, for example ":::note"',
  },
  {
    name: 'a Confluence macro',
    pattern: new RegExp(`(?<![\\w/$])\\{(?:${NAMED}):(?=[^\\s{}])[^{}\\n]*\\}|</?(?:ac|ri):[a-z][^<>\\n]{0,300}>`, 'g'),
    fix: 'write Markdown in its place',
  },
  {
    name: 'a Confluence or Textile heading or quote',
    at: 'start',
    pattern: /^(?:h[1-6]|bq)\.[ \t]+\S[^\n]*/g,
    fix: 'write "#" for a heading, ">" for a quote',
  },
  {
    name: 'a Confluence link',
    pattern: /(?<![\w\]])\[(?:[^\][|\n]{1,200}\|(?:https?:\/\/|mailto:|[#^~/])[^\][\n]*|~[\w.-]+)\](?!\()/g,
    fix: 'write "[text](address)"',
  },
  {
    name: 'a Confluence image',
    pattern: /(?<![\w!])![\w./-]{1,200}\.(?:png|jpe?g|gif|svg|webp)(?:\|[^!\n]{0,200})?!(?!\w)/gi,
    fix: 'write "![text](address)"',
  },
  {
    name: 'a Confluence icon',
    pattern:
      /(?=\()(?<=^[ \t>]*(?:[-*+][ \t]+)?|\|[ \t]*)\((?:\/|on|off|\*[rgby])\)(?=[ \t]+[\p{L}\d]|[ \t]*(?:\||$))/gmu,
    fix: 'write an emoji',
  },
]

/** A page with one of these is written for Confluence. */
export const ONLY_IN_CONFLUENCE =
  /^[ \t>]*(?:[-*+][ \t]+)?\((?:\/|on|off|\*[rgby])\)[ \t]|\|[ \t]*\((?:\/|on|off|\*[rgby])\)[ \t]*(?:\||$)|^\|\|[^\n]+\|\|[ \t]*$|^h[1-6]\.[ \t]|^\{(?:info|note|warning|tip|panel|code|noformat|expand)[:}]/m

/** Constructs that are common text in other pages. */
export const IN_CONFLUENCE: ForeignConstruct[] = [
  {
    name: 'a Confluence icon',
    pattern: /(?<=[\s|]|^)\((?:[/x!?iyn*+-]|on|off|\*[rgby]|flag|flagoff)\)(?=[\s|]|$)/gm,
    fix: 'write an emoji',
  },
  {
    name: 'a Confluence link',
    pattern: /(?<![\w\]!])\[[^\][|\n]{1,200}\|[^\][|\n]{1,300}\](?!\()/g,
    fix: 'write "[text](address)"',
  },
  {
    name: 'Confluence markup',
    pattern: /(?<=\s|^)\+[\p{L}\d](?:[^+\n]{0,200}\S)?\+(?=[\s.,;:!?]|$)|(?<=\s|^)\?\?[^?\n]{1,200}\?\?/gmu,
    fix: 'write Markdown in its place',
  },
  {
    name: 'a Confluence line break',
    pattern: /(?<=\S)\\\\(?=\s|$)/gm,
    fix: 'write a backslash at the end of the line',
  },
]
