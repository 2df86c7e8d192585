import { codeSpan, escapeText, list } from '../model/markdown.ts'
import type { HealthView } from '../model/view.ts'
import { type Addresses, completeAddress } from './addresses.ts'

/** The status of this build. */
export function healthText({ status, version, commit, pages, apis }: HealthView, { page }: Addresses): string {
  const build = facts([
    ['Generator', `portalgen ${version}`],
    ['Commit', commit === undefined ? 'unknown' : codeSpan(commit)],
    ['Pages', String(pages)],
  ])
  const documents = apis.map((api) =>
    facts([
      ['API', `[${escapeText(api.title)}](${completeAddress(api.route, page)})`],
      ['Version', escapeText(api.version)],
      ['SHA-256', codeSpan(api.sha256)],
    ]),
  )
  const head = ['# Health check', `${status} This portal is being served.`, '## This build', build]
  return [...head, ...(documents.length > 0 ? ['## API documents', ...documents] : [])].join('\n\n')
}

const facts = (named: [name: string, value: string][]): string =>
  list(named.map(([name, value]) => `**${name}:** ${value}`))
