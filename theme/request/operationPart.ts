import { SNIPPET_LANGUAGES } from '../../src/openapi/request/snippets/languages.ts'
import { type OperationFormState, type RequestForm, requestOf, serversOf, serverUse } from './requestForm.ts'
import { showServer } from './serverRow.ts'
import { linesOf, showCode } from './showCode.ts'

/** An operation on the page. */
export type OperationPart = {
  id: string
  operation: OperationFormState
  samples: HTMLElement
  /** The original lines of changed code. */
  written: Map<Element, Element[]>
}

/** Shows the values in the code of every language. */
export function showRequest(
  form: RequestForm,
  { id, operation, samples, written }: OperationPart,
  setVariable: (name: string, value: string) => void,
): void {
  for (const [index, set] of samples.querySelectorAll('.api-snippets').entries()) {
    const request = requestOf(form, operation, index)
    for (const { label, write } of SNIPPET_LANGUAGES) {
      const code = set.querySelector(`[data-label="${label}"] code`)
      const text = write(request)
      if (code && code.textContent !== text) {
        const lines = written.get(code) ?? linesOf(code)
        written.set(code, lines)
        showCode(code, lines, text)
      }
    }
  }
  const row = samples.querySelector('.api-server')
  const use = serverUse(form, operation)
  const servers = serversOf(form, operation)
  if (row) showServer({ id, row, servers, use, hasFields: use.isOwn || operation.isOpen, changed: setVariable })
}
