import type { Nodes, Text } from 'mdast'
import type { Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { at, type Json, textAt } from '../read/json.ts'
import { optionsOf } from './plugins.ts'

/** Where a host of repositories has issues and changes. */
type Host = { url: string; issues: string; changes: string }

const HOSTS: { readonly [provider: string]: Host } = {
  github: { url: 'https://github.com', issues: 'issues', changes: 'pull' },
  gitlab: { url: 'https://gitlab.com', issues: '-/issues', changes: '-/merge_requests' },
  bitbucket: { url: 'https://bitbucket.org', issues: 'issues', changes: 'pull-requests' },
}

type Repository = { host: Host; user: string; repo: string; hasChanges: boolean }

const SHORTHAND =
  /(?<![\\\w/&@#!.[-])(?:@([a-zA-Z\d](?:[\w-]{0,38}\w)?)(\/[\w.-]*\w)?|((?:([\w-]+)\/)?[\w.-]*\w|)([#!])(\d+))(?![\w/#@]|\.\w)/g

/** The step for `#12`, `!12`, `@ada`, `repo#12` and `ada/repo#12`, which extensions make links; none without them. */
export function shorthandSteps(config: Json): Step[] {
  const repository = repositoryIn(config)
  return repository === undefined ? [] : [shorthandStep(repository)]
}

/** https://facelessuser.github.io/pymdown-extensions/extensions/magiclink/ and https://github.com/Python-Markdown/github-links */
function repositoryIn(config: Json): Repository | undefined {
  const magic = optionsOf(config, 'pymdownx.magiclink')
  const isMagic = at(magic, 'repo_url_shorthand') === true
  const own = isMagic ? magic : optionsOf(config, 'mdx_gh_links')
  const host = HOSTS[(isMagic && textAt(magic, 'provider')) || 'github']
  const [user, repo] = [textAt(own, 'user'), textAt(own, 'repo')]
  return host && user && repo ? { host, user, repo, hasChanges: isMagic } : undefined
}

const shorthandStep =
  (repository: Repository): Step =>
  (edited, { parse, tally, source }) =>
    applyEdits(
      edited,
      textsOutsideLinks(parse(edited.text)).flatMap(({ position }) => {
        // With the character before, which may be a backslash.
        const start = Math.max(0, (position?.start.offset ?? 0) - 1)
        const written = edited.text.slice(start, position?.end.offset ?? 0)
        return [...written.matchAll(SHORTHAND)].flatMap((match): Edit[] => {
          const address = addressOf(match, repository)
          if (address === undefined) return []
          const before = written.slice(0, match.index).split('\n').length - 1
          const line = edited.lines[(position?.start.line ?? 1) - 1 + before] ?? 1
          tally.note('#12, @name', 'converted', { file: source, line })
          const from = start + match.index
          return [{ start: from, end: from + match[0].length, text: `[${match[0]}](${address})` }]
        })
      }),
    )

function addressOf(
  [, name, ofName = '', path = '', owner, mark, number]: RegExpExecArray | RegExpMatchArray,
  { host, user, repo, hasChanges }: Repository,
): string | undefined {
  if (name !== undefined) return `${host.url}/${name}${ofName}`
  if (mark === '!' && !hasChanges) return undefined
  const project = path === '' ? `${user}/${repo}` : owner === undefined ? `${user}/${path}` : path
  return `${host.url}/${project}/${mark === '!' ? host.changes : host.issues}/${number}`
}

function textsOutsideLinks(node: Nodes): Text[] {
  if (node.type === 'text') return [node]
  if (!('children' in node) || node.type === 'link' || node.type === 'linkReference') return []
  return node.children.flatMap(textsOutsideLinks)
}
