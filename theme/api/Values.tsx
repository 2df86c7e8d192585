import type { ValueView } from '../../src/model/apiView.ts'
import type { PropsOf } from '../../src/model/parts.ts'
import { counted } from '../../src/model/texts/texts.ts'

/** The values that a field may have. */
export function Values({ values, parts }: PropsOf<'Values'>) {
  const { listed, folded, rest } = values
  const { texts } = parts
  const { reference } = texts
  if (listed.length === 0) return <parts.Rest rest={rest} parts={parts} />
  if (!folded) return <List values={listed} name={reference.allowedValues} />
  return (
    <details className="api-fold">
      <summary>{rest ? reference.allowedValues : counted(texts, reference.allowed, listed.length)}</summary>
      <List values={listed} name={reference.allowedValues} />
      <parts.Rest rest={rest} parts={parts} />
    </details>
  )
}

type ListProps = { values: ValueView[]; name: string }

function List({ values, name }: ListProps) {
  if (values.every(({ description }) => description === '')) return <PlainList values={values} name={name} />
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

function PlainList({ values, name }: ListProps) {
  return (
    <ul className="api-values" aria-label={name} translate="no">
      {values.map(({ value }) => (
        <li key={value}>{value}</li>
      ))}
    </ul>
  )
}
