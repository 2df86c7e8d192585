import type { HeadEntry, PolicyNeeds } from '../../model/headEntry.ts'
import { type Checked, error, type Place } from '../../model/problem.ts'
import type { Placed } from '../../yaml/values.ts'
import type { UserAnalytics } from './headShape.ts'
import { hashOf, inlineCode } from './inlineCode.ts'
import { policySource } from './policySource.ts'
import { fileNeeds } from './readHead.ts'

type Preset = {
  code: string
  src: string
  attributes?: Record<string, string>
  needs: PolicyNeeds
  /** How the names of its cookies begin. */
  cookies?: string[]
}

/** The entries of what measures a site: each is a script of a known service, and the code that sets it up. */
export function readAnalytics(user: UserAnalytics | undefined): Checked<HeadEntry[]> {
  if (!user) return { value: [], problems: [] }
  const read = [
    readService('plausible', user.plausible, plausible, user),
    readService('umami', user.umami, umami, user),
    readService('matomo', user.matomo, matomo, user),
    readService('google', user.google, google, user),
  ]
  return { value: read.flatMap(({ value }) => value), problems: read.flatMap(({ problems }) => problems) }
}

function readService<T extends object>(
  name: string,
  given: Placed<T> | undefined,
  preset: (values: T) => Preset,
  { consent }: Pick<UserAnalytics, 'consent'>,
): Checked<HeadEntry[]> {
  if (!given) return { value: [], problems: [] }
  const { value, place } = given
  const odd = oddValue(value)
  if (odd === undefined) return { value: entriesOf(`analytics.${name}`, place, preset(value), consent), problems: [] }
  const fix = 'a host begins with "https://"; other values have no spaces'
  return { value: [], problems: [error('invalid-config', place, { message: `"${odd}" cannot be used here`, fix })] }
}

/** The values become parts of scripts and addresses. */
const oddValue = (values: object): string | undefined =>
  Object.entries(values)
    .filter(([, value]) => typeof value === 'string')
    .find(([key, value]) => !(key === 'host' ? isHost(value) : /^[\w.:/,-]+$/.test(value)))?.[1]

const isHost = (value: string): boolean => /^https:\/\/[\w.:/-]+$/.test(value) && policySource(value) !== undefined

/**
 * Code that runs for each page after the first, which the services do not see: the document is the same. ES5, since with
 * consent it is a part of the script before the first paint, which old browsers run, too.
 */
const eachPage = (code: string): string => `addEventListener("portalgen:page",function(){${code}})`

type Values<Service extends keyof UserAnalytics> = Extract<UserAnalytics[Service], { value: object }>['value']

/** Keeps calls until the script has loaded. */
const PLAUSIBLE = 'plausible=function(){(plausible.q=plausible.q||[]).push(arguments)}'

function plausible({ domain = '', host = 'https://plausible.io' }: Values<'plausible'>): Preset {
  const at = withoutSlash(host)
  return {
    code: `${PLAUSIBLE};plausible("pageview");${eachPage('plausible("pageview")')}`,
    src: `${at}/js/script.manual.js`,
    attributes: { 'data-domain': domain },
    needs: { 'connect-src': [`${at}/api/event`] },
  }
}

function umami({ id = '', host }: Values<'umami'>): Preset {
  const at = withoutSlash(host ?? 'https://cloud.umami.is')
  const answers = host === undefined ? 'https://api-gateway.umami.dev/api/send' : `${at}/api/send`
  return {
    code: eachPage(
      'window.umami&&umami.track(function(view){view.url=location.pathname+location.search;view.title=document.title;return view})',
    ),
    src: `${at}/script.js`,
    attributes: { 'data-website-id': id },
    needs: { 'connect-src': [answers] },
  }
}

function matomo({ host = '', site }: Values<'matomo'>): Preset {
  const at = withoutSlash(host)
  const calls = [['trackPageView'], ['enableLinkTracking'], ['setTrackerUrl', `${at}/matomo.php`], ['setSiteId', site]]
  const code = `var _paq=window._paq=window._paq||[];_paq.push.apply(_paq,${JSON.stringify(calls)});(function(from){${eachPage(
    '_paq.push(["setReferrerUrl",from],["setCustomUrl",from=location.href],["setDocumentTitle",document.title],["trackPageView"],["enableLinkTracking"])',
  )}})(location.href)`
  return { code, src: `${at}/matomo.js`, needs: { 'connect-src': [`${at}/matomo.php`] }, cookies: ['_pk_'] }
}

function google({ id = '' }: Values<'google'>): Preset {
  const code = `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("js",new Date());gtag("config",${JSON.stringify(id)});${eachPage(
    'gtag("event","page_view",{page_location:location.href,page_title:document.title})',
  )}`
  const src = `https://www.googletagmanager.com/gtag/js?id=${id}`
  return {
    code,
    src,
    needs: { 'script-src': [new URL('.', src).href], 'connect-src': GOOGLE },
    cookies: ['_ga', '_gid', '_gac', '_gcl'],
  }
}

/** The script loads others beside it where a property has several destinations. */
const GOOGLE = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com']

const withoutSlash = (host: string): string => host.replace(/(?<!\/)\/+$/, '')

function entriesOf(from: string, place: Place, preset: Preset, waits: boolean): HeadEntry[] {
  const { src, attributes, needs, cookies = [] } = preset
  const entry = { from, place, tag: 'script', waits, cookies } as const
  const code = inlineCode(preset.code)
  return [
    // Where it waits, the script that asks the reader runs it, and has a hash of its own.
    { ...entry, code, attributes: {}, needs: waits ? {} : { 'script-src': [hashOf(code)] }, cookies: [] },
    {
      ...entry,
      code: '',
      attributes: { src, defer: '', ...attributes },
      needs: { ...fileNeeds('script-src', src), ...needs },
    },
  ]
}
