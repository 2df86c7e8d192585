import type { ServerModel } from '../../src/model/requestModel.ts'
import { serverAddress } from '../../src/openapi/request/snippets/baseAddress.ts'
import { element } from '../dom.ts'
import { choiceOf, field, lineOf } from './field.ts'
import type { ServerUse } from './requestForm.ts'

type ServerRow = {
  id: string
  row: Element
  servers: ServerModel[]
  use: ServerUse
  /** Whether the variables of the server can be set. */
  hasFields: boolean
  changed(name: string, value: string): void
}

/** Updates the selection of the server and the fields of its variables. */
export function showServer(options: ServerRow): void {
  const { row, servers, use, hasFields } = options
  const select = row.querySelector('select')
  const server = servers[use.index]
  if (!select || !server) return
  for (const [index, each] of servers.entries()) {
    const option = select.options[index]
    if (option) option.textContent = serverAddress(each, index === use.index ? use.values : undefined)
  }
  select.value = String(use.index)
  const known = row.querySelector('.api-server-fields')
  // The field that the reader types in is not updated.
  if (known?.contains(document.activeElement)) return
  known?.remove()
  if (hasFields) row.append(element('div', { class: 'api-server-fields' }, ...variableFields(options, server)))
}

/** The default of a variable applies to an empty field. */
function variableFields({ id, use, changed }: ServerRow, { variables }: ServerModel): HTMLElement[] {
  return variables.map(({ name, value, values }, index) => {
    const own = use.values.get(name) ?? ''
    return field({
      id: `${id}-server-${index}`,
      label: name,
      control: values ? choiceOf(values, own || (value ?? '')) : lineOf(own, { placeholder: value, inputmode: 'url' }),
      changed: (text) => changed(name, text.trim()),
    })
  })
}
