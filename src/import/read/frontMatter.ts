import { parse as parseToml } from 'smol-toml'
import { sourcePath } from '../../model/route.ts'
import { toValue } from '../../yaml/node.ts'
import { parseYaml } from '../../yaml/parseYaml.ts'
import { isObject, type Json, type JsonObject } from './json.ts'

export type SplitText = { frontMatter: JsonObject; body: string; firstLine: number; problem?: string }

/** Cuts a page into its front matter (YAML, TOML or JSON) and its text. */
export function splitForeign(text: string): SplitText {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const mark = /^(---|\+\+\+)[ \t]*\n/.exec(clean)?.[1]
  if (mark === undefined) return clean.startsWith('{\n') || clean.startsWith('{"') ? splitJson(clean) : whole(clean)
  const closing = clean.indexOf(`\n${mark}`, mark.length)
  if (closing < 0) return { ...whole(clean), problem: 'front matter that is not closed' }
  const written = clean.slice(clean.indexOf('\n') + 1, closing + 1)
  const rest = clean.indexOf('\n', closing + 1)
  const body = rest < 0 ? '' : clean.slice(rest + 1)
  const firstLine = clean.slice(0, rest < 0 ? clean.length : rest + 1).split('\n').length
  const value = mark === '---' ? yamlValue(written) : tomlValue(written)
  if (value === undefined) return { frontMatter: {}, body, firstLine, problem: 'front matter that cannot be read' }
  return { frontMatter: isObject(value) ? value : {}, body, firstLine }
}

const whole = (body: string): SplitText => ({ frontMatter: {}, body, firstLine: 1 })

/** Hugo ends JSON with the line of its closing brace. */
function splitJson(text: string): SplitText {
  const end = /\n\}[ \t]*\n/.exec(text)
  if (!end) return whole(text)
  const at = end.index + end[0].length
  try {
    const value: Json = JSON.parse(text.slice(0, at))
    return {
      frontMatter: isObject(value) ? value : {},
      body: text.slice(at),
      firstLine: text.slice(0, at).split('\n').length,
    }
  } catch {
    return whole(text)
  }
}

/** Undefined if it is not valid. */
export function yamlValue(text: string): Json | undefined {
  const { value, problems } = parseYaml({ path: sourcePath('x.yaml'), text })
  if (problems.length > 0) return undefined
  return value ? (JSON.parse(JSON.stringify(toValue(value))) as Json) : {}
}

/** Undefined if it is not valid; dates are their text. */
export function tomlValue(text: string): Json | undefined {
  try {
    return JSON.parse(JSON.stringify(parseToml(text))) as Json
  } catch {
    return undefined
  }
}
