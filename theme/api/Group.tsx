import type { GroupView } from '../../src/model/apiView.ts'
import { Facts } from './Facts.tsx'
import { Operation } from './Operation.tsx'
import { Permalink } from './Permalink.tsx'
import { Prose } from './Prose.tsx'

export function Group({ group: { id, title, description, above, facts, operations } }: { group: GroupView }) {
  return (
    <section id={id} className="api-section">
      {above.length > 0 && <p className="api-above">{above.join(' › ')}</p>}
      <h2>
        {title}
        <Permalink id={id} to={title} />
      </h2>
      <Prose html={description} />
      <Facts facts={facts} />
      {operations.map((operation) => (
        <Operation key={operation.id} operation={operation} />
      ))}
    </section>
  )
}
