import { at, isObject, type Json, listAt, objectAt, textAt } from '../read/json.ts'

/** Returns the path that a page has for its address: translations stand below their language. */
export function pathInLanguage(config: Json | undefined): (path: string) => string {
  const plugin = listAt(config, 'plugins').find((each) => isObject(each) && 'i18n' in each)
  const { main, codes } = languagesIn(objectAt(plugin, 'i18n'))
  if (textAt(plugin, 'i18n', 'docs_structure') === 'folder')
    return (path) => (path.startsWith(`${main}/`) ? path.slice(main.length + 1) : path)
  return (path) => {
    const [, stem = '', code = '', end = ''] = /^(.*)\.([A-Za-z_-]+)(\.\w+)$/.exec(path) ?? []
    if (!codes.includes(code)) return path
    return code === main ? stem + end : `${code}/${stem}${end}`
  }
}

/** The plugin lists its languages; its older versions had a mapping of them. */
function languagesIn(options: Json): { main: string; codes: string[] } {
  const written = at(options, 'languages')
  const list = Array.isArray(written) ? written : []
  const listed = list.flatMap((each) => textAt(each, 'locale') ?? [])
  const first = list.find((each) => at(each, 'default') === true)
  return {
    main: textAt(first, 'locale') ?? textAt(options, 'default_language') ?? 'en',
    codes: isObject(written) ? Object.keys(written) : listed,
  }
}
