import type { CallView, SampleView } from '../../src/model/apiView.ts'
import { type CoupledSamples, operationSamples } from '../../src/model/operationSamples.ts'
import type { LocalParts, PropsOf } from '../../src/model/parts.ts'
import type { ServerChoice } from '../../src/model/requestModel.ts'
import type { Texts } from '../../src/model/texts/texts.ts'

/** The request as code, and every example of a body. All but the first response are folded. */
export function Samples({ operation, parts }: PropsOf<'Samples'>) {
  const { request, calls, bodies, answers } = operationSamples(operation)
  if (request.length === 0 && !bodies && answers.length === 0) return null
  const { reference: texts } = parts.texts
  return (
    <div className="api-samples">
      {request.length > 0 && (
        <>
          <p className="api-samples-title">{texts.request}</p>
          <ServerChoices servers={operation.servers} texts={texts} />
          {calls.length === 0 ? <Snippets snippets={request} parts={parts} /> : <Calls calls={calls} parts={parts} />}
          {operation.collection !== undefined && (
            <noscript>
              <p>
                {texts.otherLanguages} <a href={operation.collection}>{texts.postman}</a>
              </p>
            </noscript>
          )}
          <button type="button" className="api-fill" aria-expanded="false">
            {texts.fillIn}
          </button>
        </>
      )}
      {bodies && (
        <>
          <p className="api-samples-title">{texts.requestBody}</p>
          <parts.SampleTabs samples={bodies.examples} couple={bodies.couple} parts={parts} />
        </>
      )}
      {answers.length > 0 && <p className="api-samples-title">{texts.response}</p>}
      {answers.map(({ status, title, couple, examples }, index) => (
        <details key={status} className="api-fold" open={index === 0}>
          <summary>
            <span className="api-status">{status}</span> {title}
          </summary>
          <Answer examples={examples} couple={couple} parts={parts} />
        </details>
      ))}
    </div>
  )
}

const Snippets = ({ snippets, parts }: { snippets: SampleView[]; parts: LocalParts }) => (
  <parts.SampleTabs samples={snippets} group="language" className="api-snippets" parts={parts} />
)

/** The request with each body that it may have, chosen together with the media types of the body. */
const Calls = ({ calls, parts }: { calls: CallView[]; parts: LocalParts }) => (
  <div className="tabs" data-group="media-type">
    {calls.map(({ mediaTypes, snippets }, index) => (
      <section key={mediaTypes.join()} className="tab-panel" data-label={mediaTypes.join(', ')}>
        <details open={index === 0}>
          <summary className="tab-label">{mediaTypes.join(', ')}</summary>
          <Snippets snippets={snippets} parts={parts} />
        </details>
      </section>
    ))}
  </div>
)

type AnswerProps = CoupledSamples & { parts: LocalParts }

function Answer({ examples, couple, parts }: AnswerProps) {
  const [only, ...others] = examples
  if (only && others.length === 0) {
    return (
      <>
        <parts.Prose html={only.description?.html} parts={parts} />
        <parts.Sample sample={only} parts={parts} />
      </>
    )
  }
  return <parts.SampleTabs samples={examples} couple={couple} parts={parts} />
}

/** Needs script, and is shown only if there are several servers or variables to choose. */
function ServerChoices({ servers, texts }: { servers: ServerChoice[]; texts: Texts['reference'] }) {
  const hasVariables = servers.some((server) => server.hasVariables)
  if (servers.length < 2 && !hasVariables) return null
  return (
    <div className="api-server">
      <label>
        {texts.server}{' '}
        <select autoComplete="off">
          {servers.map(({ address }, index) => (
            <option key={`${index} ${address}`} value={index}>
              {address}
            </option>
          ))}
          {hasVariables && <option value="own">{texts.ownServer}</option>}
        </select>
      </label>
    </div>
  )
}
