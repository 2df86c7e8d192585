import { yamlText } from '../../yaml/yamlText.ts'
import { nestStep } from '../blocks/nestStep.ts'
import type { ForeignPage } from '../foreignSite.ts'
import { isObject, type JsonObject } from '../read/json.ts'
import type { Conversion, Dialect } from './dialect.ts'
import { applyEdits, type Edited, unedited } from './edits.ts'
import { fenceEdits } from './fences.ts'
import { convertFrontMatter } from './frontMatter.ts'
import { componentHeadingEdits, headingEdits, textOf } from './headings.ts'
import { bannerText, heroText, heroTitle } from './hero.ts'
import { linkEdits } from './links.ts'
import { firstUnreadLine } from './parseMarkdown.ts'
import { postKeys } from './posts.ts'

/** The text of a page as it is written here, with its front matter. */
export function convertPage(page: ForeignPage, dialect: Dialect, conversion: Conversion): string {
  const head = [bannerText(page.frontMatter), heroText(page.frontMatter)].filter(Boolean)
  const own = unedited(page.body, page.firstLine)
  const ids = /^#{1,6}[ \t].*<[A-Z]/m.test(own.text)
    ? componentHeadingEdits(conversion.parse(own.text), own.text, dialect.slugger())
    : []
  const body = applyEdits(own, [...head.map((text) => ({ start: 0, end: 0, text: `${text}\n\n` })), ...ids])
  const converted = dialect.steps.reduce((text, step) => step(text, conversion), body)
  const { text, lines } = nestStep(markdownEdits(converted, dialect, conversion), conversion)
  const unread = firstUnreadLine(text)
  if (unread !== undefined)
    conversion.tally.note(UNREAD, 'left', { file: page.source, line: lines[unread] ?? page.firstLine })
  const ofPost = page.isPost ? postKeys(page.frontMatter) : {}
  const written = { ...convertFrontMatter(page.frontMatter, conversion), ...ofPost }
  const frontMatter = dialect.prefersHeading ? withoutSecondTitle(written, text, conversion) : written
  const title = written['title'] === undefined ? heroTitle(page.frontMatter) : frontMatter['title']
  return (
    frontMatterText({ ...(title === undefined ? {} : { title }), ...frontMatter }) +
    text.replace(/^\n+/, '').trimEnd() +
    '\n'
  )
}

const UNREAD = 'text with more markup than can be parsed in time'

/** Without the title that a heading of the page stands for, which is still the label of the page in sidebars. */
function withoutSecondTitle({ title, ...keys }: JsonObject, text: string, { parse }: Conversion): JsonObject {
  if (title === undefined) return keys
  const heading = parse(text).children.find((node) => node.type === 'heading' && node.depth === 1)
  if (heading?.type !== 'heading' || textOf(heading) === title) return { title, ...keys }
  return { ...keys, sidebar: { label: title, ...(isObject(keys['sidebar']) ? keys['sidebar'] : {}) } }
}

/** What all generators have: headings with ids, links, and fenced code with marks. */
function markdownEdits(edited: Edited, dialect: Dialect, conversion: Conversion): Edited {
  const { text, lines } = edited
  const root = conversion.parse(text)
  return applyEdits(edited, [
    ...headingEdits(root, text, dialect.slugger()),
    ...linkEdits(root, text, lines, conversion),
    ...fenceEdits(root, text, lines, conversion, dialect.numbersCode),
  ])
}

function frontMatterText(keys: JsonObject): string {
  return Object.keys(keys).length === 0 ? '' : `---\n${yamlText(keys, { lineWidth: -1 })}---\n\n`
}
