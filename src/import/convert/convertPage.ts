import { dump } from 'js-yaml'
import { referenceParser } from '../../markdown/referenceParser.ts'
import { nestStep } from '../blocks/nestStep.ts'
import type { ForeignPage } from '../foreignSite.ts'
import type { JsonObject } from '../read/json.ts'
import type { Conversion, Dialect } from './dialect.ts'
import { applyEdits, type Edited, unedited } from './edits.ts'
import { fenceEdits } from './fences.ts'
import { convertFrontMatter } from './frontMatter.ts'
import { headingEdits } from './headings.ts'
import { heroText, heroTitle } from './hero.ts'
import { linkEdits } from './links.ts'

/** The text of a page as it is written here, with its front matter. */
export function convertPage(page: ForeignPage, dialect: Dialect, conversion: Conversion): string {
  const hero = heroText(page.frontMatter)
  const body = unedited(hero === '' ? page.body : `${hero}\n\n${page.body}`, page.firstLine)
  const converted = dialect.steps.reduce((text, step) => step(text, conversion), body)
  const text = nestStep(markdownEdits(converted, dialect, conversion), conversion).text
  const frontMatter = convertFrontMatter(page.frontMatter, conversion)
  const title = frontMatter['title'] ?? heroTitle(page.frontMatter)
  return (
    frontMatterText({ ...(title === undefined ? {} : { title }), ...frontMatter }) +
    text.replace(/^\n+/, '').trimEnd() +
    '\n'
  )
}

/** What all generators have: headings with ids, links, and fenced code with marks. */
function markdownEdits(edited: Edited, dialect: Dialect, conversion: Conversion): Edited {
  const { text, lines } = edited
  const root = referenceParser()(text)
  return applyEdits(edited, [
    ...headingEdits(root, text, dialect.slugger()),
    ...linkEdits(root, text, lines, conversion),
    ...fenceEdits(root, text, lines, conversion),
  ])
}

function frontMatterText(keys: JsonObject): string {
  return Object.keys(keys).length === 0 ? '' : `---\n${dump(keys, { lineWidth: -1 })}---\n\n`
}
