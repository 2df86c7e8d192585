import type { ValueView } from '../../src/model/apiView.ts'
import type { PropsOf } from '../../src/model/parts.ts'

/** The values that a field may have. */
export function Values({ values }: PropsOf<'Values'>) {
  const { listed, folded } = values
  if (listed.length === 0) return null
  if (!folded) return <List values={listed} />
  return (
    <details className="api-fold">
      <summary>{listed.length} allowed values</summary>
      <List values={listed} />
    </details>
  )
}

function List({ values }: { values: ValueView[] }) {
  if (values.every(({ description }) => description === '')) return <PlainList values={values} />
  return (
    <dl className="api-meanings">
      {values.map(({ value, description }) => (
        <div key={value}>
          <dt>
            <code>{value}</code>
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  )
}

function PlainList({ values }: { values: ValueView[] }) {
  return (
    <ul className="api-values" aria-label="Allowed values" translate="no">
      {values.map(({ value }) => (
        <li key={value}>{value}</li>
      ))}
    </ul>
  )
}
