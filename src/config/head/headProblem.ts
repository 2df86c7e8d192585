import { error, type Problem } from '../../model/problem.ts'
import type { UserHead } from './headShape.ts'
import { policySource } from './policySource.ts'

type UserEntry = UserHead[number]

/** What is wrong, and how to correct it. */
type Fault = [message: string, fix: string]

/** The first fault of an entry. */
export function headProblem(entry: UserEntry): Problem | undefined {
  const [message, fix] =
    kindFault(entry) ?? attributeFault(entry) ?? repeatedFault(entry) ?? addressFault(entry) ?? hostFault(entry) ?? []
  return message === undefined ? undefined : error('invalid-config', entry.place, { message, ...(fix && { fix }) })
}

const KINDS = ['script', 'code', 'style', 'link', 'meta'] as const

function kindFault(entry: UserEntry): Fault | undefined {
  const given = KINDS.filter((kind) => entry[kind] !== undefined)
  if (given.length === 1) return undefined
  const found = given.length === 0 ? 'none' : given.map((kind) => `"${kind}"`).join(' and ')
  return [
    `an entry of "head" has one of "script", "code", "style", "link" and "meta", found ${found}`,
    given.length === 0
      ? 'write, for example, "{ script: https://cdn.example.com/chat.js }"'
      : 'write an entry for each',
  ]
}

function attributeFault({ attributes, link, meta }: UserEntry): Fault | undefined {
  if (meta?.has('http-equiv')) return ['"http-equiv" cannot be set here', 'set response headers in content/_headers']
  const names = [attributes, link, meta].flatMap((given) => [...(given ?? [])].map(([name]) => name))
  const odd = names.find((name) => !/^[a-z][\w-]*$/.test(name) || /[A-Z]|^on|^style$/.test(name))
  if (odd !== undefined) {
    const fix = /^[a-z]\w*[A-Z]/.test(odd) ? `write "${odd.toLowerCase()}"` : 'write code under "code"'
    return [`"${odd}" is not an attribute that an entry may have`, fix]
  }
  const second = ['src', 'href'].find((name) => attributes?.has(name))
  return second === undefined
    ? undefined
    : [`"${second}" cannot be set under "attributes"`, 'write the address under "script", "style" or "link"']
}

/** What every page has of its own, with another value. */
const OF_EACH_PAGE = ['charset', 'og:title', 'og:url']

function repeatedFault({ link, meta }: UserEntry): Fault | undefined {
  const name = meta?.has('charset') ? 'charset' : (meta?.get('property') ?? meta?.get('name') ?? link?.get('rel') ?? '')
  if (!OF_EACH_PAGE.includes(name) && !(link && name.toLowerCase() === 'canonical')) return undefined
  return [`every page has "${name}" already`, 'remove the entry']
}

function addressFault({ script, style, link }: UserEntry): Fault | undefined {
  const addresses = [script, style, link?.get('href')].filter((address) => address !== undefined)
  const wrong = addresses.find((address) => !isAddress(address))
  return wrong === undefined
    ? undefined
    : [`"${wrong}" is neither a file of the site nor an address`, 'begin it with "/" or "https://"']
}

const isAddress = (address: string): boolean =>
  /^\/(?![/\\])[^\s;,]*$/.test(address) || (/^https:\/\/[^*]/i.test(address) && policySource(address) !== undefined)

function hostFault({ connect, frame, font, scripts, styles }: UserEntry): Fault | undefined {
  const hosts = [connect, frame, font, scripts, styles].flatMap((given) => given ?? [])
  const wrong = hosts.find((host) => policySource(host) === undefined)
  return wrong === undefined
    ? undefined
    : [`"${wrong}" is not the address of a host`, 'write it like "https://api.example.com"']
}
