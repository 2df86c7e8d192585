import type { Code, ReadCode } from '../../model/code.ts'
import { html } from '../../model/html.ts'
import { joinBlocks } from '../../model/markdown.ts'
import type { Anchor, IgnoreComment, Link } from '../../model/page.ts'
import { asWarning, type Checked, type Place, type Problem } from '../../model/problem.ts'
import { pushAll } from '../../model/pushAll.ts'
import type { Prose, RenderText, RichText, TextPosition } from '../../model/richText.ts'
import type { SpecText } from '../read/text.ts'
import type { Addresses } from './addresses/addresses.ts'
import { headingPrefix } from './anchors.ts'
import { portionsOf } from './portions.ts'
import { shareLines } from './sharedLines.ts'

/** Renders the descriptions of a document, each once, and collects their links, ids and problems. */
export type Descriptions = {
  /** `owner` is the id of the described element, `level` the highest level of its headings. */
  describe(text: SpecText | undefined, owner: string, level?: number): Prose | undefined
  read(code: string, language: string, place: Place): Code
  /** Everything found in the texts rendered so far. */
  found(): Readonly<FoundInTexts>
}

type FoundInTexts = { links: Link[]; ids: Anchor[]; ignores: IgnoreComment[]; problems: Problem[] }

export type TextRenderers = { renderText: RenderText; readCode: ReadCode }

/** @param addresses resolves addresses and components of other API references */
export function createDescriptions({ renderText, readCode }: TextRenderers, addresses: Addresses): Descriptions {
  // As it is repeated, where it is shown again.
  const rendered = new Map<SpecText, Prose>()
  const withSharedLines = shareLines()
  const found: FoundInTexts = { links: [], ids: [], ignores: [], problems: [] }
  // An unknown name in `{{…}}` is part of the API, not a variable of the site.
  const take = <T>({ value, problems }: Checked<T>): T => {
    pushAll(found.problems, problems.filter(({ rule }) => rule !== 'unknown-variable').map(asWarning))
    return value
  }
  return {
    describe(text, owner, level = 5) {
      if (!text) return undefined
      const known = rendered.get(text)
      // A shared description is repeated without its ids, which must be unique.
      if (known) return known
      const position: TextPosition = {
        headingPrefix: headingPrefix(owner),
        headingLevel: level,
        flat: text.flat,
        idMeantBy(fragment, hasOwn) {
          const headings = addresses.headings(fragment)
          return addresses.read(fragment, (id) => hasOwn(id) || headings.has(id), headings)
        },
      }
      const portions = portionsOf(text).map(({ markdown, place }) =>
        take(renderText(addresses.replaceComponents(markdown), place, position)),
      )
      for (const { links, ids, ignores } of portions) {
        pushAll(found.links, links)
        pushAll(found.ids, ids)
        pushAll(found.ignores, ignores)
      }
      rendered.set(
        text,
        joined(portions.map((rich) => proseOf({ ...rich, headings: [], html: rich.repeated ?? rich.html }))),
      )
      return joined(portions.map(proseOf))
    },
    read: (code, language, place) => withSharedLines(take(readCode(code, language, place))),
    found: () => found,
  }
}

/** The texts below one another. */
function joined(portions: Prose[]): Prose {
  const [only, ...others] = portions
  if (only && others.length === 0) return only
  return {
    html: html(portions.map((each) => each.html).join('\n')),
    text: portions.map(({ text }) => text).join('\n'),
    markdown: joinBlocks(portions.map(({ markdown }) => markdown)),
    headings: portions.flatMap(({ headings = [] }) => headings),
    portions,
  }
}

const proseOf = ({ html, text, markdown, headings }: RichText): Prose => ({
  html,
  text,
  markdown,
  ...(headings.length > 0 && { headings }),
})
