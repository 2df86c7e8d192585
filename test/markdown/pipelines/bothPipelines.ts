import { isDeepStrictEqual } from 'node:util'
import type { Root } from 'mdast'
import { cleanText } from '../../../src/markdown/cleanText.ts'
import { createContext } from '../../../src/markdown/context.ts'
import { splitFrontMatter } from '../../../src/markdown/frontMatter/splitFrontMatter.ts'
import { drawFormula } from '../../../src/markdown/math/drawFormula.ts'
import type { MdastParser } from '../../../src/markdown/mdast.ts'
import { limitMarkers } from '../../../src/markdown/nesting.ts'
import type { MarkdownOptions } from '../../../src/markdown/options.ts'
import { parsePage } from '../../../src/markdown/parsePage.ts'
import { type RenderTextOptions, renderText } from '../../../src/markdown/renderText.ts'
import { readMarkdown } from '../../../src/markdown/spellings/readMarkdown.ts'
import { surveyTree } from '../../../src/markdown/survey.ts'
import { startOf } from '../../../src/model/problem.ts'
import { route, sourcePath } from '../../../src/model/route.ts'
import { options as shared } from '../parse.ts'

const options = { ...shared, drawFormula }

const path = sourcePath('content/docs/guide/intro.md')

const place = { file: 'openapi/api.yaml', line: 7, column: 5 }

const described: RenderTextOptions = {
  ...options,
  context: sourcePath('openapi/api.yaml'),
  route: route('/api/'),
  headingPrefix: 'tag-x-',
  idMeantBy: (fragment: string) => (fragment.startsWith('a') ? `meant-${fragment}` : undefined),
}

const elsewhere: RenderTextOptions = {
  ...described,
  headingLevel: 2,
  linkBase: 'https://docs.example.com/a/',
  flat: true,
}

type Choice = Pick<MarkdownOptions, 'pipeline' | 'parseMdast'>

/** How a text may be rendered: as a page, as a description, and as one that was written for another site. */
const RENDERINGS = {
  page: (text: string, choice: Choice) => parsePage({ path, text }, 'key', { ...options, ...choice }),
  description: (text: string, choice: Choice) => renderText(text, place, { ...described, ...choice }),
  elsewhere: (text: string, choice: Choice) => renderText(text, place, { ...elsewhere, ...choice }),
}

export type Rendering = keyof typeof RENDERINGS

export const ALL_RENDERINGS: Rendering[] = ['page', 'description', 'elsewhere']

/** Whether the fast pipeline knows all of a text. */
function isFast(text: string, parseMdast: MdastParser): boolean {
  const { body } = splitFrontMatter(path, cleanText(text)).value
  const { text: cleaned, root } = readMarkdown(limitMarkers(body), { ...options, parseMdast })
  const context = createContext({
    options,
    text: cleaned,
    start: startOf(path),
    source: path,
    route: route('/'),
    idPrefix: '',
  })
  return surveyTree(root, context).isKnown
}

/** Both pipelines begin with the same tree. To parse a text takes longer than the rest, so that each gets a copy. */
function parseOnce(): MdastParser {
  const trees = new Map<string, Root>()
  return (text) => {
    const tree = trees.get(text) ?? options.parseMdast(text)
    trees.set(text, tree)
    return structuredClone(tree)
  }
}

/** How many texts the fast pipeline takes, and those of them that the two render differently. */
export function differences(texts: string[], renderings = ALL_RENDERINGS): { fast: number; different: string[] } {
  let fast = 0
  const different = texts.filter((text) => {
    const parseMdast = parseOnce()
    if (!isFast(text, parseMdast)) return false
    fast += 1
    const rendered = (pipeline: 'fast' | 'reference'): unknown[] =>
      renderings.map((rendering) => RENDERINGS[rendering](text, { pipeline, parseMdast }))
    return !isDeepStrictEqual(rendered('fast'), rendered('reference'))
  })
  return { fast, different }
}
