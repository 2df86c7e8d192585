import type { SiteConfig } from '../../model/config.ts'
import { isListed, type Named, type Page } from '../../model/page.ts'
import { type Checked, type Problem, warning } from '../../model/problem.ts'
import { type Route, route, routeBelow } from '../../model/route.ts'
import { didYouMean } from '../../model/suggestion.ts'
import { slugOf, TAGS, type Tag, type Tags } from '../../model/tag.ts'
import { isCurrent } from '../../model/versions.ts'
import { compareNames } from '../compareNames.ts'
import { TAGS_FILE, type TagDefinitions } from './readTagsFile.ts'

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
      if (defined && !defined.has(slug)) problems.push(undefinedTag(tag, defined))
      if (isListed(page)) addTo(found, slug, tag, page, { defined, root: config.root })
    }
  }
  for (const tag of found.values()) tag.pages.sort((one, other) => compareNames(one.title, other.title))
  return { value: inOrder(found, defined), problems }
}

function addTo(
  found: Map<string, Tag>,
  slug: string,
  { name, place }: Named,
  { route: at, title, description }: Page,
  { defined, root }: { defined: TagDefinitions | undefined; root: Route },
): void {
  const about = defined?.get(slug) ?? { label: name, description: '' }
  const { label, description: meaning } = about
  const own = routeBelow(root, route(TAGS + slug))
  const tag = found.get(slug) ?? { label, description: meaning, route: own, pages: [], place }
  found.set(slug, tag)
  if (tag.pages.at(-1)?.route !== at) tag.pages.push({ route: at, title, description })
}

function inOrder(found: Map<string, Tag>, defined: TagDefinitions | undefined): Tags {
  const first = [...(defined?.keys() ?? [])].flatMap((slug): [string, Tag][] => {
    const tag = found.get(slug)
    return tag ? [[slug, tag]] : []
  })
  const others = [...found].filter(([slug]) => !defined?.has(slug))
  return new Map([...first, ...others.toSorted(([, one], [, other]) => compareNames(one.label, other.label))])
}

function undefinedTag({ name, place }: Named, defined: TagDefinitions): Problem {
  const known = [...defined.values()].map((each) => each.name)
  return warning('undefined-tag', place, {
    message: `the tag "${name}" is not defined in "${TAGS_FILE}"`,
    fix: didYouMean(name, known) ?? `add "${name}:" to ${TAGS_FILE}`,
    target: name,
  })
}
