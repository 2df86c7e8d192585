import { type ForeignConstruct, LINE } from './construct.ts'

/** Imports, exports, expressions and components of MDX and Vue, where they are no HTML. */
export const MDX: ForeignConstruct[] = [
  {
    name: 'an import of MDX',
    startsLine: true,
    pattern: new RegExp(
      `${LINE}import\\s+(?:(?:type\\s+)?(?:[\\w$]+|\\*\\s+as\\s+\\w+|\\{[^{}]*\\})(?:\\s*,\\s*(?:\\{[^{}]*\\}|\\*\\s+as\\s+\\w+))?\\s+from\\s+)?["'][^"'\\n]+["'];?`,
      'g',
    ),
    fix: 'remove the line, and write what it imports as Markdown',
  },
  {
    name: 'an export of MDX',
    startsLine: true,
    pattern: new RegExp(`${LINE}export\\s+(?:const|default|function|let)\\s[^\\n]*`, 'g'),
    fix: 'remove the line',
  },
  {
    name: 'a comment of MDX',
    pattern: /\{\/\*[\s\S]{0,1000}?\*\/\}/g,
    fix: 'write it as "<!-- … -->"',
  },
  {
    name: 'an expression of MDX',
    pattern:
      /(?<![\w$/{])\{[ \t]*(?:(?:props|frontMatter|frontmatter|metadata|siteConfig)(?:\.[\w$]+)+[ \t]*\}|[A-Za-z_$][\w$]*(?:\.[\w$]+)+\([^}\n]*\}?)/g,
    fix: 'write the text, or mark it as code',
  },
  {
    name: 'a component',
    pattern: /<\/?[A-Z]\w*(?:\.[A-Z]\w*[^<>\n]*>?|\s[^<>]{0,200}?=\{[^<]{0,300}?\/?>)/g,
    fix: 'write a directive or Markdown in its place',
  },
  { name: 'a fragment of MDX', startsLine: true, pattern: new RegExp(`${LINE}</?>`, 'g'), fix: 'remove it' },
  {
    name: 'a template of Vue',
    pattern: /<template[ \t]+[#@:v][^>\n]*>/g,
    fix: 'write a directive or Markdown in its place',
  },
]

/** In a file of MDX, braces that are not escaped are always an expression. */
export const ANY_EXPRESSION: ForeignConstruct = {
  name: 'an expression of MDX',
  pattern: /\{(?!\{)[^{}]{0,200}\}/g,
  fix: 'write the text, or mark it as code',
}
