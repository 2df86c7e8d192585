import { type ForeignConstruct, LINE, LINE_END } from './construct.ts'

/** reStructuredText and MyST, as Sphinx reads them. */
export const SPHINX: ForeignConstruct[] = [
  {
    name: 'a MyST role',
    pattern: /\{[A-Za-z][\w:.+-]*\}(?=`)/g,
    fix: 'write a link "[text](page.md)", or code',
  },
  {
    name: 'a reStructuredText role',
    pattern: /(?<![\w`:]):[A-Za-z][\w:.+-]{0,200}:(?=`)/g,
    fix: 'write a link "[text](page.md)", or code',
  },
  {
    name: 'a reStructuredText link',
    pattern: /(?<=`)__?(?=[\s.,;:!?)]|$)|(?<=[\s([]|^)\[(?:\d+|#[\w-]*|\*)\]_(?=[\s.,;:!?)]|$)/gm,
    fix: 'write "[text](address)"',
  },
  {
    name: 'a reStructuredText directive',
    at: 'line',
    pattern: new RegExp(
      `${LINE}\\.\\.[ \\t]+(?:[\\w-]+(?::[\\w-]+)?::|_[^\\n:]{1,200}:|\\|[^|\\n]+\\||\\[[\\w#*-]+\\])[^\\n]*`,
      'gm',
    ),
    fix: 'write a directive, for example ":::note"',
  },
  {
    name: 'a reStructuredText comment',
    at: 'start',
    pattern: /^\.\.[ \t]+[A-Za-z][^\n]*/g,
    fix: 'write it as "<!-- … -->"',
  },
  {
    name: 'a reStructuredText heading',
    at: 'line',
    pattern:
      /(?<=^\S[^\n]*\n)(?:""""+|''''+|````+|\^\^\^\^+|\+\+\+\++|\*\*\*\*+|\.\.\.\.+|####+)[ \t]*$|^={3,}[ \t]*$(?=\n[ \t]*\S[^\n]*\n={3,}[ \t]*$)/gm,
    fix: 'write "#" before its text',
  },
  {
    name: 'a MyST target name',
    at: 'line',
    pattern: new RegExp(`${LINE}\\([\\w][\\w .:/-]{0,100}\\)=${LINE_END}`, 'gm'),
    fix: 'write "{#id}" after the heading',
  },
  {
    name: 'a MyST comment or a Pandoc title',
    at: 'start',
    pattern: /^%[ \t]+\S[^\n]*/g,
    fix: 'write it as "<!-- … -->", or the title in front matter',
  },
  {
    name: 'a reStructuredText table',
    at: 'start',
    pattern: /^={2,}(?:[ \t]+={2,})+[ \t]*(?=\n)/g,
    fix: 'write a Markdown table',
  },
  {
    name: 'a reStructuredText or AsciiDoc field',
    at: 'start',
    pattern:
      /^:(?:[A-Z][\w -]{0,40}:(?=[ \t]+\S)|!?(?:toc|toclevels|tocdepth|orphan|nosearch|sectnums|icons|source-highlighter|doctype|experimental|idprefix|imagesdir|page-[\w-]+|maxdepth|caption|hidden|glob)!?:(?=[ \t]|$))[^\n]*$/gm,
    fix: 'write it in front matter, or remove it',
  },
  {
    name: 'a reStructuredText, MyST or AsciiDoc field',
    at: 'start',
    // Two names between colons are emoji, known or not.
    pattern: /^:!?[a-z][a-z\d.-]*(?:[ \t][\w*.,-]+){0,4}!?:(?=[ \t]+(?!:[\w+-]+:(?:\s|$))\S)[^\n]*$/gm,
    unlessEmoji: true,
    fix: 'write it in front matter, or as a list',
  },
]
