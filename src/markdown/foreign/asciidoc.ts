import { type ForeignConstruct, LINE, LINE_END } from './construct.ts'

/** AsciiDoc, wherever it is found. */
export const ASCIIDOC: ForeignConstruct[] = [
  {
    name: 'an AsciiDoc macro',
    pattern:
      /(?<![\w:])(?:image|video|audio|include|xref|link|footnote|kbd|btn|menu|icon|stem|anchor|toc|pass|latexmath|asciimath|ifdef|ifndef|ifeval|endif):{1,2}[^\s[\]]{0,300}\[[^\]\n]{0,300}\]/g,
    fix: 'write Markdown in its place',
  },
  {
    name: 'an AsciiDoc heading',
    at: 'start',
    pattern: /^={1,6}[ \t]+[A-Z]\w[^\n]*/g,
    fix: 'write "#" for "="',
  },
  {
    name: 'an AsciiDoc block style',
    at: 'line',
    pattern:
      /^\[(?:source|NOTE|TIP|IMPORTANT|WARNING|CAUTION|quote|verse|cols|options|discrete|horizontal)(?:[,=%.][^\]\n]*)?\](?=[ \t]*$)|^\[[.#][\w-]+(?:[.#%][\w-]+)*\](?=[ \t]*$)/gm,
    fix: 'write a fence or a directive',
  },
  {
    name: 'text with an AsciiDoc role',
    pattern: /(?<![\w\])])\[\.?[a-z][\w.-]{0,50}\]#[^#\s\d](?:[^#\n]{0,200}[^#\s])?#(?![\w#])/g,
    fix: 'write the text alone',
  },
  {
    // ".NET" is a title as well.
    name: 'an AsciiDoc block title',
    at: 'start',
    pattern: /^\.(?!N[Ee][Tt]\b)[A-Z][^\n]*(?=\n(?:----+|====+|\|===+|\.\.\.\.+|\[[a-zA-Z][^\]\n]*\])[ \t]*(?:\n|$))/g,
    fix: 'write it as text, or as the title of a fence',
  },
  {
    name: 'an AsciiDoc list continuation',
    at: 'line',
    pattern: /^[ \t>]*\+[ \t]*$(?=\n[ \t>]*\S)/gm,
    fix: 'remove it, and indent what follows below its item',
  },
  {
    name: 'an AsciiDoc list item',
    at: 'line',
    pattern: new RegExp(`${LINE}\\*{2,5}[ \\t]+[A-Za-z\`][^\\n*]*$`, 'gm'),
    fix: 'write "-", indented below its item',
  },
  {
    name: 'an AsciiDoc block delimiter',
    at: 'start',
    pattern: /^(?:====+|\+\+\+\++|\.\.\.\.+)[ \t]*(?=\n[ \t]*\S)|^--[ \t]*(?=\n(?:[^\n]+\n)*--[ \t]*$)/g,
    fix: 'write a fence or a directive',
  },
  {
    name: 'an AsciiDoc thematic break, or a fence with wrong quotes',
    at: 'line',
    pattern: new RegExp(`${LINE}'{3}[\\w-]*${LINE_END}`, 'gm'),
    fix: 'write "---", or three backticks for a fence',
  },
  {
    name: 'an AsciiDoc comment',
    at: 'line',
    pattern: new RegExp(`^[ \\t>]*////+${LINE_END}`, 'gm'),
    fix: 'write it as "<!-- … -->"',
  },
]

/** A page with one of these is AsciiDoc, whatever the name of its file is. */
export const ONLY_IN_ASCIIDOC =
  /^= [A-Z]|^(?:\[(?:source|NOTE|TIP|IMPORTANT|WARNING|CAUTION)(?:[,%][^\]\n]*)?\]|\|={3,}|(?:image|include)::[^\s[]*\[.*\]|:[a-z][\w-]*:(?=[ \t]*\n:[a-z!]))[ \t]*$|(?<![\w:])xref:[^\s[\]]{1,300}\[/m

/** Constructs that are common text in pages that are not AsciiDoc. */
export const IN_ASCIIDOC: ForeignConstruct[] = [
  {
    name: 'an AsciiDoc comment',
    at: 'line',
    pattern: /^[ \t>]*\/\/[ \t]+\S[^\n]*/gm,
    fix: 'write it as "<!-- … -->"',
  },
  {
    name: 'an AsciiDoc list item',
    at: 'line',
    pattern: /^\.{1,5}[ \t]+\S[^\n]*/gm,
    fix: 'write "1.", indented below its item',
  },
  {
    name: 'an AsciiDoc block delimiter',
    at: 'line',
    pattern: /^(?:====+|\+\+\+\++|\.\.\.\.+)[ \t]*$/gm,
    fix: 'write a fence or a directive',
  },
  {
    name: 'an AsciiDoc attribute',
    pattern: /(?<![\w$/{\\])\{[a-z][\w-]*\}/g,
    fix: 'write the text, or a variable of content/site.yaml',
  },
  {
    name: 'an AsciiDoc block title',
    at: 'line',
    pattern: /^\.[A-Z][^\n]*/gm,
    fix: 'write it as text, or as the title of a fence',
  },
  {
    name: 'an AsciiDoc callout',
    at: 'line',
    pattern: /^(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION):[ \t]+\S[^\n]*|^<(?:\d+|\.)>[ \t]+\S[^\n]*/gm,
    fix: 'write a directive, for example ":::note"',
  },
  {
    name: 'an AsciiDoc line break',
    pattern: /(?<=\S)[ \t]\+[ \t]*(?=\n)/g,
    fix: 'write a backslash at the end of the line',
  },
  {
    name: 'an AsciiDoc link',
    pattern: /(?<=https?:\/\/[^\s[\]]{1,500})\[[^\]\n]*\]/g,
    fix: 'write "[text](address)"',
  },
]
