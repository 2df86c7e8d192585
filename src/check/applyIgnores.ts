import type { LinkValue } from '../model/config.ts'
import type { IgnoreComment, Link } from '../model/page.ts'
import { isLinkRule, type Place, type Problem, warning } from '../model/problem.ts'
import type { Site } from '../model/site.ts'
import { globMatcher } from './globMatcher.ts'
import type { SiteLinks } from './siteLinks.ts'

/**
 * Removes the problems that are to be ignored: by address through `links.ignore`, by line through a comment before it.
 * A pattern or comment that ignores nothing is reported, so that it does not outlive its reason.
 */
export function applyIgnores(
  problems: Problem[],
  site: Site,
  { all: links }: SiteLinks,
  externalChecked: boolean,
): Problem[] {
  const patterns = site.config.links.ignore.map((written) => ({ written, matches: globMatcher(written.target) }))
  const comments = commentsByLine(site)
  const used = new Set<IgnoreComment>()
  const left = problems.filter((problem) => {
    const comment = comments.get(lineOf(problem))?.find(({ rules }) => rules.includes(problem.rule))
    if (comment) {
      used.add(comment)
      return false
    }
    return !(isLinkRule(problem.rule) && patterns.some(({ matches }) => matches(problem.target ?? '')))
  })
  const waiting = externalChecked ? new Set<string>() : externalLines(links)
  const idle = [...new Set([...comments.values()].flat())].filter(
    (each) => !used.has(each) && !waiting.has(lineOf({ file: each.place.file, line: each.line })),
  )
  const unmatched = patterns.filter(({ matches }) => !links.some(({ target }) => matches(target)))
  return [
    ...left,
    ...idle.map(({ rules, place }) => ignoresNothing(place, rules.join(', '))),
    ...unmatched.map(({ written }) => matchesNothing(written)),
  ]
}

/**
 * Lines with external links. A run without `--external` does not check these, so their comments may still be needed.
 */
const externalLines = (links: Link[]): Set<string> =>
  new Set(links.flatMap(({ kind, place }) => (kind === 'external' ? [lineOf(place)] : [])))

const lineOf = ({ file, line }: Pick<Place, 'file' | 'line'>): string => `${file}:${line}`

/** The comments of pages and of descriptions, by the lines that they are about. */
function commentsByLine({ routes, apis }: Site): Map<string, IgnoreComment[]> {
  const onPages = [...routes.values()].flatMap((content) =>
    content.kind === 'page' && !content.page.translation?.standsIn ? content.page.ignores : [],
  )
  const found = new Map<string, IgnoreComment[]>()
  for (const comment of [...onPages, ...apis.flatMap(({ ignores }) => ignores)]) {
    for (let line = comment.line; line <= comment.last; line += 1) {
      const name = lineOf({ file: comment.place.file, line })
      found.set(name, [...(found.get(name) ?? []), comment])
    }
  }
  return found
}

const ignoresNothing = (place: Place, rules: string): Problem =>
  warning('unused-ignore', place, { message: `the next line has no ${rules} problem`, fix: 'remove the comment' })

const matchesNothing = ({ target, place }: LinkValue): Problem =>
  warning('unused-ignore', place, { message: `no link matches "${target}"`, fix: 'remove it from "links.ignore"' })
