import { type Desk, FIRST_SERVER, type OperationDesk, type ServerUse, serversOf, serverUse, startOf } from './desk.ts'
import { storeServer } from './serverChoice.ts'

export function setServer(desk: Desk, operation: OperationDesk, use: ServerUse): void {
  if (operation.server) {
    operation.server = use
    return
  }
  desk.server = use
  storeServer(desk.name, desk.requests.servers, use)
}

/** Takes what was chosen in the list: a number, or the reader's own values for the variables of a server. */
export function chooseServer(desk: Desk, operation: OperationDesk, choice: string): void {
  const servers = serversOf(desk, operation)
  const used = serverUse(desk, operation)
  const first = servers.findIndex(({ variables }) => variables.length > 0)
  const isSettable = (servers[used.index]?.variables.length ?? 0) > 0
  const isOwn = choice === 'own'
  if (isOwn && isSettable) setServer(desk, operation, { ...used, isOwn })
  else setServer(desk, operation, { index: isOwn ? first : Number(choice), values: {}, isOwn })
}

/** An empty value is the default of the document again. */
export function setVariable(desk: Desk, operation: OperationDesk, name: string, value: string): void {
  const use = serverUse(desk, operation)
  const others = Object.entries(use.values).filter(([each]) => each !== name)
  const values = Object.fromEntries(value === '' ? others : [...others, [name, value]])
  setServer(desk, operation, { ...use, values })
}

export function setKey({ keys }: Desk, id: string, value: string): void {
  if (value === '') keys.delete(id)
  else keys.set(id, value)
}

/** Everything as the page has it, also what other operations share. */
export function resetOperation(desk: Desk, operation: OperationDesk): void {
  Object.assign(operation, startOf(operation.model))
  for (const { id } of operation.model.keys) setKey(desk, id, '')
  setServer(desk, operation, FIRST_SERVER)
}
