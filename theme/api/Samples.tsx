import type { OperationView, SampleView } from '../../src/model/apiView.ts'
import { Code } from './Code.tsx'
import { Prose } from './Prose.tsx'

/** The request as code and every example of a body, folded but for the first of each. */
export function Samples({ operation: { snippets, body, responses } }: { operation: OperationView }) {
  const bodies = body?.media.flatMap(({ examples }) => examples) ?? []
  const answers = responses.flatMap(({ status, media }) =>
    media.flatMap(({ examples }) => examples.map((sample) => ({ status, sample }))),
  )
  return (
    <div className="api-samples">
      <p className="api-samples-title">Request</p>
      {snippets.map((sample) => (
        <Code key={sample.label} html={sample.code} />
      ))}
      {/* One example is the body of the request above. */}
      {bodies.length > 1 && bodies.map((sample, index) => <Sample key={`${index} ${sample.label}`} sample={sample} />)}
      {answers.length > 0 && <p className="api-samples-title">Response</p>}
      {answers.map(({ status, sample }, index) => (
        <Sample key={`${index} ${sample.label}`} sample={sample} status={status} open={index === 0} />
      ))}
    </div>
  )
}

function Sample({ sample, status, open = false }: { sample: SampleView; status?: string; open?: boolean }) {
  return (
    <details className="api-fold" open={open}>
      <summary>
        {status !== undefined && <span className="api-status">{status}</span>} {sample.label}
      </summary>
      <Prose html={sample.description} />
      <Code html={sample.code} />
    </details>
  )
}
