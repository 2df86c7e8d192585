import type { ForeignConstruct } from './construct.ts'

/** What stands within a line. */
export const INLINE: ForeignConstruct[] = [
  {
    name: 'a formula',
    pattern:
      /\$\$(?:[^$\n]|\n(?![ \t>]*\n)){1,3000}\$\$|(?<!\$)\$`[^`\n]{1,300}`\$|\\\\\([^\n]{1,300}?\\\\\)|\\\\\[(?:[^\n]|\n(?![ \t>]*\n)){1,1000}?\\\\\]|(?<![\w$\\])\$(?=[^\s${])(?=[^$\n]*[\\^_{])[^$\n]*(?<=[^\s$])\$(?![\w$])|(?<![\]\\])\\\((?:[A-Za-z\d]{1,2}|(?=[^\n()]*?(?:\\(?!\))|[\^_={}+<>]))[^\n()]{1,200})\\\)|(?<=^|\n)[ \t>]*\\\[[ \t]*\n(?:(?!\n[ \t>]*\n)[\s\S]){1,2000}?\n[ \t>]*\\\]|\\\[(?=[^\n[\]]*(?:\\(?!\])|[\^_=+])[^\n[\]]*\])[^\n[\]]*\\\]/g,
    fix: 'set "math: true" in content/site.yaml and write "$x$", or mark it as code',
  },
  {
    name: 'a directive within a line',
    pattern:
      /(?<![\w:/.]):[a-z][\w-]*(?:\[(?=[^\]\n]{0,300}[A-Za-z])[^\]\n]{1,300}\](?:\{[^}\n]{0,300}\})?|\{[ \t]*(?:[.#][\w-]|[\w-]{1,100}=)[^}\n]{0,300}\})/g,
    fix: 'write Markdown in its place',
  },
  {
    name: 'an AsciiDoc or ReadMe reference',
    pattern: /(?<![<\w])<<[A-Za-z#][\w .#/-]{0,100}(?:[,:][^<>\n]{0,200})?>>(?!>)/g,
    fix: 'write "[text](#id)"',
  },
  {
    name: 'an mdBook index term',
    pattern: /(?<!\{)\{\{?ii?:[ ]?[\p{L}\d][^{}\n]{0,200}\}\}?/gu,
    fix: 'write the term alone',
  },
  {
    name: 'a hidden mdBook index term',
    pattern: /(?<!\{)\{\{?hi:[ ]?[\p{L}\d][^{}\n]{0,200}\}\}?/gu,
    fix: 'remove it',
  },
  {
    name: 'a wiki link',
    pattern: /(?<![\w\]])\[\[[^\][\n]+\]\](?![([])/g,
    fix: 'write "[text](page.md)"',
  },
  {
    name: 'an icon',
    pattern: /(?<![\w:/.]):(?:material|fontawesome|octicons|simple|fa|fas|fab|far|bi|mdi)[-/][\w/-]+:/g,
    fix: 'remove it',
  },
  {
    name: 'an unknown emoji name',
    pattern: /(?<![\w:/]):[a-z]+(?:[_-][a-z\d]+)+:(?![\w:`])/g,
    unlessEmoji: true,
    fix: 'write the emoji',
  },
  {
    name: 'a change mark',
    pattern: /\{(?:==[^\n]{1,300}?==|~~(?:(?!~>)[^\n]){0,300}~>[^\n]{0,300}?~~)\}/g,
    isRaw: true,
    fix: 'write the final text, without the marks',
  },
  {
    name: 'a highlight around other markup',
    pattern: /(?<![\p{L}\p{N}={])==(?=[^\s=](?:(?!\n[ \t]*\n)[\s\S]){0,300}?(?<=[^\s=])==(?![\p{L}\p{N}=]))/gu,
    fix: 'write "<mark>", the text and "</mark>"',
  },
  {
    name: 'a change mark',
    pattern: /\{(?:\+\+|--|>>|~~|==)[^\n]{0,300}?(?:\+\+|--|<<|~~|==)\}/g,
    fix: 'write the final text, without the marks',
  },
  {
    name: 'keys of a keyboard or inserted text',
    pattern: /(?<![\w+])\+\+(?:[A-Za-z]|"(?=[^"\n]+"))[\w"-]*(?:[+ ][\w"-]+)*\+\+(?![\w+])/g,
    fix: 'write "<kbd>", the key and "</kbd>", or "<ins>", the text and "</ins>"',
  },
  { name: 'inserted text', pattern: /\^\^[^\s^][^^\n]*\^\^/g, fix: 'write "<ins>", the text and "</ins>"' },
  {
    name: 'an image with a size',
    pattern: /!\[[^\][\n]{0,200}\]\([^()\s]{1,300}(?:[ \t]{1,9}"[^"\n]{0,200}")?[ \t]+=\d*%?x\d*%?[ \t]*\)/g,
    fix: 'remove the size after the address, or write <img width="300">',
  },
  {
    name: 'an inline footnote',
    pattern: /(?<![[\\^])\^\[(?:[^\]\n]|\n(?![ \t>]*\n)){1,300}\]|\{\{footnote:[^{}\n]{1,500}\}\}/g,
    fix: 'write "^[text]", or "[^1]" and a line "[^1]: text"',
  },
  {
    name: 'superscript',
    pattern: /(?<=[\w)])\^[^\s^[\]]{1,30}\^(?!\^)/g,
    fix: 'set "subSup: true" under "markdown" in content/site.yaml',
  },
  {
    name: 'an Obsidian comment',
    pattern: /(?<![%\w])%%(?![a-zA-Z]\b)[^%]{1,1000}%%(?![%\w])/g,
    fix: 'write it as "<!-- … -->"',
  },
]
