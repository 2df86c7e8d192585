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
      <Snippets snippets={snippets} />
      {/* One example is the body of the request above. */}
      {bodies.length > 1 && bodies.map((sample, index) => <Sample key={`${index} ${sample.label}`} sample={sample} />)}
      {answers.length > 0 && <p className="api-samples-title">Response</p>}
      {answers.map(({ status, sample }, index) => (
        <Sample key={`${index} ${sample.label}`} sample={sample} status={status} open={index === 0} />
      ))}
    </div>
  )
}

/**
 * The same request in every language, as tabs like those of the guides, which are chosen together with them. Without
 * script each language but the first is a fold; the page as text has the first alone.
 */
function Snippets({ snippets }: { snippets: SampleView[] }) {
  return (
    <div className="tabs api-snippets" data-group="language">
      {snippets.map(({ label, code }, index) => (
        <section key={label} className={index === 0 ? 'tab-panel' : 'tab-panel other-language'} data-label={label}>
          <details open={index === 0}>
            <summary className="tab-label">{label}</summary>
            <Code html={code} />
          </details>
        </section>
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
