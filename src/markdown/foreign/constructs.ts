import type { SourcePath } from '../../model/route.ts'
import { ASCIIDOC, IN_ASCIIDOC, ONLY_IN_ASCIIDOC } from './asciidoc.ts'
import { BLOCKS } from './blocks.ts'
import { CONFLUENCE, IN_CONFLUENCE, ONLY_IN_CONFLUENCE } from './confluence.ts'
import type { ForeignConstruct } from './construct.ts'
import { INLINE } from './inline.ts'
import { ANY_EXPRESSION, MDX, ONLY_IN_MDX } from './mdx.ts'
import { PANDOC } from './pandoc.ts'
import { PLATFORMS } from './platforms.ts'
import { SPHINX } from './sphinx.ts'
import { TEMPLATES } from './templates.ts'
import { VUE } from './vue.ts'

/** What generators with other syntax write; names that are variables of ours are reported as such. */
const CONSTRUCTS: ForeignConstruct[] = [
  ...VUE,
  ...MDX,
  ...TEMPLATES,
  ...BLOCKS,
  ...SPHINX,
  ...ASCIIDOC,
  ...INLINE,
  ...PANDOC,
  ...PLATFORMS,
  ...CONFLUENCE,
]

/** What stands where a paragraph begins. */
export const STARTING = CONSTRUCTS.filter(({ at }) => at === 'start')

const ELSEWHERE = CONSTRUCTS.filter(({ at }) => at !== 'start')

/** Braces are expressions there, whatever other syntaxes call by such names. */
const IN_MDX = [...ELSEWHERE.filter((each) => !CONFLUENCE.includes(each)), ANY_EXPRESSION]

export function constructsOf(file: SourcePath, text: string): ForeignConstruct[] {
  const isMdx = /\.mdx$/i.test(file) || ONLY_IN_MDX.some(({ pattern }) => text.search(pattern) >= 0)
  return [
    ...(isMdx ? IN_MDX : ELSEWHERE),
    ...(ONLY_IN_ASCIIDOC.test(text) ? IN_ASCIIDOC : []),
    ...(ONLY_IN_CONFLUENCE.test(text) ? IN_CONFLUENCE : []),
  ]
}

/**
 * A text that matches none of these needs no closer look. Apart, they take half the time of one pattern, and a text that does not
 * even have what each match of a pattern has costs next to nothing.
 */
const HINTS: { has: string; pattern: RegExp }[] = [
  { has: '', pattern: /[{}$^<%\\~]/ },
  {
    has: '',
    pattern:
      /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?:import\s|export\s|!!!|\?\?\?|===|[?!]>|\.\. |\/\/\/|::[a-z]|:[ \t]|\+\+\+|\([\w/!?*+-]|'{3}|\/\/|\[(?:\/?block|[.#]|source|NOTE|TIP|IMPORTANT|WARNING|CAUTION|quote|verse|cols|options|discrete|horizontal)|@|\+[ \t]*$)/m,
  },
  { has: '[', pattern: /\[(?:[[#~]|=\d|!?(?:TOC|toc|TAGS)\]|[+-] |[/>?!<*"-]\])/ },
  { has: '|', pattern: /\|[ \t]*\([/x!?*+a-z-]/ },
  { has: '|', pattern: /\|(?:https?:|mailto:|[#^~/])/ },
  { has: '|', pattern: /\.(?:[pP][nN][gG]|[jJ][pP][eE]?[gG]|[gG][iI][fF]|[sS][vV][gG]|[wW][eE][bB][pP])\|/ },
  { has: '!', pattern: /\.(?:[pP][nN][gG]|[jJ][pP][eE]?[gG]|[gG][iI][fF]|[sS][vV][gG]|[wW][eE][bB][pP])!/ },
  { has: '[= ', pattern: /\[= \d/ },
  { has: 'r[', pattern: /\br\[[a-z]/ },
  { has: '@include(', pattern: /[\w ]@include\(|^@include\(/m },
  { has: '=', pattern: / =(?:\d+%?x|x\d)/ },
  { has: '\t=', pattern: /\t=(?:\d+%?x|x\d)/ },
  { has: ']_', pattern: /\]_/ },
  { has: '', pattern: /\n(?:(["'`^+*.#])\1{3}|={3,}[ \t]*\n|[ \t>]*(?:[-*] )?\*{2,5}[ \t])/ },
  { has: '===', pattern: /^={3}/ },
  { has: '==', pattern: /==\S/ },
  { has: '++', pattern: /\+\+["\w]/ },
  { has: '*[', pattern: /\*\[/ },
  { has: '@', pattern: /@(?:\[|(?:fig|sec|tbl|eq|lst|thm|lem|cor|prp|def|exm|exr)-|[\w:.-]{1,200}[\],;])/ },
  { has: ':', pattern: /:[\w-]{1,200}[:[{]/ },
  { has: ':', pattern: /\w::|\S:[^\s:[]*\[/ },
  { has: '`_', pattern: /`_/ },
  { has: '(', pattern: /\([+-] / },
  { has: ':id=', pattern: / :id=/ },
  { has: ']#', pattern: /\]#\S/ },
  { has: ':', pattern: /:[a-z]{1,200}\/[\w/-]{1,200}:/ },
  { has: ':', pattern: /:[a-z]{1,200}[_-][a-z\d_-]{1,200}:/ },
  { has: '!!swagger', pattern: /!!swagger/ },
]

export const hintsAtForeign = (text: string): boolean =>
  HINTS.some(({ has, pattern }) => text.includes(has) && pattern.test(text))

/** A paragraph that begins with none of these needs no closer look. */
export const MAYBE_STARTING = /^(?:[#|:%=+(]|--|\[[A-Za-z.#!]|\.[.A-Z]|h[1-6]|bq|[A-Za-z][.)]|[ivx]{2})/
