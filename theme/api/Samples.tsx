import type { MediaView, SampleView } from '../../src/model/apiView.ts'
import type { Parts, PropsOf } from '../../src/model/parts.ts'
import type { ServerChoice } from '../../src/model/requestModel.ts'

/** The request as code, and every example of a body. All but the first response are folded. */
export function Samples({ operation: { servers, snippets, body, responses }, parts }: PropsOf<'Samples'>) {
  const bodies = body?.media.flatMap(({ examples }) => examples) ?? []
  const answers = responses
    .map(({ status, meaning, media }) => ({
      status,
      meaning,
      couple: coupleOf(media),
      examples: media.flatMap(({ examples }) => examples),
    }))
    .filter(({ examples }) => examples.length > 0)
  // One example is the body of the request above.
  const hasBodies = bodies.length > (snippets.length > 0 ? 1 : 0)
  if (snippets.length === 0 && !hasBodies && answers.length === 0) return null
  return (
    <div className="api-samples">
      {snippets.length > 0 && (
        <>
          <p className="api-samples-title">Request</p>
          <ServerChoices servers={servers} />
          <parts.SampleTabs samples={snippets} group="language" className="api-snippets" parts={parts} />
          <button type="button" className="api-fill" aria-expanded="false">
            Fill in your own values
          </button>
        </>
      )}
      {hasBodies && (
        <>
          <p className="api-samples-title">Request body</p>
          <parts.SampleTabs samples={bodies} couple={coupleOf(body?.media ?? [])} parts={parts} />
        </>
      )}
      {answers.length > 0 && <p className="api-samples-title">Response</p>}
      {answers.map(({ status, meaning, couple, examples }, index) => (
        <details key={status} className="api-fold" open={index === 0}>
          <summary>
            <span className="api-status">{status}</span> {titleOf(examples, meaning)}
          </summary>
          <Answer examples={examples} couple={couple} parts={parts} />
        </details>
      ))}
    </div>
  )
}

const coupleOf = (media: MediaView[]): string | undefined => media.find(({ couple }) => couple !== undefined)?.couple

/** A single example labels the section; several have a tab each. */
const titleOf = (examples: SampleView[], meaning: string): string =>
  examples.length === 1 && examples[0] ? examples[0].label : meaning

type AnswerProps = { examples: SampleView[]; couple: string | undefined; parts: Parts }

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
function ServerChoices({ servers }: { servers: ServerChoice[] }) {
  const hasVariables = servers.some((server) => server.hasVariables)
  if (servers.length < 2 && !hasVariables) return null
  return (
    <div className="api-server">
      <label>
        Server{' '}
        <select autoComplete="off">
          {servers.map(({ address }, index) => (
            <option key={`${index} ${address}`} value={index}>
              {address}
            </option>
          ))}
          {hasVariables && <option value="own">Your own …</option>}
        </select>
      </label>
    </div>
  )
}
