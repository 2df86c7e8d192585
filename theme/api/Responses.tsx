import type { ResponseView } from '../../src/model/apiView.ts'
import { addressOf } from './addressOf.ts'
import { Fields } from './Fields.tsx'
import { Media } from './Media.tsx'
import { Prose } from './Prose.tsx'

export function Responses({ responses }: { responses: ResponseView[] }) {
  if (responses.length === 0) return null
  return (
    <div className="api-part">
      <h4>Responses</h4>
      {responses.map(({ id, status, meaning, outcome, description, headers, media }) => (
        <div key={id} id={id} className="api-response">
          <h5>
            <a className={`api-status api-status-${outcome}`} href={addressOf(id)}>
              {status}
            </a>{' '}
            {meaning}
          </h5>
          <Prose html={description} />
          {headers.length > 0 && (
            <>
              <p className="api-label">Headers</p>
              <Fields fields={headers} />
            </>
          )}
          <Media media={media} />
        </div>
      ))}
    </div>
  )
}
