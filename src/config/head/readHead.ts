import { createHash } from 'node:crypto'
import type { HeadEntry, PolicyNeeds } from '../../model/headEntry.ts'
import { type Checked, error, type Problem } from '../../model/problem.ts'
import type { UserHead } from './headShape.ts'

type UserEntry = UserHead[number]

/** Reads the entries of `head`, with what the security policy has to allow for each. */
export function readHead(user: UserHead): Checked<HeadEntry[]> {
  const read = user.map((entry, index) => ({ entry, problem: problemOf(entry), from: `head[${index}]` }))
  return {
    value: read.flatMap(({ entry, problem, from }) => (problem ? [] : [entryOf(entry, from)])),
    problems: read.flatMap(({ problem }) => problem ?? []),
  }
}

const KINDS = ['script', 'code', 'style', 'link', 'meta'] as const

function problemOf(entry: UserEntry): Problem | undefined {
  const invalid = (message: string, fix: string): Problem => error('invalid-config', entry.place, { message, fix })
  const given = KINDS.filter((kind) => entry[kind] !== undefined)
  if (given.length !== 1) {
    const found = given.length === 0 ? 'none' : given.map((kind) => `"${kind}"`).join(' and ')
    return invalid(
      `an entry of "head" has one of "script", "code", "style", "link" and "meta", found ${found}`,
      given.length === 0
        ? 'write, for example, "{ script: https://cdn.example.com/chat.js }"'
        : 'write an entry for each',
    )
  }
  if (entry.meta?.has('http-equiv'))
    return invalid('"http-equiv" cannot be set here', 'set response headers in content/_headers')
  const names = [...(entry.attributes ?? []), ...(entry.link ?? []), ...(entry.meta ?? [])].map(([name]) => name)
  const odd = names.find((name) => !/^[a-z][a-z\d-]*$/.test(name) || /^(?:on|style$)/.test(name))
  if (odd !== undefined)
    return invalid(`"${odd}" is not an attribute that an entry may have`, 'write code under "code"')
  const second = ['src', 'href'].find((name) => entry.attributes?.has(name))
  if (second !== undefined)
    return invalid(
      `"${second}" cannot be set under "attributes"`,
      'write the address under "script", "style" or "link"',
    )
  const address = addressesOf(entry).find((each) => !isAddress(each))
  if (address !== undefined)
    return invalid(`"${address}" is neither a file of the site nor an address`, 'begin it with "/" or "https://"')
  const source = [...(entry.connect ?? []), ...(entry.frame ?? []), ...(entry.font ?? [])].find(
    (each) => !isSource(each),
  )
  return source === undefined
    ? undefined
    : invalid(`"${source}" is not the address of a host`, 'write it like "https://api.example.com"')
}

const addressesOf = ({ script, style, link }: UserEntry): string[] =>
  [script, style, link?.get('href')].filter((address) => address !== undefined)

const isAddress = (address: string): boolean => /^\/(?!\/)[^\s;,]*$/.test(address) || isSource(address)

/** It becomes part of the security policy, in which these characters have a meaning. */
const isSource = (address: string): boolean => /^(?:https|wss):\/\/[^\s;,'"]+$/.test(address)

function entryOf(entry: UserEntry, from: string): HeadEntry {
  const own = Object.fromEntries(entry.attributes ?? [])
  const base = { from, place: entry.place, code: '', waits: false }
  const asked = withoutEmpty({ 'connect-src': entry.connect, 'frame-src': entry.frame, 'font-src': entry.font })
  const needs = (first: PolicyNeeds): PolicyNeeds => ({ ...first, ...asked })
  if (entry.script !== undefined) {
    // Where it is neither asynchronous nor a module, it waits for the page.
    const when: Record<string, string> = 'async' in own || own['type'] === 'module' ? {} : { defer: '' }
    const attributes = { src: entry.script, ...when, ...own }
    return { ...base, tag: 'script', attributes, needs: needs(fileNeeds('script-src', entry.script)) }
  }
  if (entry.code !== undefined) {
    const code = safeCode(entry.code)
    return { ...base, tag: 'script', attributes: own, code, needs: needs({ 'script-src': [hashOf(code)] }) }
  }
  if (entry.meta) return { ...base, tag: 'meta', attributes: Object.fromEntries(entry.meta), needs: asked }
  const link =
    entry.style === undefined ? Object.fromEntries(entry.link ?? []) : { rel: 'stylesheet', href: entry.style }
  return { ...base, tag: 'link', attributes: { ...link, ...own }, needs: needs(linkNeeds(link)) }
}

/** Nothing in it may end the element that it stands in. */
export const safeCode = (code: string): string => code.replace(/<(?=\/script|!--)/gi, '\\x3c')

export const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

const withoutEmpty = (needs: { [Name in keyof PolicyNeeds]: string[] | undefined }): PolicyNeeds =>
  Object.fromEntries(Object.entries(needs).filter(([, sources]) => sources !== undefined))

const LOADED = { stylesheet: 'style-src', manifest: 'manifest-src', modulepreload: 'script-src' } as const
const PRELOADED = { font: 'font-src', style: 'style-src', script: 'script-src', fetch: 'connect-src' } as const

function linkNeeds({ rel = '', as = '', href = '' }: Record<string, string>): PolicyNeeds {
  for (const [name, directive] of Object.entries(rel === 'preload' ? PRELOADED : LOADED))
    if (name === (rel === 'preload' ? as : rel)) return fileNeeds(directive, href)
  return {}
}

/** The policy names a file of another site without its query. */
export function fileNeeds(directive: keyof PolicyNeeds, address: string): PolicyNeeds {
  return address.startsWith('/') ? {} : { [directive]: [address.replace(/[?#].*$/, '')] }
}
