import type { LanguageConfig } from '../../model/config.ts'
import { localPath } from '../../model/localPath.ts'
import type { Alias, FrontMatter, Page } from '../../model/page.ts'
import { routeBelow, type SourcePath } from '../../model/route.ts'

/** The pages that are written in a language. */
export const pagesIn = (language: string, pages: Page[], translations: string[]): Page[] => {
  const wanted = translations.includes(language) ? language : undefined
  return pages.filter((page) => localPath(page.source, translations).language === wanted)
}

/**
 * The pages of a language, in the order of the originals: translations, and originals that stand in for missing ones. A
 * page in place of another shares all that was made of it.
 */
export function localPages(translations: Page[], originals: Page[], { code, root }: LanguageConfig): Page[] {
  const own = new Map<SourcePath, Page[]>()
  for (const page of translations) {
    const { place } = localPath(page.source, [code])
    own.set(place, [...(own.get(place) ?? []), page])
  }
  const standIns = originals.flatMap((original) => {
    const translated = own.get(original.source)
    own.delete(original.source)
    return translated?.map((page) => translationOf(page, original, root)) ?? [standIn(original, root)]
  })
  const others = [...own].flatMap(([place, pages]) =>
    pages.map((page) => ({ ...page, translation: { place, standsIn: false } })),
  )
  return [...standIns, ...others]
}

const standIn = (page: Page, root: LanguageConfig['root']): Page => ({
  ...page,
  route: routeBelow(root, page.route),
  frontMatter:
    page.frontMatter.aliases.length === 0
      ? page.frontMatter
      : { ...page.frontMatter, aliases: page.frontMatter.aliases.map((alias) => below(alias, root)) },
  translation: { place: page.source, standsIn: true },
})

const translationOf = (page: Page, original: Page, root: LanguageConfig['root']): Page => ({
  ...page,
  frontMatter: inherited(page.frontMatter, original.frontMatter, root),
  translation: { place: original.source, standsIn: false },
})

/** What the front matter of a translation leaves out is that of the original. */
function inherited(own: FrontMatter, original: FrontMatter, root: LanguageConfig['root']): FrontMatter {
  const aliases = [...own.aliases, ...original.aliases.map((alias) => ({ ...alias, yields: true }))]
  return {
    ...own,
    layout: own.layout === 'doc' ? original.layout : own.layout,
    sidebarPosition: own.sidebarPosition ?? original.sidebarPosition,
    tags: own.tags.length > 0 ? own.tags : original.tags,
    date: own.date ?? original.date,
    authors: own.authors.length > 0 ? own.authors : original.authors,
    image: own.image ?? original.image,
    toc: own.toc ?? original.toc,
    previous: own.previous ?? original.previous,
    next: own.next ?? original.next,
    aliases: aliases.map((alias) => below(alias, root)),
  }
}

/** The old address of a page is in the language of the page, too. */
const below = (alias: Alias, root: LanguageConfig['root']): Alias =>
  alias.from.startsWith(root) ? alias : { ...alias, from: routeBelow(root, alias.from) }
