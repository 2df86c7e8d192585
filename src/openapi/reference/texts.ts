import type { Code, ReadCode } from '../../model/code.ts'
import type { Anchor, IgnoreComment, Link } from '../../model/page.ts'
import { asWarning, type Checked, type Place, type Problem } from '../../model/problem.ts'
import type { Prose, RenderText, RichText, TextPosition } from '../../model/richText.ts'
import type { SpecText } from '../read/text.ts'
import type { Addresses } from './addresses/addresses.ts'
import { headingPrefix } from './anchors.ts'

/** The descriptions of a document as markup, each rendered once. */
export type Texts = {
  /** `owner` is the id of what it describes, `level` the highest its headings may have. */
  describe(text: SpecText | undefined, owner: string, level?: number): Prose | undefined
  read(code: string, language: string, place: Place): Code
  /** What was in the texts so far. */
  found(): Readonly<FoundInTexts>
}

export type FoundInTexts = { links: Link[]; ids: Anchor[]; ignores: IgnoreComment[]; problems: Problem[] }

export type TextRenderers = { renderText: RenderText; readCode: ReadCode }

/** @param addresses what the addresses of other references mean, and what components of theirs stand for */
export function createTexts({ renderText, readCode }: TextRenderers, addresses: Addresses): Texts {
  const rendered = new Map<SpecText, RichText>()
  const found: FoundInTexts = { links: [], ids: [], ignores: [], problems: [] }
  // What is unknown in `{{…}}` belongs to the API.
  const take = <T>({ value, problems }: Checked<T>): T => {
    found.problems.push(...problems.filter(({ rule }) => rule !== 'unknown-variable').map(asWarning))
    return value
  }
  return {
    describe(text, owner, level = 5) {
      if (!text) return undefined
      const known = rendered.get(text)
      // Ids must not repeat where a shared description is shown once more.
      if (known) return proseOf({ ...known, html: known.repeated ?? known.html })
      const position: TextPosition = {
        headingPrefix: headingPrefix(owner),
        headingLevel: level,
        flat: text.flat,
        idMeantBy: (fragment, hasOwn) => addresses.read(fragment, (id) => hasOwn(id) || addresses.headings.has(id)),
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
