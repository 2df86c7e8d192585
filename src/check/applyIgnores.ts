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
    const comment = comments.get(lineOf(problem))
    if (comment?.rules.includes(problem.rule)) {
      used.add(comment)
      return false
    }
    return !(isLinkRule(problem.rule) && patterns.some(({ matches }) => matches(problem.target ?? '')))
  })
  const waiting = externalChecked ? new Set<string>() : externalLines(links)
  const idle = [...comments].filter(([line, comment]) => !used.has(comment) && !waiting.has(line))
  const unmatched = patterns.filter(({ matches }) => !links.some(({ target }) => matches(target)))
  return [
    ...left,
    ...idle.map(([, { rules, place }]) => ignoresNothing(place, rules.join(', '))),
    ...unmatched.map(({ written }) => matchesNothing(written)),
  ]
}

/**
 * Lines with external links. A run without `--external` does not check these, so their comments may still be needed.
 */
const externalLines = (links: Link[]): Set<string> =>
  new Set(links.flatMap(({ kind, place }) => (kind === 'external' ? [lineOf(place)] : [])))

const lineOf = ({ file, line }: Pick<Place, 'file' | 'line'>): string => `${file}:${line}`

function commentsByLine({ routes }: Site): Map<string, IgnoreComment> {
  const found = new Map<string, IgnoreComment>()
  for (const content of routes.values()) {
    for (const comment of content.kind === 'page' ? content.page.ignores : []) {
      found.set(lineOf({ file: comment.place.file, line: comment.line }), comment)
    }
  }
  return found
}

const ignoresNothing = (place: Place, rules: string): Problem =>
  warning('unused-ignore', place, { message: `the next line has no ${rules} problem`, fix: 'remove the comment' })

const matchesNothing = ({ target, place }: LinkValue): Problem =>
  warning('unused-ignore', place, { message: `no link matches "${target}"`, fix: 'remove it from "links.ignore"' })
