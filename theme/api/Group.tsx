import type { GroupView } from '../../src/model/apiView.ts'
import { Operation } from './Operation.tsx'
import { Permalink } from './Permalink.tsx'
import { Prose } from './Prose.tsx'

export function Group({ group: { id, title, description, operations } }: { group: GroupView }) {
  return (
    <section id={id} className="api-section">
      <h2>
        {title}
        <Permalink id={id} to={title} />
      </h2>
      <Prose html={description} />
      {operations.map((operation) => (
        <Operation key={operation.id} operation={operation} />
      ))}
    </section>
  )
}
