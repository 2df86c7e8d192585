import type { SourcePath } from '../../model/route.ts'
import { BLOCKS } from './blocks.ts'
import type { ForeignConstruct } from './construct.ts'
import { INLINE } from './inline.ts'
import { ANY_EXPRESSION, MDX } from './mdx.ts'
import { TEMPLATES } from './templates.ts'

/** What generators with other syntax write; names that are variables of ours are reported as such. */
const CONSTRUCTS: ForeignConstruct[] = [...MDX, ...TEMPLATES, ...BLOCKS, ...INLINE]

const IN_MDX: ForeignConstruct[] = [...CONSTRUCTS, ANY_EXPRESSION]

export const constructsOf = (file: SourcePath): ForeignConstruct[] => (/\.mdx$/i.test(file) ? IN_MDX : CONSTRUCTS)

/** A text that matches nothing of this needs no closer look. */
export const MAYBE_FOREIGN =
  /[{}$^<%]|^[ \t>]*(?:import|export)\s|^[ \t>]*(?:!!!|\?\?\?|===|[?!]>|\.\. )|8<-|\[\[|\[(?:TOC|toc)\]|==\S|\+\+\w|^[ \t>]*:[ \t]|\*\[|:(?:material|fontawesome|octicons|simple)-|:[a-z][\w-]*[[{]|\\[([]|~/m
