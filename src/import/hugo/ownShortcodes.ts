import type { Conversion } from '../convert/dialect.ts'
import type { Args } from './shortcodes.ts'

/** What is between braces; a hyphen takes the white space before or after away. */
const ACTION = /(?:(?<!\s)\s+(?=\{\{-))?\{\{-?((?:(?!\{\{).)*?)(?:-\}\}\s*|\}\})/gs
const FILTERS = '(?:\\s*\\|\\s*(?:markdownify|safeHTML|htmlEscape|htmlUnescape|\\.Page\\.RenderString|plainify))*'
const INNER = new RegExp(`^(?:\\.Inner|\\.Page\\.RenderString \\.Inner|markdownify \\.Inner)${FILTERS}$`)
const ARGUMENT = new RegExp(`^\\.Get (?:(\\d+)|"([\\w-]+)")${FILTERS}$`)
const PARAM = new RegExp(`^(?:\\.Site|site|\\.Page\\.Site)\\.Params\\.([\\w.-]+)${FILTERS}$`)
const FOLDERS = ['shortcodes', '_shortcodes']

/** A shortcode of the site's own, if its template only puts in what it is given and parameters of the site. */
export function ownShortcode(
  name: string,
  args: Args,
  inner: string | undefined,
  conversion: Conversion,
): string | undefined {
  const template = FOLDERS.flatMap((folder) => conversion.include(`/layouts/${folder}/${name}.html`) ?? [])[0]?.text
  if (template === undefined) return undefined
  const valueFor = (written: string): string | undefined => {
    const action = written.trim()
    if (/^\/\*[\s\S]*\*\/$/.test(action)) return ''
    if (INNER.test(action)) return inner ?? ''
    const [, index, key] = ARGUMENT.exec(action) ?? []
    if (index !== undefined) return args.positional[Number(index)] ?? ''
    if (key !== undefined) return args.named[key] ?? ''
    const param = PARAM.exec(action)?.[1]
    return param === undefined ? undefined : conversion.valueNamed(param)
  }
  if (![...template.matchAll(ACTION)].every(([, action = '']) => valueFor(action) !== undefined)) return undefined
  // Markdown on lines of its own is read as such between blank lines alone, and indented lines would be code.
  const spaced = template.replace(/^[ \t]*(\{\{(?=[^{}]*\.Inner\b)[^{}]*\}\})[ \t]*$/gm, '\n$1\n')
  return spaced
    .replace(ACTION, (_, action: string) => valueFor(action) ?? '')
    .replace(/^[ \t]+/gm, '')
    .trim()
}
