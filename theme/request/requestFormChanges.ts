import {
  FIRST_SERVER,
  type OperationFormState,
  type RequestForm,
  type ServerUse,
  serversOf,
  serverUse,
  startOf,
} from './requestForm.ts'
import { storeServer } from './serverChoice.ts'

function setServer(form: RequestForm, operation: OperationFormState, use: ServerUse): void {
  if (operation.server) {
    operation.server = use
    return
  }
  form.server = use
  storeServer(form.name, form.requests.servers, use)
}

/**
 * Applies the selection in the list: a server by its number, or the reader's own values for the variables of a server.
 */
export function chooseServer(form: RequestForm, operation: OperationFormState, choice: string): void {
  const servers = serversOf(form, operation)
  const used = serverUse(form, operation)
  const first = servers.findIndex(({ variables }) => variables.length > 0)
  const isSettable = (servers[used.index]?.variables.length ?? 0) > 0
  const isOwn = choice === 'own'
  if (isOwn && isSettable) setServer(form, operation, { ...used, isOwn })
  else setServer(form, operation, { index: isOwn ? first : Number(choice), values: new Map(), isOwn })
}

/** An empty value restores the default of the document. */
export function setVariable(form: RequestForm, operation: OperationFormState, name: string, value: string): void {
  const use = serverUse(form, operation)
  const values = new Map(use.values)
  if (value === '') values.delete(name)
  else values.set(name, value)
  setServer(form, operation, { ...use, values })
}

export function setKey({ keys }: RequestForm, id: string, value: string): void {
  if (value === '') keys.delete(id)
  else keys.set(id, value)
}

/** Resets all values to those of the page, including those that other operations share. */
export function resetOperation(form: RequestForm, operation: OperationFormState): void {
  Object.assign(operation, startOf(operation.model))
  for (const { id } of operation.model.keys) setKey(form, id, '')
  setServer(form, operation, FIRST_SERVER)
}
