import type { ForeignPage } from './foreignSite.ts'
import type { Layout } from './layout.ts'
import { folderOf, nameOf, relativeLink, withoutExtension } from './paths.ts'
import { textAt } from './read/json.ts'

/** Cards for the pages beside a page, and for the folders beside it that have one. */
export function folderCards(page: ForeignPage, { pathOf }: Layout): string {
  const folder = folderOf(page.source)
  const here = pathOf.get(page) ?? ''
  const cards = [...pathOf].flatMap(([each, path]) => {
    const own = folderOf(each.source)
    const isBeside = own === folder || (folderOf(own) === folder && isIndex(each))
    return each === page || !isBeside
      ? []
      : [`- **[${titleOf(each)}](${relativeLink(here, path)})** ${about(each)}`.trim()]
  })
  return cards.length === 0 ? '' : `:::cards\n${cards.join('\n')}\n:::`
}

const isIndex = ({ source }: ForeignPage): boolean => /^(?:_?index|readme)$/i.test(withoutExtension(nameOf(source)))

const titleOf = ({ frontMatter, body, source }: ForeignPage): string =>
  textAt(frontMatter, 'title') ?? /^#[ \t]+(.+?)[ \t]*(?:\{.*\})?$/m.exec(body)?.[1] ?? withoutExtension(nameOf(source))

const about = ({ frontMatter }: ForeignPage): string => textAt(frontMatter, 'description') ?? ''
