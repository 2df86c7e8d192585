import { fields, key, withDefault } from '../../yaml/fields.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { isNull, mismatch, type Shape, shapeOf } from '../../yaml/shape.ts'
import { boolean, converted, listOf, mapOf, name, narrowed, placed, text } from '../../yaml/values.ts'
import { scalarPattern, textPattern } from '../textPattern.ts'
import { asEntry } from './asEntry.ts'

const KEYS = {
  script: key('Address of a script, of this site (`/…`) or another (`https://…`).', name),
  code: key('JavaScript that runs in the page.', text),
  style: key('Address of a style sheet.', name),
  link: key('Attributes of a `<link>`.', mapOf(text)),
  meta: key('Attributes of a `<meta>`.', mapOf(text)),
  attributes: key('Further attributes of the script or style sheet.', mapOf(text)),
  scripts: key('Hosts or files that the script loads further scripts from.', listOf(text)),
  styles: key('Hosts or files that the script or style sheet loads further style sheets from.', listOf(text)),
  connect: key('Hosts that the script asks when it runs.', listOf(text)),
  frame: key('Hosts whose pages the script shows in frames.', listOf(text)),
  font: key('Hosts that the style sheet loads fonts from.', listOf(text)),
}

const written = fields(KEYS)

const KINDS = ['script', 'code', 'style', 'link', 'meta'] as const

/** An entry whose value or kind is reported is left out: to say that it adds nothing would be wrong. */
const entry = converted(written, (value, node) => {
  const isReported = KINDS.some((kind) => {
    const given = childOf(node, kind)
    return value[kind] === undefined && given !== undefined && !isNull(given)
  })
  return isReported || hasOnlyUnknownKind(node) ? undefined : value
})

/** An unknown key is most likely meant to be the kind that the entry lacks. */
const hasOnlyUnknownKind = (node: YamlNode): boolean =>
  node.kind === 'map' &&
  KINDS.every((kind) => childOf(node, kind) === undefined) &&
  node.entries.some(({ key }) => !Object.hasOwn(KEYS, key))

/** One entry of `head`: exactly one of `KINDS`, which `readHead` checks, and what it asks for when it runs. */
const entries = listOf(
  unlessHtml(
    narrowed(entry, { oneOf: KINDS.map((kind) => ({ required: [kind] })) }),
    'an entry such as "{ script: … }"',
  ),
)

export const headShape = unlessHtml(entries, 'a list of entries')

/** Other generators take what stands in the head as HTML. */
function unlessHtml<T>(shape: Shape<T>, wanted: string): Shape<T> {
  const asWritten = (node: YamlNode): string | undefined =>
    node.kind === 'scalar' && typeof node.value === 'string' ? asEntry(node.value) : undefined
  return shapeOf(shape.schema, (node, report) => {
    const fix = asWritten(node)
    return fix === undefined ? shape(node, report) : mismatch(node, report, wanted, fix)
  })
}

const HOST = key(
  'Host of your own installation: `https://stats.example.com`.',
  narrowed(text, textPattern('^https://[\\w.:/-]+$', 'an address such as "https://stats.example.com"')),
)
const ONE_WORD = scalarPattern('^[\\w.:/,-]+$', 'a name without spaces')
const ID = key('Identifier of the site there.', narrowed(text, ONE_WORD))

const services = {
  plausible: key(
    'Plausible Analytics.',
    placed(fields({ domain: key('Domain that is measured.', narrowed(text, ONE_WORD)), host: HOST }, ['domain'])),
  ),
  umami: key('Umami, in the cloud or on a host of yours.', placed(fields({ id: ID, host: HOST }, ['id']))),
  matomo: key('Matomo.', placed(fields({ host: HOST, site: ID }, ['host', 'site']))),
  google: key('Google Analytics.', placed(fields({ id: ID }, ['id']))),
}

const CONSENT = 'consent'

const analytics = fields({
  ...services,
  [CONSENT]: key('Whether nothing is loaded before the reader agrees.', withDefault(boolean, false)),
})

/** What measures how a site is used: at least one service. `consent`: nothing is loaded before the reader agrees. */
export const analyticsShape = narrowed(
  converted(analytics, (value, node, report) => {
    if (node.kind === 'map' && node.entries.every((entry) => entry.key === CONSENT))
      report(
        node.place,
        'no service is named, so nothing is measured',
        `add one of ${Object.keys(services).join(', ')}`,
      )
    return value
  }),
  { anyOf: Object.keys(services).map((name) => ({ required: [name] })) },
)

export type UserHead = NonNullable<ReturnType<typeof headShape>>
export type UserAnalytics = NonNullable<ReturnType<typeof analyticsShape>>
