import type { ResponseLinkView, ResponseStatus } from '../../src/model/apiView.ts'
import type { LocalParts, PropsOf } from '../../src/model/parts.ts'
import { filled } from '../texts/filled.ts'
import { addressOf } from './addressOf.ts'

/** The responses of an operation, by status. */
export function Responses({ title, responses, parts }: PropsOf<'Responses'>) {
  if (responses.length === 0) return null
  return (
    <div className="api-part">
      <h4>{title}</h4>
      {responses.map(({ alike = [], description, headers, media, links, rest, ...status }) => (
        <div key={status.id} id={status.id} className="api-response">
          <h5>
            <Status status={status} />
            {alike.map((each) => (
              <span key={each.id} id={each.id}>
                , <Status status={each} />
              </span>
            ))}
          </h5>
          <parts.Prose html={description?.html} parts={parts} />
          {headers.length > 0 && (
            <>
              <p className="api-label">{parts.texts.reference.headers}</p>
              <parts.Fields fields={headers} parts={parts} />
            </>
          )}
          <parts.Rest rest={rest} parts={parts} />
          <parts.Media media={media} parts={parts} />
          <ResponseLinks links={links} parts={parts} />
        </div>
      ))}
    </div>
  )
}

const Status = ({ status: { id, status, meaning, outcome, leftOut } }: { status: ResponseStatus }) => (
  <>
    <a className={`api-status api-status-${outcome}`} href={leftOut === 'link' ? undefined : addressOf(id)}>
      {status}
    </a>{' '}
    {meaning}
  </>
)

/** The links of a response to other operations. */
function ResponseLinks({ links, parts }: { links: ResponseLinkView[]; parts: LocalParts }) {
  if (links.length === 0) return null
  return (
    <>
      <p className="api-label">{parts.texts.reference.links}</p>
      <ul className="api-links">
        {links.map(({ name, target, description, facts }) => (
          <li key={name}>
            {filled(parts.texts.reference.leadsTo, {
              name: <code>{name}</code>,
              target: <parts.Sentence words={target} parts={parts} />,
            })}
            <parts.Prose html={description?.html} parts={parts} />
            <parts.Facts facts={facts} parts={parts} />
          </li>
        ))}
      </ul>
    </>
  )
}
