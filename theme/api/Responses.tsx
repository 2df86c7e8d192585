import type { ResponseLinkView, ResponseView } from '../../src/model/apiView.ts'
import { addressOf } from './addressOf.ts'
import { Facts } from './Facts.tsx'
import { Fields } from './Fields.tsx'
import { Media } from './Media.tsx'
import { Prose } from './Prose.tsx'
import { Sentence } from './Sentence.tsx'

export function Responses({ title, responses }: { title: string; responses: ResponseView[] }) {
  if (responses.length === 0) return null
  return (
    <div className="api-part">
      <h4>{title}</h4>
      {responses.map(({ id, status, meaning, outcome, description, headers, media, links }) => (
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
          <ResponseLinks links={links} />
        </div>
      ))}
    </div>
  )
}

/** Where the values of a response lead. */
function ResponseLinks({ links }: { links: ResponseLinkView[] }) {
  if (links.length === 0) return null
  return (
    <>
      <p className="api-label">Links</p>
      <ul className="api-links">
        {links.map(({ name, target, description, facts }) => (
          <li key={name}>
            <code>{name}</code> leads to <Sentence words={target} />
            <Prose html={description} />
            <Facts facts={facts} />
          </li>
        ))}
      </ul>
    </>
  )
}
