import { Fragment } from 'react'
import type { PropsOf } from '../../src/model/parts.ts'
import { fill } from '../../src/model/texts/texts.ts'
import { addressOf } from './addressOf.ts'
import { titleInDocument } from './titleInDocument.ts'

/**
 * One operation: what it does, its endpoint, what it takes and answers, and then the samples, which wide screens show beside the
 * text.
 */
export function Operation({ operation, operationSheet, parts }: PropsOf<'Operation'>) {
  const { id, title, description, callbacks, mentions } = operation
  return (
    <section id={id} className="api-operation">
      <div className="api-text">
        <h3>
          {titleInDocument(title, parts)}
          <parts.Permalink href={addressOf(id)} to={title} parts={parts} />
        </h3>
        <parts.Prose html={description?.html} parts={parts} />
        <parts.Endpoint operation={operation} parts={parts} />
      </div>
      {operationSheet}
      <div className="api-text">
        <parts.Call operation={operation} parts={parts} />
        <parts.Callbacks callbacks={callbacks} parts={parts} />
        <parts.Mentions mentions={mentions} parts={parts} />
      </div>
      <parts.Samples operation={operation} parts={parts} />
    </section>
  )
}

/** The method and path of an operation. */
export function Endpoint({ operation, parts }: PropsOf<'Endpoint'>) {
  const { method, path, calledBy, deprecated, badges = [] } = operation
  return (
    <p className="api-endpoint">
      <parts.Method name={method} parts={parts} />{' '}
      {calledBy === 'reader' ? <code>{path}</code> : <span>{fill(parts.texts.reference.sentToYou, { path })}</span>}
      {deprecated && <parts.Marks deprecated parts={parts} />}
      {badges.map((badge) => (
        <Fragment key={badge}>
          {' '}
          <span className="api-mark">{badge}</span>
        </Fragment>
      ))}
    </p>
  )
}

/** The request and its responses, whoever the caller is. */
export function Call({ operation, parts }: PropsOf<'Call'>) {
  const { calledBy, security, facts, parameters, body, responses, rest } = operation
  const { reference: texts } = parts.texts
  return (
    <>
      {security.length > 0 && (
        <p className="api-security">
          <span className="api-label">{texts.authentication}</span> <parts.Sentence words={security} parts={parts} />
        </p>
      )}
      <parts.Facts facts={facts} parts={parts} />
      {parameters.map((group) => (
        <div key={group.title} className="api-part">
          <h4>{group.title}</h4>
          <parts.Fields fields={group.fields} parts={parts} />
          <parts.Rest rest={group.rest} parts={parts} />
        </div>
      ))}
      {body && (
        <div id={body.id} className="api-part">
          <h4>
            {texts.requestBody} {body.required && <parts.Marks required parts={parts} />}
          </h4>
          <parts.Prose html={body.description?.html} parts={parts} />
          <parts.Media media={body.media} parts={parts} />
        </div>
      )}
      <parts.Responses
        title={calledBy === 'reader' ? texts.responses : texts.yourResponse}
        responses={responses}
        parts={parts}
      />
      <parts.Rest rest={rest} parts={parts} />
    </>
  )
}
