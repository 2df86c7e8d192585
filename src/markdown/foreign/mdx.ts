import { type ForeignConstruct, LINE } from './construct.ts'

/** What stands after `export` in a program, and hardly in a sentence. */
const EXPORTED = [
  '(?:const|let|var)\\s+(?:[\\w$]+\\s*[:=]|[[{])',
  'default\\s+(?:(?:async\\s+)?(?:function|class)\\b|\\(|\\{|[\\w$]+(?:\\([^\\n]*\\))?\\s*;|[A-Z][\\w$]*\\s*(?:\\n|$))',
  '(?:async\\s+)?function\\s*\\*?\\s*[\\w$]+\\s*\\(',
  'class\\s+[\\w$]+\\s*(?:extends\\s|\\{)',
  '(?:type\\s+)?\\{[^{}]{0,500}\\}',
  '\\*\\s+(?:as\\s+\\w+\\s+)?from\\s',
  '(?:type|interface)\\s+\\w+\\s*[={<]',
]

/** A page with one of these is MDX, whatever the name of its file is. */
export const ONLY_IN_MDX: ForeignConstruct[] = [
  {
    name: 'an MDX import',
    at: 'line',
    pattern: new RegExp(
      `${LINE}import\\s+(?:(?:type\\s+)?(?:[\\w$]+|\\*\\s+as\\s+\\w+|\\{[^{}]*\\})(?:\\s*,\\s*(?:\\{[^{}]*\\}|\\*\\s+as\\s+\\w+))?\\s+from\\s+)?["'][^"'\\n]+["'];?`,
      'gm',
    ),
    fix: 'remove the line, and write what it imports as Markdown',
  },
  {
    name: 'an MDX export',
    at: 'line',
    pattern: new RegExp(`${LINE}export\\s+(?:${EXPORTED.join('|')})[^\\n]*`, 'gm'),
    fix: 'remove the line',
  },
  {
    name: 'an MDX comment',
    pattern: /(?<!\{)\{[ \t]*\/\*[\s\S]{0,1000}?\*\/[ \t]*\}/g,
    fix: 'write it as "<!-- … -->"',
  },
  {
    name: 'an MDX expression',
    pattern:
      /(?<![$/{])(?<!\w(?!\{["'] *["']\}))\{[ \t]*(?:(?:props|frontMatter|frontmatter|metadata|siteConfig|customFields|Astro)(?:\.[\w$]+)+[ \t]*(?:\}|&&)|[A-Za-z_$][\w$]*(?:\.[\w$]+)*\.length[ \t]*\}|(?:["'] *["']|`[^`\n]*`)[ \t]*\}|[^{}\n]{0,200}\.(?:map|filter|reduce|join)\(|[A-Za-z_$][\w$]*(?:\.[\w$]+)+\([^}\n]*\}?|new [A-Z]\w*\([^}\n]*\}|[a-z]+[A-Z]\w*\([^{}\n]*\)[ \t]*\})/g,
    fix: 'write the text, or mark it as code',
  },
  { name: 'an MDX fragment', at: 'line', pattern: new RegExp(`${LINE}</?>`, 'gm'), fix: 'remove it' },
]

const OPEN_TAG = { name: 'a tag whose ">" begins a line', at: 'end', fix: 'write it in one line' } as const

/** Imports, exports, expressions and components of MDX, where they are not HTML. */
export const MDX: ForeignConstruct[] = [
  ...ONLY_IN_MDX,
  {
    // In an address or a path, it is a parameter.
    name: 'an MDX or Svelte expression',
    pattern: /(?<![\w$/{.:=&?"'-])\{[a-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)+\}(?![\w/{"'&?=-]|\.\w)/g,
    fix: 'write the text, or mark it as code',
  },
  {
    name: 'a component',
    pattern: /<\/?(?:[A-Z]\w*\.[A-Z]\w*[^<>\n]{0,300}>?|[A-Za-z][\w.-]*\s[^<>]{0,200}?=\{[^<]{0,300}?\/?>)/g,
    fix: 'write a directive or Markdown in its place',
  },
  // Formatters put `>` on a line of its own, which begins a quote.
  { ...OPEN_TAG, pattern: /<[A-Z][a-z]\w*/g },
  {
    ...OPEN_TAG,
    pattern:
      /<[A-Za-z][\w.-]*\s[^<>]{0,1000}=(?:"[^"<>]{0,1000}"|'[^'<>]{0,1000}'|\{[^<>]{0,1000}\})(?:\s+[\w:@.-]+){0,9}/g,
  },
]

/** In a file of MDX, braces that are not escaped are always an expression. */
export const ANY_EXPRESSION: ForeignConstruct = {
  name: 'an MDX expression',
  pattern: /\{(?!\{)[^{}]{0,200}\}/g,
  fix: 'write the text, or mark it as code',
}
