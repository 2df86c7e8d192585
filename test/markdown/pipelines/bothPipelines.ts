import { isDeepStrictEqual } from 'node:util'
import { cleanText } from '../../../src/markdown/cleanText.ts'
import { createContext } from '../../../src/markdown/context.ts'
import { splitFrontMatter } from '../../../src/markdown/frontMatter/splitFrontMatter.ts'
import { limitMarkers } from '../../../src/markdown/nesting.ts'
import { parsePage } from '../../../src/markdown/parsePage.ts'
import { renderText } from '../../../src/markdown/renderText.ts'
import { readMarkdown } from '../../../src/markdown/spellings/readMarkdown.ts'
import { surveyTree } from '../../../src/markdown/survey.ts'
import { startOf } from '../../../src/model/problem.ts'
import { route, sourcePath } from '../../../src/model/route.ts'
import { options } from '../parse.ts'

const path = sourcePath('content/docs/guide/intro.md')

/** A text rendered by a pipeline: as a page, as a description, and as one that was written for another site. */
function rendered(text: string, pipeline: 'fast' | 'reference'): unknown {
  const each = { ...options, pipeline }
  const place = { file: 'openapi/api.yaml', line: 7, column: 5 }
  const described = {
    ...each,
    context: sourcePath('openapi/api.yaml'),
    route: route('/api/'),
    headingPrefix: 'tag-x-',
    idMeantBy: (fragment: string) => (fragment.startsWith('a') ? `meant-${fragment}` : undefined),
  }
  return {
    page: parsePage({ path, text }, 'key', each),
    description: renderText(text, place, described),
    elsewhere: renderText(text, place, {
      ...described,
      headingLevel: 2,
      linkBase: 'https://docs.example.com/a/',
      flat: true,
    }),
  }
}

/** Whether the fast pipeline knows all of a text. */
function isFast(text: string): boolean {
  const { body } = splitFrontMatter(path, cleanText(text)).value
  const { text: cleaned, root } = readMarkdown(limitMarkers(body), options.parseMdast)
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

/** How many texts the fast pipeline takes, and those of them that the two render differently. */
export function differences(texts: string[]): { fast: number; different: string[] } {
  const fast = texts.filter(isFast)
  const different = fast.filter((text) => !isDeepStrictEqual(rendered(text, 'fast'), rendered(text, 'reference')))
  return { fast: fast.length, different }
}
