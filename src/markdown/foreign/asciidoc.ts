import { type ForeignConstruct, LINE, LINE_END } from './construct.ts'

/** AsciiDoc, wherever it is found. */
export const ASCIIDOC: ForeignConstruct[] = [
  {
    name: 'a macro of AsciiDoc',
    pattern:
      /(?<![\w:])(?:image|video|audio|include|xref|link|footnote|kbd|btn|menu|icon|stem|anchor|toc|pass|latexmath|asciimath|ifdef|ifndef|ifeval|endif):{1,2}[^\s[\]]{0,300}\[[^\]\n]{0,300}\]/g,
    fix: 'write Markdown in its place',
  },
  {
    name: 'a heading of AsciiDoc',
    at: 'start',
    pattern: /^={1,6}[ \t]+[A-Z]\w[^\n]*/g,
    fix: 'write "#" for "="',
  },
  {
    name: 'the style of a block of AsciiDoc',
    at: 'line',
    pattern:
      /^\[(?:source|NOTE|TIP|IMPORTANT|WARNING|CAUTION|quote|verse|cols|options|discrete|horizontal)(?:[,=%.][^\]\n]*)?\](?=[ \t]*$)|^\[[.#][\w-]+(?:[.#%][\w-]+)*\](?=[ \t]*$)/gm,
    fix: 'write a fence or a directive',
  },
  {
    name: 'text with a role of AsciiDoc',
    pattern: /(?<![\w\])])\[\.?[a-z][\w.-]{0,50}\]#[^#\s\d](?:[^#\n]{0,200}[^#\s])?#(?![\w#])/g,
    fix: 'write the text alone',
  },
  {
    // ".NET" is a title as well.
    name: 'the title of a block of AsciiDoc',
    at: 'start',
    pattern: /^\.(?!N[Ee][Tt]\b)[A-Z][^\n]*(?=\n(?:----+|====+|\|===+|\.\.\.\.+|\[[a-zA-Z][^\]\n]*\])[ \t]*(?:\n|$))/g,
    fix: 'write it as text, or as the title of a fence',
  },
  {
    name: 'the continuation of an item of AsciiDoc',
    at: 'line',
    pattern: /^[ \t>]*\+[ \t]*$(?=\n[ \t>]*\S)/gm,
    fix: 'remove it, and indent what follows below its item',
  },
  {
    name: 'an item of a list of AsciiDoc',
    at: 'line',
    pattern: new RegExp(`${LINE}\\*{2,5}[ \\t]+[A-Za-z\`][^\\n*]*$`, 'gm'),
    fix: 'write "-", indented below its item',
  },
  {
    name: 'a line around a block of AsciiDoc',
    at: 'start',
    pattern: /^(?:====+|\+\+\+\++|\.\.\.\.+)[ \t]*(?=\n[ \t]*\S)|^--[ \t]*(?=\n(?:[^\n]+\n)*--[ \t]*$)/g,
    fix: 'write a fence or a directive',
  },
  {
    name: 'a line between sections of AsciiDoc, or a fence with wrong quotes',
    at: 'line',
    pattern: new RegExp(`${LINE}'{3}[\\w-]*${LINE_END}`, 'gm'),
    fix: 'write "---", or three backticks for a fence',
  },
  {
    name: 'a comment of AsciiDoc',
    at: 'line',
    pattern: new RegExp(`^[ \\t>]*////+${LINE_END}`, 'gm'),
    fix: 'write it as "<!-- … -->"',
  },
]

/** A page with one of these is AsciiDoc, whatever the name of its file is. */
export const ONLY_IN_ASCIIDOC =
  /^= [A-Z]|^(?:\[(?:source|NOTE|TIP|IMPORTANT|WARNING|CAUTION)(?:[,%][^\]\n]*)?\]|\|={3,}|(?:image|include)::[^\s[]*\[.*\]|:[a-z][\w-]*:(?=[ \t]*\n:[a-z!]))[ \t]*$|(?<![\w:])xref:[^\s[\]]{1,300}\[/m

/** What may be meant as it is in pages that are not AsciiDoc. */
export const IN_ASCIIDOC: ForeignConstruct[] = [
  {
    name: 'a comment of AsciiDoc',
    at: 'line',
    pattern: /^[ \t>]*\/\/[ \t]+\S[^\n]*/gm,
    fix: 'write it as "<!-- … -->"',
  },
  {
    name: 'an item of a list of AsciiDoc',
    at: 'line',
    pattern: /^\.{1,5}[ \t]+\S[^\n]*/gm,
    fix: 'write "1.", indented below its item',
  },
  {
    name: 'a line around a block of AsciiDoc',
    at: 'line',
    pattern: /^(?:====+|\+\+\+\++|\.\.\.\.+)[ \t]*$/gm,
    fix: 'write a fence or a directive',
  },
  {
    name: 'an attribute of AsciiDoc',
    pattern: /(?<![\w$/{\\])\{[a-z][\w-]*\}/g,
    fix: 'write the text, or a variable of content/site.yaml',
  },
  {
    name: 'the title of a block of AsciiDoc',
    at: 'line',
    pattern: /^\.[A-Z][^\n]*/gm,
    fix: 'write it as text, or as the title of a fence',
  },
  {
    name: 'a callout of AsciiDoc',
    at: 'line',
    pattern: /^(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION):[ \t]+\S[^\n]*|^<(?:\d+|\.)>[ \t]+\S[^\n]*/gm,
    fix: 'write a directive, for example ":::note"',
  },
  {
    name: 'a break of a line of AsciiDoc',
    pattern: /(?<=\S)[ \t]\+[ \t]*(?=\n)/g,
    fix: 'write a backslash at the end of the line',
  },
  {
    name: 'a link of AsciiDoc',
    pattern: /(?<=https?:\/\/[^\s[\]]{1,500})\[[^\]\n]*\]/g,
    fix: 'write "[text](address)"',
  },
]
