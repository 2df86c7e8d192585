import type { PropsOf } from '../../src/model/parts.ts'
import { addressOf } from './addressOf.ts'

/** The requests that the API sends during an operation, each folded since it is as long as an operation. */
export function Callbacks({ callbacks, parts }: PropsOf<'Callbacks'>) {
  if (callbacks.length === 0) return null
  return (
    <div className="api-part">
      <h4>{parts.texts.reference.callbacks}</h4>
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
              <parts.Prose html={operation.description?.html} parts={parts} />
              <parts.Endpoint operation={operation} parts={parts} />
              <parts.Call operation={operation} parts={parts} />
            </details>
          ))}
        </div>
      ))}
    </div>
  )
}
