import type { PropsOf } from '../../src/model/parts.ts'

/** The operations of a tag, below its description. */
export function OperationGroup({
  group: { id, href, title, description, above, facts, operations },
  parts,
}: PropsOf<'OperationGroup'>) {
  return (
    <section id={id} className="api-section">
      {above.length > 0 && <p className="api-above">{above.join(' › ')}</p>}
      <h2>
        {title}
        <parts.Permalink href={href} to={title} parts={parts} />
      </h2>
      <parts.Prose html={description?.html} parts={parts} />
      <parts.Facts facts={facts} parts={parts} />
      {operations.map((operation) => (
        <parts.Operation key={operation.id} operation={operation} parts={parts} />
      ))}
    </section>
  )
}
