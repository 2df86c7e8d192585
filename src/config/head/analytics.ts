import type { HeadEntry, PolicyNeeds } from '../../model/headEntry.ts'
import { type Checked, error, type Place, type Problem } from '../../model/problem.ts'
import type { UserAnalytics } from './headShape.ts'
import { fileNeeds, hashOf, safeCode } from './readHead.ts'

type Preset = { code?: string; src: string; attributes?: Record<string, string>; needs: PolicyNeeds }

/** The entries of what measures a site: each is a script of a known service, and the code that sets it up. */
export function readAnalytics(user: UserAnalytics | undefined): Checked<HeadEntry[]> {
  if (!user) return { value: [], problems: [] }
  const problems: Problem[] = []
  const value = Object.entries(presetsOf(user)).flatMap(([name, given]) => {
    if (!given) return []
    const odd = given.values.find((value) => value !== undefined && !/^[\w.:/,-]+$/.test(value))
    const host = given.host
    if (odd !== undefined || (host !== undefined && !/^https:\/\/[\w.:/-]+$/.test(host))) {
      const message = `"${odd ?? host}" cannot be used here`
      problems.push(
        error('invalid-config', given.place, {
          message,
          fix: 'a host begins with "https://"; other values have no spaces',
        }),
      )
      return []
    }
    return entriesOf(`analytics.${name}`, given.place, given.preset(), user.consent)
  })
  return { value, problems }
}

type Given = { place: Place; host: string | undefined; values: (string | undefined)[]; preset: () => Preset }

function presetsOf({ plausible, umami, matomo, google }: UserAnalytics): Record<string, Given | undefined> {
  return {
    plausible: plausible && {
      place: plausible.place,
      host: plausible.value.host,
      values: [plausible.value.domain],
      preset: () => {
        const host = withoutSlash(plausible.value.host ?? 'https://plausible.io')
        const attributes = { 'data-domain': plausible.value.domain ?? '' }
        return { src: `${host}/js/script.js`, attributes, needs: { 'connect-src': [`${host}/api/event`] } }
      },
    },
    umami: umami && {
      place: umami.place,
      host: umami.value.host,
      values: [umami.value.id],
      preset: () => {
        const host = withoutSlash(umami.value.host ?? 'https://cloud.umami.is')
        const answers =
          umami.value.host === undefined ? ['https://api-gateway.umami.dev/api/send'] : [`${host}/api/send`]
        const attributes = { 'data-website-id': umami.value.id ?? '' }
        return { src: `${host}/script.js`, attributes, needs: { 'connect-src': answers } }
      },
    },
    matomo: matomo && {
      place: matomo.place,
      host: matomo.value.host,
      values: [matomo.value.site],
      preset: () => {
        const host = withoutSlash(matomo.value.host ?? '')
        const calls = [
          ['trackPageView'],
          ['enableLinkTracking'],
          ['setTrackerUrl', `${host}/matomo.php`],
          ['setSiteId', matomo.value.site],
        ]
        const code = `var _paq=window._paq=window._paq||[];_paq.push.apply(_paq,${JSON.stringify(calls)})`
        return { code, src: `${host}/matomo.js`, needs: { 'connect-src': [`${host}/matomo.php`] } }
      },
    },
    google: google && {
      place: google.place,
      host: undefined,
      values: [google.value.id],
      preset: () => {
        const id = google.value.id ?? ''
        const code = `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("js",new Date());gtag("config",${JSON.stringify(id)})`
        return { code, src: `https://www.googletagmanager.com/gtag/js?id=${id}`, needs: { 'connect-src': GOOGLE } }
      },
    },
  }
}

const GOOGLE = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com']

const withoutSlash = (host: string): string => host.replace(/(?<!\/)\/+$/, '')

function entriesOf(from: string, place: Place, { code, src, attributes, needs }: Preset, waits: boolean): HeadEntry[] {
  const entry = { from, place, tag: 'script', waits } as const
  const file = {
    ...entry,
    code: '',
    attributes: { src, defer: '', ...attributes },
    needs: { ...fileNeeds('script-src', src), ...needs },
  }
  if (code === undefined) return [file]
  const safe = safeCode(code)
  // Where it waits, the script that asks the reader runs it, and has a hash of its own.
  return [{ ...entry, code: safe, attributes: {}, needs: waits ? {} : { 'script-src': [hashOf(safe)] } }, file]
}
