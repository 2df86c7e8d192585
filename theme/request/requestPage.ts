import { followStored, serverKey } from '../islands/storage.ts'
import { oneByOne } from './oneByOne.ts'
import { type FormChanges, fillKeyFields, showForm } from './operationForm.ts'
import { type OperationPart, showRequest } from './operationPart.ts'
import { operationFormState, type RequestForm } from './requestForm.ts'
import { chooseServer, resetOperation, setKey, setVariable } from './requestFormChanges.ts'
import { readServer } from './serverChoice.ts'

export type RequestPage = {
  /** Handles a button that opens a form, the selection of a server, or code that was missing. */
  use(control: Element): void
}

/** The operations of a page with the reader's values. Keys and server are shared by all of them. */
export function requestPage(api: HTMLElement, form: RequestForm, signal: AbortSignal): RequestPage {
  const parts = partsOf(api, form)
  const show = (part: OperationPart): void => {
    showRequest(form, part, (name, value) => {
      setVariable(form, part.operation, name, value)
      showAll(part)
    })
  }
  const showLater = oneByOne(show, signal)
  /** The operation in view comes first. */
  const showAll = (first: OperationPart): void => {
    show(first)
    fillKeyFields(api, form.keys)
    showLater(parts.filter((part) => part !== first))
  }
  const open = (part: OperationPart): void => showForm(part, form.keys, changesOf(part))
  const changesOf = (part: OperationPart): FormChanges => ({
    changed: () => show(part),
    keyChanged(id, value) {
      setKey(form, id, value)
      showAll(part)
    },
    reset() {
      resetOperation(form, part.operation)
      open(part)
      showAll(part)
      part.samples.querySelector<HTMLElement>('.api-reset')?.focus()
    },
  })
  followServer(form, signal, () => showLater(parts))
  for (const part of parts) if (part.operation.isOpen) open(part)
  showLater(parts)
  return {
    use(control) {
      const part = parts.find(({ samples }) => samples.contains(control))
      if (!part) return
      if (control instanceof HTMLSelectElement) useServer(form, part, control.value, showAll)
      else {
        if (control.matches('button')) {
          part.operation.isOpen = !part.operation.isOpen
          open(part)
        }
        show(part)
      }
    },
  }
}

function useServer(
  form: RequestForm,
  part: OperationPart,
  choice: string,
  showAll: (first: OperationPart) => void,
): void {
  chooseServer(form, part.operation, choice)
  showAll(part)
  if (choice === 'own') part.samples.querySelector<HTMLElement>('.api-server-fields :is(input, select)')?.focus()
}

/** Another tab may select another server. */
function followServer(form: RequestForm, signal: AbortSignal, show: () => void): void {
  const stop = followStored(serverKey(form.name), () => {
    form.server = readServer(form.name, form.requests.servers)
    show()
  })
  signal.addEventListener('abort', stop)
}

const partsOf = (api: HTMLElement, form: RequestForm): OperationPart[] =>
  [...api.querySelectorAll<HTMLElement>('.api-operation')].flatMap((section) => {
    const samples = section.querySelector<HTMLElement>('.api-samples')
    const operation = operationFormState(form, section.id)
    return samples && operation ? [{ id: section.id, operation, samples, written: new Map() }] : []
  })
