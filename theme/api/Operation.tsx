import type { OperationView } from '../../src/model/apiView.ts'
import { Callbacks } from './Callbacks.tsx'
import { Facts } from './Facts.tsx'
import { Fields } from './Fields.tsx'
import { Deprecated, Required } from './Marks.tsx'
import { Media } from './Media.tsx'
import { Mentions } from './Mentions.tsx'
import { Method } from './Method.tsx'
import { Permalink } from './Permalink.tsx'
import { Prose } from './Prose.tsx'
import { Responses } from './Responses.tsx'
import { Samples } from './Samples.tsx'
import { Sentence } from './Sentence.tsx'

/** One operation: its name and endpoint, then samples, which wide screens show beside the text, then the text. */
export function Operation({ operation }: { operation: OperationView }) {
  const { id, title, callbacks, mentions } = operation
  return (
    <section id={id} className="api-operation">
      <div className="api-text">
        <h3>
          {title}
          <Permalink id={id} to={title} />
        </h3>
        <Endpoint operation={operation} />
      </div>
      <Samples operation={operation} />
      <div className="api-text">
        <Call operation={operation} />
        <Callbacks callbacks={callbacks} />
        <Mentions mentions={mentions} />
      </div>
    </section>
  )
}

export function Endpoint({ operation: { method, path, calledBy, deprecated } }: { operation: OperationView }) {
  return (
    <p className="api-endpoint">
      <Method name={method} /> {calledBy === 'reader' ? <code>{path}</code> : <span>sent to you: {path}</span>}
      {deprecated && <Deprecated />}
    </p>
  )
}

/** What is sent and what is answered, whoever calls. */
export function Call({ operation }: { operation: OperationView }) {
  const { calledBy, description, security, facts, parameters, body, responses } = operation
  return (
    <>
      <Prose html={description} />
      {security.length > 0 && (
        <p className="api-security">
          <span className="api-label">Authentication</span> <Sentence words={security} />
        </p>
      )}
      <Facts facts={facts} />
      {parameters.map((group) => (
        <div key={group.title} className="api-part">
          <h4>{group.title}</h4>
          <Fields fields={group.fields} />
        </div>
      ))}
      {body && (
        <div id={body.id} className="api-part">
          <h4>Request body {body.required && <Required />}</h4>
          <Prose html={body.description} />
          <Media media={body.media} open />
        </div>
      )}
      <Responses title={calledBy === 'reader' ? 'Responses' : 'Your response'} responses={responses} />
    </>
  )
}
