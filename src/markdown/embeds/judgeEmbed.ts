import { EMBED_SERVICES, embeddedAt } from '../../model/embeds.ts'
import { error, type Place, type Problem, warning } from '../../model/problem.ts'
import type { TextContext } from '../context.ts'
import type { Directive } from '../directives/directiveParts.ts'

/** Collects the frame of an allowed embed for the security policy. An embed that is not allowed stays a link. */
export function judgeEmbed(node: Directive, context: TextContext): void {
  const { url = '', title = '', id } = node.attributes ?? {}
  const { embeds } = context.options
  node.attributes = id ? { id } : {}
  if (!embeds) return
  const embedded = embeddedAt(url ?? '')
  const isAllowed = embedded !== undefined && embeds.includes(embedded.name)
  const frame = isAllowed ? embedded.frame : undefined
  const place = context.placeOf(node)
  // The link check reports a name or password.
  if (/^https?:\/\/[^/?#]*@/i.test(url ?? '')) return
  if (frame) context.embeds.push({ host: frame.host, place })
  else if (embedded && !isAllowed) context.problems.push(disallowed(url ?? '', embedded.name, embeds, place))
  else context.problems.push(unusable(url ?? '', embedded?.name, place))
  if (title === '') {
    const fix = 'write "title=…", which describes the content of the frame'
    context.problems.push(warning('invalid-attribute', place, { message: '"::embed" has no "title"', fix }))
  }
  if (frame) Object.assign(node.attributes, { src: frame.src, host: new URL(frame.host).host, title: title || url })
}

function disallowed(url: string, name: string, allowed: readonly string[], place: Place): Problem {
  const message = `"${url}" is not embedded, since its host is not listed under "embeds"`
  const written = EMBED_SERVICES.includes(name) ? name : `"${name}"`
  const fix = allowed.length === 0 ? `add "embeds: [${written}]" to` : `add ${JSON.stringify(name)} to "embeds" in`
  return error('disallowed-embed', place, { message, fix: `${fix} content/site.yaml`, target: url })
}

function unusable(url: string, name: string | undefined, place: Place): Problem {
  if (url === '')
    return error('invalid-attribute', place, { message: '"::embed" has no "url"', fix: 'write "url=https://…"' })
  if (name === undefined) {
    const fix = 'write an address that begins with "https://"'
    return error('invalid-attribute', place, { message: `"${url}" cannot be embedded`, fix, target: url })
  }
  const message = `"${url}" is not an address that ${name} can embed`
  const fix = 'copy the address that the service offers for sharing'
  return error('invalid-attribute', place, { message, fix, target: url })
}
