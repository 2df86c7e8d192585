import { type Problem, problem, warning } from '../model/problem.ts'
import type { Note, Verdict } from '../model/verdict.ts'
import type { ExternalLink, WrittenLink } from './externalLinks.ts'

/** Returns the problems of links to other sites, one for every place that has such a link. */
export function externalProblems(links: ExternalLink[], verdicts: ReadonlyMap<string, Verdict>): Problem[] {
  return links.flatMap(({ address, links: places }) => {
    const verdict = verdicts.get(address)
    return verdict ? places.flatMap((link) => problemsOf(verdict, link)) : []
  })
}

function problemsOf(verdict: Verdict, { target, place, severity }: WrittenLink): Problem[] {
  switch (verdict.kind) {
    case 'fine':
      return verdict.notes.map((note) => noted(note, { target, place, severity }))
    case 'broken':
      return [problem(severity, 'broken-link', place, { message: `"${target}" is broken: ${verdict.reason}`, target })]
    case 'unverified': {
      const message = `"${target}" could not be checked: ${verdict.reason}`
      const fix = verdict.isPrivate ? ALLOW_HOST : IGNORE_ADDRESS
      return [warning('unverified-link', place, { message, fix, target })]
    }
  }
}

const IGNORE_ADDRESS = 'open it; if it works, add it to "links.ignore" in content/site.yaml'
const ALLOW_HOST =
  'add its host to "links.allowPrivate" in content/site.yaml if it may be asked, else the address to "links.ignore"'

function noted(note: Note, { target, place }: WrittenLink): Problem {
  switch (note.kind) {
    case 'moved': {
      const to = note.to.includes('#') ? note.to : note.to + (/#.*$/s.exec(target)?.[0] ?? '')
      return warning('redirected-link', place, {
        message: `"${target}" has moved permanently`,
        fix: `write "${to}"`,
        target,
      })
    }
    case 'insecure':
      return warning('redirected-link', place, {
        message: `"${target}" redirects to "${note.to}", which is not encrypted`,
        target,
      })
    case 'no-fragment':
      return warning('broken-anchor', place, {
        message: `the page at "${target}" has no anchor "#${note.id}"`,
        target,
      })
    case 'odd':
      return warning('unverified-link', place, { message: `"${target}" may fail for readers: ${note.what}`, target })
  }
}
