import type { FactView } from '../../src/model/apiView.ts'
import { Sentence } from './Sentence.tsx'

export function Facts({ facts }: { facts: FactView[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="api-facts">
      {facts.map(({ label, value }, index) => (
        <div key={`${index} ${label}`}>
          <dt>{label}</dt>
          <dd>
            <Sentence words={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
