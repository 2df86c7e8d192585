import { inMarkdown } from './convert/links.ts'
import type { ForeignPage } from './foreignSite.ts'
import type { Layout } from './layout.ts'
import { folderOf, nameOf, relativeLink, withoutExtension } from './paths.ts'
import { textAt } from './read/json.ts'

/** Cards for the pages beside a page, and for the folders beside it that have one, with links of the old site. */
export function folderCards(page: ForeignPage, { pathOf }: Layout): string {
  const folder = folderOf(page.source)
  const cards = [...pathOf.keys()].flatMap((each) => {
    const own = folderOf(each.source)
    const isBeside = own === folder || (folderOf(own) === folder && isIndex(each))
    return each === page || !isBeside
      ? []
      : [
          `- **[${escaped(titleOf(each))}](${inMarkdown(relativeLink(page.source, each.source))})** ${about(each)}`.trim(),
        ]
  })
  return cards.length === 0 ? '' : `:::cards\n${cards.join('\n')}\n:::`
}

/** A title as Markdown. */
export const escaped = (title: string): string => title.replace(/[<[\]*_`]/g, '\\$&')

const isIndex = ({ source }: ForeignPage): boolean => /^(?:_?index|readme)$/i.test(withoutExtension(nameOf(source)))

export const titleOf = ({ frontMatter, body, source }: ForeignPage): string =>
  textAt(frontMatter, 'title') ?? /^#[ \t]+(.+?)[ \t]*(?:\{.*\})?$/m.exec(body)?.[1] ?? withoutExtension(nameOf(source))

const about = ({ frontMatter }: ForeignPage): string => textAt(frontMatter, 'description') ?? ''
