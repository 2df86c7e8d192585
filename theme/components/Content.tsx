import type { ContentParts, Parts, PropsOf } from '../../src/model/parts.ts'
import type { ContentPart, ContentView, PageView } from '../../src/model/view.ts'

/** What fills the main part: drawn by the part that the content names. */
export const Content = ({ view, parts }: PropsOf<'Content'>) => draw(view.content, view, parts)

function draw<Name extends ContentPart>(content: ContentView<Name>, view: PageView, parts: Parts) {
  const drawn: ContentParts = parts
  const page = drawn[content.part]
  return page({ content, view, parts })
}
