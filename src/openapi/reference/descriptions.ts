import type { Code, ReadCode } from '../../model/code.ts'
import type { Anchor, IgnoreComment, Link } from '../../model/page.ts'
import { asWarning, type Checked, type Place, type Problem } from '../../model/problem.ts'
import type { Prose, RenderText, RichText, TextPosition } from '../../model/richText.ts'
import type { SpecText } from '../read/text.ts'
import type { Addresses } from './addresses/addresses.ts'
import { headingPrefix } from './anchors.ts'

/** Renders the descriptions of a document, each once, and collects their links, ids and problems. */
export type Descriptions = {
  /** `owner` is the id of the described element, `level` the highest level of its headings. */
  describe(text: SpecText | undefined, owner: string, level?: number): Prose | undefined
  read(code: string, language: string, place: Place): Code
  /** Everything found in the texts rendered so far. */
  found(): Readonly<FoundInTexts>
}

export type FoundInTexts = { links: Link[]; ids: Anchor[]; ignores: IgnoreComment[]; problems: Problem[] }

export type TextRenderers = { renderText: RenderText; readCode: ReadCode }

/** @param addresses resolves addresses and components of other API references */
export function createDescriptions({ renderText, readCode }: TextRenderers, addresses: Addresses): Descriptions {
  const rendered = new Map<SpecText, RichText>()
  const found: FoundInTexts = { links: [], ids: [], ignores: [], problems: [] }
  // An unknown name in `{{…}}` is part of the API, not a variable of the site.
  const take = <T>({ value, problems }: Checked<T>): T => {
    found.problems.push(...problems.filter(({ rule }) => rule !== 'unknown-variable').map(asWarning))
    return value
  }
  return {
    describe(text, owner, level = 5) {
      if (!text) return undefined
      const known = rendered.get(text)
      // A shared description is repeated without its ids, which must be unique.
      if (known) return proseOf({ ...known, html: known.repeated ?? known.html })
      const position: TextPosition = {
        headingPrefix: headingPrefix(owner),
        headingLevel: level,
        flat: text.flat,
        idMeantBy: (fragment, hasOwn) =>
          addresses.read(fragment, (id) => hasOwn(id) || addresses.headings.has(id), addresses.headings),
      }
      const rich = take(renderText(addresses.replaceComponents(text.markdown), text.place, position))
      rendered.set(text, rich)
      found.links.push(...rich.links)
      found.ids.push(...rich.ids)
      found.ignores.push(...rich.ignores)
      return proseOf(rich)
    },
    read: (code, language, place) => take(readCode(code, language, place)),
    found: () => found,
  }
}

const proseOf = ({ html, text, markdown }: RichText): Prose => ({ html, text, markdown })
