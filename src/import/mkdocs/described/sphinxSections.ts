import { type Entry, type Section, withoutMargin } from './docstringSections.ts'

const FIELD = /^:(\w+)(?:[ \t]+([^:\n]+))?:(?:[ \t]+(.*))?$/

/** What says more of other fields. */
const TYPES = /^(?:type|vartype|rtype)$/

/** The titles of fields that list something. */
const TITLES: { [field: string]: string } = {
  param: 'Parameters',
  parameter: 'Parameters',
  arg: 'Parameters',
  argument: 'Parameters',
  key: 'Parameters',
  keyword: 'Parameters',
  raises: 'Raises',
  raise: 'Raises',
  except: 'Raises',
  exception: 'Raises',
  var: 'Attributes',
  ivar: 'Attributes',
  cvar: 'Attributes',
  returns: 'Returns',
  return: 'Returns',
}

type Field = { name: string; about: string; text: string }

/** `:param name: text`. https://www.sphinx-doc.org/en/master/usage/domains/python.html#info-field-lists */
export function sphinxSections(docstring: string): Section[] {
  const text: string[] = []
  const fields: { field: Field; more: string[] }[] = []
  let open = text
  for (const line of docstring.split('\n')) {
    const [, name, about = '', rest = ''] = FIELD.exec(line) ?? []
    if (name !== undefined && (TYPES.test(name) || Object.hasOwn(TITLES, name))) {
      open = []
      fields.push({ field: { name, about: about.trim(), text: rest }, more: open })
    } else {
      if (/^[^ \t]/.test(line)) open = text
      open.push(line)
    }
  }
  const whole = fields.map(({ field, more }) => ({ ...field, text: `${field.text}\n${withoutMargin(more)}`.trim() }))
  return [{ kind: 'text', text: text.join('\n').trim() }, ...listsOf(whole)]
}

function listsOf(fields: Field[]): Section[] {
  const types = new Map(fields.flatMap(({ name, about, text }) => (TYPES.test(name) ? [[about, text]] : [])))
  const returned = types.get('') ?? ''
  const isTyped = returned !== '' && !fields.some(({ name }) => TITLES[name] === 'Returns')
  const all = isTyped ? [...fields, { name: 'returns', about: '', text: '' }] : fields
  const titles = [...new Set(all.flatMap(({ name }) => TITLES[name] ?? []))]
  return titles.map((title) => {
    const entries = all
      .filter(({ name }) => TITLES[name] === title)
      .map(({ about, text }): Entry => {
        if (title === 'Raises') return { name: '', type: about, text }
        if (title === 'Returns') return { name: '', type: returned, text }
        const [, type = '', name = about] = /^(.*\S)[ \t]+(\S+)$/.exec(about) ?? []
        return { name, type: type || (types.get(name) ?? ''), text }
      })
    return { kind: 'entries', title, entries }
  })
}
