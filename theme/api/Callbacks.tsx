import type { CallbackView } from '../../src/model/apiView.ts'
import { addressOf } from './addressOf.ts'
import { Call, Endpoint } from './Operation.tsx'

/** What the API sends in the course of an operation, each folded: it is as long as an operation. */
export function Callbacks({ callbacks }: { callbacks: CallbackView[] }) {
  if (callbacks.length === 0) return null
  return (
    <div className="api-part">
      <h4>Callbacks</h4>
      {callbacks.map(({ id, name, operations }) => (
        <div key={id} id={id} className="api-callback">
          <p>
            <a href={addressOf(id)}>
              <code>{name}</code>
            </a>
          </p>
          {operations.map((operation) => (
            <details key={operation.id} id={operation.id} className="api-fold">
              <summary>{operation.title}</summary>
              <Endpoint operation={operation} />
              <Call operation={operation} />
            </details>
          ))}
        </div>
      ))}
    </div>
  )
}
