import type { PropsOf } from '../../src/model/parts.ts'
import { titleInDocument } from './titleInDocument.ts'

/** The operations of a tag, below its description. */
export function OperationGroup({
  group: { id, href, title, isNamed, description, models, above, facts, operations },
  operationSheet,
  parts,
}: PropsOf<'OperationGroup'>) {
  return (
    <section id={id} className="api-section">
      {above.length > 0 && <p className="api-above">{above.join(' › ')}</p>}
      <h2>
        {isNamed ? titleInDocument(title, parts) : title}
        <parts.Permalink href={href} to={title} parts={parts} />
      </h2>
      <parts.Prose html={description?.html} parts={parts} />
      {models.map((model) => (
        <div key={model.id}>
          <parts.Media media={[model]} parts={parts} />
          {model.examples.map((sample) => (
            <details key={sample.label} className="api-fold" open>
              <summary>{sample.label}</summary>
              <parts.Sample sample={sample} parts={parts} />
            </details>
          ))}
        </div>
      ))}
      <parts.Facts facts={facts} parts={parts} />
      {operations.map((operation, index) => (
        <parts.Operation
          key={operation.id}
          operation={operation}
          {...(index === 0 ? { operationSheet } : {})}
          parts={parts}
        />
      ))}
    </section>
  )
}
