import type { SiteConfig } from '../../model/config.ts'
import { isListed, type Named, type Page } from '../../model/page.ts'
import type { Checked, Problem } from '../../model/problem.ts'
import { type Route, route, routeBelow } from '../../model/route.ts'
import { slugOf, TAGS, type Tag, type Tags } from '../../model/tag.ts'
import { isCurrent } from '../../model/versions.ts'
import { compareNames } from '../compareNames.ts'
import { type TagDefinition, type TagDefinitions, undefinedTag } from './definedTags.ts'

/**
 * The tags of published pages of the latest version, and the pages of each by their titles. Tags that are defined come
 * first, as they are defined, and the others by their labels. Where some are defined, a tag that is not is reported at each
 * place.
 */
export function collectTags(config: SiteConfig, pages: Page[], defined: TagDefinitions | undefined): Checked<Tags> {
  const found = new Map<string, Tag>()
  const problems: Problem[] = []
  for (const page of pages) {
    if (!isCurrent(config, page.route)) continue
    for (const tag of page.frontMatter.tags) {
      const slug = slugOf(tag.name)
      if (defined && !defined.has(slug)) problems.push(undefinedTag(tag, [...defined.values()]))
      if (!isListed(page)) continue
      const known = found.get(slug) ?? newTag(tag, defined?.get(slug), routeBelow(config.root, route(TAGS + slug)))
      found.set(slug, known)
      addPage(known, page)
    }
  }
  for (const tag of found.values()) tag.pages.sort((one, other) => compareNames(one.title, other.title))
  return { value: inOrder(found, defined), problems }
}

/** A tag without pages. One that is not defined is labelled as it was first written. */
function newTag({ name, place }: Named, defined: TagDefinition | undefined, at: Route): Tag {
  const { label, description } = defined ?? { label: name, description: '' }
  return { label, description, route: at, pages: [], place }
}

/** Adds a page to a tag once, even if it names the tag twice. */
function addPage({ pages }: Tag, { route: at, title, description }: Page): void {
  if (pages.at(-1)?.route !== at) pages.push({ route: at, title, description })
}

function inOrder(found: Map<string, Tag>, defined: TagDefinitions | undefined): Tags {
  const first = [...(defined?.keys() ?? [])].flatMap((slug): [string, Tag][] => {
    const tag = found.get(slug)
    return tag ? [[slug, tag]] : []
  })
  const others = [...found].filter(([slug]) => !defined?.has(slug))
  return new Map([...first, ...others.toSorted(([, one], [, other]) => compareNames(one.label, other.label))])
}
