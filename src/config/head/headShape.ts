import { fields } from '../../yaml/fields.ts'
import { boolean, listOf, mapOf, name, placed, text } from '../../yaml/values.ts'

/** One entry of `head`: exactly one of `script`, `code`, `style`, `link` and `meta`, and what it asks for when it runs. */
export const headShape = listOf(
  fields({
    script: name,
    code: text,
    style: name,
    link: mapOf(text),
    meta: mapOf(text),
    attributes: mapOf(text),
    connect: listOf(text),
    frame: listOf(text),
    font: listOf(text),
  }),
)

/** What measures how a site is used. `consent`: nothing is loaded before the reader agrees. */
export const analyticsShape = fields({
  plausible: placed(fields({ domain: text, host: text }, ['domain'])),
  umami: placed(fields({ id: text, host: text }, ['id'])),
  matomo: placed(fields({ host: text, site: text }, ['host', 'site'])),
  google: placed(fields({ id: text }, ['id'])),
  consent: boolean,
})

export type UserHead = NonNullable<ReturnType<typeof headShape>>
export type UserAnalytics = NonNullable<ReturnType<typeof analyticsShape>>
