import { allNeeds, type HeadEntry, type PolicyNeeds } from '../../model/headEntry.ts'
import type { Checked } from '../../model/problem.ts'
import { headProblem } from './headProblem.ts'
import type { UserHead } from './headShape.ts'
import { hashOf, inlineCode, isRun } from './inlineCode.ts'
import { policySource } from './policySource.ts'

type UserEntry = UserHead[number]

/** Reads the entries of `head`, with what the security policy has to allow for each. */
export function readHead(user: UserHead): Checked<HeadEntry[]> {
  const read = user.map((entry, index) => ({ entry, problem: headProblem(entry), from: `head[${index}]` }))
  return {
    value: read.flatMap(({ entry, problem, from }) => (problem ? [] : [entryOf(entry, from)])),
    problems: read.flatMap(({ problem }) => problem ?? []),
  }
}

function entryOf(entry: UserEntry, from: string): HeadEntry {
  const own = attributesOf(entry)
  const base = { from, place: entry.place, code: '', waits: false, cookies: [] }
  const needs = (first: PolicyNeeds): PolicyNeeds => allNeeds([first, askedFor(entry)])
  if (entry.script !== undefined) {
    // Where it is neither asynchronous nor a module, it waits for the page.
    const isLater = 'async' in own || own['type'] === 'module' || entry.attributes?.get('defer') === 'false'
    const attributes = { src: entry.script, ...(isLater ? {} : { defer: '' }), ...own }
    return { ...base, tag: 'script', attributes, needs: needs(fileNeeds('script-src', entry.script)) }
  }
  if (entry.code !== undefined) {
    const code = inlineCode(entry.code)
    const hashes = isRun(own['type']) ? { 'script-src': [hashOf(code)] } : {}
    return { ...base, tag: 'script', attributes: own, code, needs: needs(hashes) }
  }
  if (entry.meta) return { ...base, tag: 'meta', attributes: Object.fromEntries(entry.meta), needs: needs({}) }
  const link = { ...(entry.style === undefined ? {} : { rel: 'stylesheet', href: entry.style }), ...own }
  return { ...base, tag: 'link', attributes: link, needs: needs(linkNeeds(link)) }
}

/** They are there or not, whatever their value. */
const SWITCHES = ['async', 'defer', 'nomodule', 'disabled']

const attributesOf = ({ link, attributes }: UserEntry): Record<string, string> =>
  Object.fromEntries(
    [...(link ?? []), ...(attributes ?? [])].filter(([name, value]) => !(SWITCHES.includes(name) && value === 'false')),
  )

/** What an entry says that it asks for when it runs. */
const askedFor = ({ scripts, styles, connect, frame, font }: UserEntry): PolicyNeeds => {
  const given = {
    'script-src': scripts,
    'style-src': styles,
    'connect-src': connect,
    'frame-src': frame,
    'font-src': font,
  }
  return Object.fromEntries(
    Object.entries(given).flatMap(([directive, hosts]) =>
      hosts === undefined ? [] : [[directive, hosts.flatMap((host) => policySource(host) ?? [])]],
    ),
  )
}

const LOADED = new Map([
  ['stylesheet', 'style-src'],
  ['manifest', 'manifest-src'],
  ['modulepreload', 'script-src'],
] as const)

const PRELOADED = new Map([
  ['font', 'font-src'],
  ['style', 'style-src'],
  ['script', 'script-src'],
  ['fetch', 'connect-src'],
] as const)

/** `rel` has several values, in any case. */
function linkNeeds({ rel = '', as = '', href = '' }: Record<string, string>): PolicyNeeds {
  const kinds = rel.toLowerCase().split(/\s+/)
  const loaded = [...LOADED].filter(([kind]) => kinds.includes(kind))
  const preloaded = [...PRELOADED].filter(([kind]) => kinds.includes('preload') && as.toLowerCase() === kind)
  return allNeeds([...loaded, ...preloaded].map(([, directive]) => fileNeeds(directive, href)))
}

/** The policy names a file of another site; those of the site are allowed. */
export function fileNeeds(directive: keyof PolicyNeeds, address: string): PolicyNeeds {
  const source = policySource(address)
  return source === undefined ? {} : { [directive]: [source] }
}
