import { type ForeignConstruct, LINE } from './construct.ts'

/** What begins a line. */
export const BLOCKS: ForeignConstruct[] = [
  {
    name: 'an admonition of MkDocs',
    startsLine: true,
    pattern: new RegExp(`${LINE}(?:!!!|\\?\\?\\?\\+?)[ \\t]+[\\w-]+[^\\n]*`, 'g'),
    fix: 'write ":::note[Title]", the text without indentation, and ":::"',
  },
  {
    name: 'a tab of MkDocs',
    startsLine: true,
    pattern: new RegExp(`${LINE}===[!+]*[ \\t]+"[^"\\n]*"`, 'g'),
    fix: 'write ":::tab[Title]" inside "::::tabs"',
  },
  {
    name: 'a callout of docsify',
    startsLine: true,
    pattern: new RegExp(`${LINE}[?!]>[ \\t]+\\S[^\\n]*`, 'g'),
    fix: 'write ":::note" and ":::" around the text',
  },
  {
    name: 'a directive of reStructuredText',
    startsLine: true,
    pattern: new RegExp(`${LINE}\\.\\.[ \\t]+[\\w-]+::[^\\n]*`, 'g'),
    fix: 'write a directive, for example ":::note"',
  },
  {
    name: 'a directive without content',
    startsLine: true,
    pattern: new RegExp(`${LINE}::[a-z][\\w-]*(?:\\[[^\\]\\n]*\\]|\\{[^}\\n]*\\})[^\\n]*`, 'g'),
    fix: 'write Markdown in its place',
  },
  {
    name: 'an included file of VitePress',
    startsLine: true,
    pattern: new RegExp(`${LINE}<<<[ \\t]*[@./\\w][^\\n]*`, 'g'),
    fix: 'write a fence with "file=…"',
  },
  {
    name: 'a snippet of MkDocs',
    pattern: /-+8<-+(?:[ \t]+"[^"\n]*")?/g,
    fix: 'write ":::include{file=…}"',
  },
  {
    name: 'an abbreviation',
    startsLine: true,
    pattern: new RegExp(`${LINE}\\*\\[[^\\]\\n]+\\]:[ \\t]+[^\\n]+`, 'g'),
    fix: 'write a blank line before it',
  },
  {
    name: 'a meaning without a term',
    startsLine: true,
    pattern: new RegExp(`${LINE}:[ \\t]+\\S[^\\n]*`, 'g'),
    fix: 'write the term on the line before it',
  },
  {
    name: 'a table of contents inside another block',
    pattern: /\[\[_?toc_?\]\]|(?<=^|\n[ \t>]*)\[TOC\]$/gi,
    fix: 'remove it; pages have one',
  },
]
