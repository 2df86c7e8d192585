import type { ContentParts, LocalParts, PropsOf } from '../../src/model/parts.ts'
import type { ContentPart, ContentView, PageView } from '../../src/model/view.ts'

/** The main content, rendered by the part for its kind. */
export const Content = ({ view, parts }: PropsOf<'Content'>) => draw(view.content, view, parts)

function draw<Name extends ContentPart>(content: ContentView<Name>, view: PageView, parts: LocalParts) {
  const drawn: ContentParts = parts
  const page = drawn[content.part]
  return page({ content, view, parts })
}
