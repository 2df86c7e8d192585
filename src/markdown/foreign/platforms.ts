import { type ForeignConstruct, LINE, LINE_END } from './construct.ts'

/** What platforms and editors with a Markdown of their own have: GitLab, ReadMe, Obsidian, Doxygen. */
export const PLATFORMS: ForeignConstruct[] = [
  {
    name: 'an embedded file',
    pattern:
      /@\[(?:code|youtube|vimeo|vine|prezi|osf|bilibili|video|audio|ted|slideshare|codepen|codesandbox|jsfiddle|gist|pdf|replit|caniuse|embed)\b[^\]\n]{0,300}\]\(/g,
    fix: 'write a link, or a fence with "file=…"',
  },
  {
    name: 'an API document in MkDocs syntax',
    pattern: /!!swagger(?:-http)?[ \t]+[^!\n]{1,300}!!/g,
    fix: 'name the document under "apis" in content/site.yaml',
  },
  { name: 'a MkDocs progress bar', pattern: /\[=[ ]?\d+(?:\.\d+)?%[^\]\n]{0,100}\]/g, fix: 'write the number' },
  {
    name: 'an included file',
    pattern:
      /\{![ \t]*[^\s{}!][^{}\n]{0,300}!\}|\{\*[ \t]+[^\s{}*][^{}\n]{0,300}[ \t]\*\}|(?<![\w@])@include\([^()\s]{1,300}\)/g,
    fix: 'write ":::include{file=…}"',
  },
  {
    name: 'a ReadMe block',
    at: 'line',
    pattern: new RegExp(`${LINE}\\[/?block:?[\\w-]*\\](?:${LINE_END}|\\{[^\\n]*)`, 'gm'),
    fix: 'write Markdown in its place',
  },
  {
    name: 'a change mark',
    pattern:
      /\{\+[ ]?\w[^{}\n]{0,300}\+\}|\{-[ ]\w[^{}\n]{0,300}-\}|\[\+[ ]\w[^[\]\n]{0,300}\+\]|\[-[ ]\w[^[\]\n]{0,300}-\]/g,
    fix: 'write the final text, without the marks',
  },
  {
    name: 'an Obsidian block name',
    at: 'end',
    pattern: /(?<=\s)\^[A-Za-z][\w-]{2,40}[ \t]*$/gm,
    fix: 'remove it; headings have ids, written "{#id}"',
  },
  {
    name: 'an Obsidian field or an AsciiDoc term',
    at: 'line',
    pattern: new RegExp(`${LINE}[A-Za-z][\\w-]*(?:[ ][\\w-]+){0,4}::[ \\t]+\\S[^\\n]*`, 'gm'),
    fix: 'write it as text, or a definition ": meaning" below its term',
  },
  {
    name: 'an Obsidian field',
    pattern: /[[(][A-Za-z][\w-]*::[ \t]+[^\][()\n]{1,200}[\])]/g,
    fix: 'write it as text',
  },
  {
    name: 'an Obsidian task',
    at: 'line',
    pattern: /^[ \t>]*(?:[-*+]|\d+[.)])[ \t]+\[[/>?!<*"-]\](?=[ \t]+\S)/gm,
    fix: 'write "[ ]" or "[x]"',
  },
  {
    name: 'a list of tags',
    at: 'start',
    pattern: /^#[A-Za-z][\w/-]*(?:[ \t]+#[A-Za-z][\w/-]*)*$/g,
    fix: 'write "tags:" in front matter; a heading has a space after "#"',
  },
  {
    name: 'a rule of the Rust Reference',
    at: 'line',
    pattern: new RegExp(`${LINE}r\\[[a-z][\\w-]*(?:\\.[\\w-]+)+\\]${LINE_END}`, 'gm'),
    fix: 'remove it; headings have ids, written "{#id}"',
  },
  {
    name: 'the position of an Obsidian callout',
    at: 'start',
    pattern: /^\[!\w+\|[^\]\n]{0,100}\][+-]?/g,
    fix: 'write "[!NOTE]", or another kind, without "|"',
  },
  {
    name: 'a DocFX block',
    at: 'start',
    pattern: /^\[!(?:div|video)\b[^\]\n]{0,300}\]?/gi,
    fix: 'write a link, or Markdown in its place',
  },
  {
    name: 'a Doxygen command',
    at: 'line',
    pattern: new RegExp(
      `${LINE}(?:\\\\(?:note|warning|attention|brief|details|todo|bug|deprecated|sa|see|page|section|subsection|code|endcode|verbatim|image|include|snippet|tableofcontents|mainpage)|@(?:tableofcontents|mainpage|subpage|startuml|enduml|startmindmap|note|attention|brief))\\b[^\\n]*`,
      'gm',
    ),
    fix: 'write Markdown in its place',
  },
]
