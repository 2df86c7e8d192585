import type { ValueView } from '../../src/model/apiView.ts'
import type { PropsOf } from '../../src/model/parts.ts'

// More values than this (the countries of the world, say) are folded away.
const SHOWN = 16

export function Values({ values }: PropsOf<'Values'>) {
  if (values.length === 0) return null
  if (values.length <= SHOWN) return <List values={values} />
  return (
    <details className="api-fold">
      <summary>{values.length} allowed values</summary>
      <List values={values} />
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
    <ul className="api-values" aria-label="Allowed values">
      {values.map(({ value }) => (
        <li key={value}>
          <code>{value}</code>
        </li>
      ))}
    </ul>
  )
}
