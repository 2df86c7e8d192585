/** A construct of another generator that is text in Markdown. */
export type ForeignConstruct = {
  /** What it is, for the message. */
  name: string
  /** Matches in the source of a text, at the start of a line where it says so. */
  pattern: RegExp
  fix: string
}

const LINE = '(?<=^|\\n[ \\t>]*)'

/** What generators with other syntax write; names that are variables of ours are reported as such. */
export const CONSTRUCTS: ForeignConstruct[] = [
  {
    name: 'an import of MDX',
    pattern: new RegExp(`${LINE}(?:import\\s[^\\n]*\\sfrom\\s+|import\\s+)["'][^"'\\n]+["'];?`, 'g'),
    fix: 'remove the line, and write what it imports as Markdown',
  },
  {
    name: 'an export of MDX',
    pattern: new RegExp(`${LINE}export\\s+(?:const|default|function|let)\\s[^\\n]*`, 'g'),
    fix: 'remove the line',
  },
  {
    name: 'a comment of MDX',
    pattern: /\{\/\*[^\n]*?\*\/\}/g,
    fix: 'write it as "<!-- … -->"',
  },
  {
    name: 'a shortcode of Hugo',
    pattern: /\{\{[<%][^\n]*?[%>]\}\}/g,
    fix: 'write a directive, for example ":::note"',
  },
  {
    name: 'an include of mdBook',
    pattern: /\{\{#\w+[^}\n]*\}\}/g,
    fix: 'write the text of the file here',
  },
  {
    name: 'an expression of a template',
    pattern: /\{\{(?!\s*[A-Za-z][\w-]*\s*\}\})(?![<%#])[^}\n]*\}\}/g,
    fix: 'write the text, or a variable of content/site.yaml, or mark it as code',
  },
  {
    name: 'a tag of a template',
    pattern: /\{%[^\n]*?%\}/g,
    fix: 'write the text, or mark it as code',
  },
  {
    name: 'an admonition of MkDocs',
    pattern: new RegExp(`${LINE}(?:!!!|\\?\\?\\?\\+?)[ \\t]+[\\w-]+[^\\n]*`, 'g'),
    fix: 'write ":::note[Title]", the text without indentation, and ":::"',
  },
  {
    name: 'a tab of MkDocs',
    pattern: new RegExp(`${LINE}===[!+]*[ \\t]+"[^"\\n]*"`, 'g'),
    fix: 'write ":::tab[Title]" inside "::::tabs"',
  },
  {
    name: 'an included file of VitePress',
    pattern: new RegExp(`${LINE}<<<[ \\t]*[@./\\w][^\\n]*`, 'g'),
    fix: 'write the code of the file in a fence',
  },
  {
    name: 'a snippet of MkDocs',
    pattern: /-+8<-+(?:[ \t]+"[^"\n]*")?/g,
    fix: 'write the text of the file here',
  },
  { name: 'a wiki link', pattern: /\[\[(?!_?toc_?\]\])[^\][\n]+\]\]/gi, fix: 'write "[text](page.md)"' },
  {
    name: 'an attribute list',
    pattern:
      /(?<=[\])`*\w][ \t]?|^)\{:?[ \t]*(?:[.#][A-Za-z][\w-]*|[a-z-]+="[^"\n]*")(?:[ \t]+(?:[.#][\w-]+|[\w-]+="?[^"}\n]*"?))*[ \t]*\}/g,
    fix: 'remove it; only headings have ids, written "{#id}"',
  },
  {
    name: 'an abbreviation',
    pattern: new RegExp(`${LINE}\\*\\[[^\\]\\n]+\\]:[ \\t]+[^\\n]+`, 'g'),
    fix: 'write a blank line before it',
  },
  {
    name: 'a meaning without a term',
    pattern: new RegExp(`${LINE}:[ \\t]+\\S[^\\n]*`, 'g'),
    fix: 'write the term on the line before it',
  },
  {
    name: 'an icon',
    pattern: /:(?:material|fontawesome|octicons|simple)-[\w-]+:/g,
    fix: 'remove it',
  },
  {
    name: 'a table of contents inside another block',
    pattern: new RegExp(`${LINE}(?:\\[\\[_?toc_?\\]\\]|\\[TOC\\])$`, 'gi'),
    fix: 'remove it; pages have one',
  },
  {
    name: 'the mark of text that holds other markup',
    pattern: /(?<![\p{L}\p{N}=])==(?=[^\s=])/gu,
    fix: 'write "<mark>", the text and "</mark>"',
  },
  { name: 'a formula', pattern: /\$\$[^$]+\$\$/g, fix: 'mark it as code, or show it as an image' },
]

/** A text that matches nothing of this needs no closer look, be it a page or a part of one. */
export const MAYBE_FOREIGN =
  /\{\{|\{%|\{\/\*|\{[ \t]*[:.#]|\{[ \t]*[a-z-]+="|^[ \t>]*(?:import|export)\s|^[ \t>]*(?:!!!|\?\?\?|===|<<<)|8<-|\$\$|\[\[|\[[Tt][Oo][Cc]\]|==\S|^[ \t>]*:[ \t]|\*\[|:(?:material|fontawesome|octicons|simple)-|<[A-Z]|^[ \t>]*<[a-z]+-/m
