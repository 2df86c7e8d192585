import { type ForeignConstruct, LINE, LINE_END } from './construct.ts'

/** reStructuredText and MyST, as Sphinx reads them. */
export const SPHINX: ForeignConstruct[] = [
  {
    name: 'a role of MyST',
    pattern: /\{[A-Za-z][\w:.+-]*\}(?=`)/g,
    fix: 'write a link "[text](page.md)", or code',
  },
  {
    name: 'a role of reStructuredText',
    pattern: /(?<![\w`:]):[A-Za-z][\w:.+-]{0,200}:(?=`)/g,
    fix: 'write a link "[text](page.md)", or code',
  },
  {
    name: 'a link of reStructuredText',
    pattern: /(?<=`)__?(?=[\s.,;:!?)]|$)|(?<=[\s([]|^)\[(?:\d+|#[\w-]*|\*)\]_(?=[\s.,;:!?)]|$)/gm,
    fix: 'write "[text](address)"',
  },
  {
    name: 'a directive of reStructuredText',
    at: 'line',
    pattern: new RegExp(
      `${LINE}\\.\\.[ \\t]+(?:[\\w-]+(?::[\\w-]+)?::|_[^\\n:]{1,200}:|\\|[^|\\n]+\\||\\[[\\w#*-]+\\])[^\\n]*`,
      'gm',
    ),
    fix: 'write a directive, for example ":::note"',
  },
  {
    name: 'a comment of reStructuredText',
    at: 'start',
    pattern: /^\.\.[ \t]+[A-Za-z][^\n]*/g,
    fix: 'write it as "<!-- … -->"',
  },
  {
    name: 'a heading of reStructuredText',
    at: 'line',
    pattern:
      /(?<=^\S[^\n]*\n)(?:""""+|''''+|````+|\^\^\^\^+|\+\+\+\++|\*\*\*\*+|\.\.\.\.+|####+)[ \t]*$|^={3,}[ \t]*$(?=\n[ \t]*\S[^\n]*\n={3,}[ \t]*$)/gm,
    fix: 'write "#" before its text',
  },
  {
    name: 'a name for links of MyST',
    at: 'line',
    pattern: new RegExp(`${LINE}\\([\\w][\\w .:/-]{0,100}\\)=${LINE_END}`, 'gm'),
    fix: 'write "{#id}" behind the heading',
  },
  {
    name: 'a comment of MyST, or a title of Pandoc',
    at: 'start',
    pattern: /^%[ \t]+\S[^\n]*/g,
    fix: 'write it as "<!-- … -->", or the title in front matter',
  },
  {
    name: 'a table of reStructuredText',
    at: 'start',
    pattern: /^={2,}(?:[ \t]+={2,})+[ \t]*(?=\n)/g,
    fix: 'write a table of Markdown',
  },
  {
    name: 'a field of reStructuredText or AsciiDoc',
    at: 'start',
    pattern:
      /^:(?:[A-Z][\w -]{0,40}:(?=[ \t]+\S)|!?(?:toc|toclevels|tocdepth|orphan|nosearch|sectnums|icons|source-highlighter|doctype|experimental|idprefix|imagesdir|page-[\w-]+|maxdepth|caption|hidden|glob)!?:(?=[ \t]|$))[^\n]*$/gm,
    fix: 'write it in front matter, or remove it',
  },
  {
    name: 'a field of reStructuredText, MyST or AsciiDoc',
    at: 'start',
    // Two names between colons are emoji, known or not.
    pattern: /^:!?[a-z][a-z\d.-]*(?:[ \t][\w*.,-]+){0,4}!?:(?=[ \t]+(?!:[\w+-]+:(?:\s|$))\S)[^\n]*$/gm,
    unlessEmoji: true,
    fix: 'write it in front matter, or as a list',
  },
]
