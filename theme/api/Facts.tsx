import type { PropsOf } from '../../src/model/parts.ts'

/** Further facts about an operation or schema, as a list of names and values. */
export function Facts({ facts, parts }: PropsOf<'Facts'>) {
  if (facts.length === 0) return null
  return (
    <dl className="api-facts">
      {facts.map(({ label, value }, index) => (
        <div key={`${index} ${label}`}>
          <dt>{label + parts.texts.afterName}</dt>
          <dd>
            <parts.Sentence words={value} parts={parts} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
