import { Fragment } from 'react'
import type { MediaView } from '../../src/model/apiView.ts'
import type { LocalParts, PropsOf } from '../../src/model/parts.ts'

/** The bodies of a request or response, one for all media types alike; one is shown at a time. */
export function Media({ media, parts }: PropsOf<'Media'>) {
  if (media.length === 0) return null
  const [only, ...others] = media
  if (only && others.length === 0) return <Shape media={only} parts={parts} />
  return (
    <div className="tabs" data-group="media-type">
      {media.map((each) => (
        <section key={each.type} className="tab-panel" data-label={[each.type, ...(each.alsoTypes ?? [])].join(', ')}>
          <Shape media={each} parts={parts} />
        </section>
      ))}
    </div>
  )
}

function Shape({ media, parts }: { media: MediaView; parts: LocalParts }) {
  const { facts, description, values, encoding, body, more, leftOut, couple, rest } = media
  return (
    <div
      className="api-media"
      data-couple={couple}
      data-fields={leftOut === 'fields' ? parts.texts.reference.fields : undefined}
    >
      <MediaType media={media} parts={parts} />
      <parts.Prose html={description?.html} parts={parts} />
      <parts.Values values={values} parts={parts} />
      <parts.Facts facts={facts} parts={parts} />
      {encoding.map((words, index) => (
        <p key={`${index} ${words.length}`} className="api-note">
          <parts.Sentence words={words} parts={parts} />
        </p>
      ))}
      {body && leftOut !== 'fields' && <parts.SchemaBody body={body} parts={parts} />}
      {more && leftOut !== 'fields' && <parts.Inside more={more} parts={parts} />}
      <parts.Rest rest={rest} parts={parts} />
    </div>
  )
}

/** In which types it is sent, and what of. */
function MediaType({ media, parts }: { media: MediaView; parts: LocalParts }) {
  const { type, alsoTypes = [], schema, jsonSchema } = media
  return (
    <p className="api-media-type">
      {type !== '' && <code>{type}</code>}
      {alsoTypes.map((each) => (
        <Fragment key={each}>
          , <code>{each}</code>
        </Fragment>
      ))}{' '}
      {schema.length > 0 && (
        <span className="api-type">
          <parts.Sentence words={schema} parts={parts} />
        </span>
      )}{' '}
      {jsonSchema !== undefined && (
        <a className="api-json-schema" href={jsonSchema}>
          {parts.texts.reference.jsonSchema}
        </a>
      )}
    </p>
  )
}
