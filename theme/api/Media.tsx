import type { MediaView, PreviewField } from '../../src/model/apiView.ts'
import type { Parts, PropsOf } from '../../src/model/parts.ts'

/** The bodies of a request or response, one for each media type; one is shown at a time. */
export function Media({ media, open = false, parts }: PropsOf<'Media'>) {
  if (media.length === 0) return null
  const [only, ...others] = media
  if (only && others.length === 0) return <Shape media={only} open={open} parts={parts} />
  return (
    <div className="tabs" data-group="media-type">
      {media.map((each) => (
        <section key={each.type} className="tab-panel" data-label={each.type}>
          <Shape media={each} open={open} parts={parts} />
        </section>
      ))}
    </div>
  )
}

function Shape({ media, open, parts }: { media: MediaView; open: boolean; parts: Parts }) {
  const { type, schema, facts, jsonSchema, encoding, preview, detail } = media
  return (
    <div className="api-media">
      <p className="api-media-type">
        <code>{type}</code>{' '}
        {schema.length > 0 && (
          <span className="api-type">
            <parts.Sentence words={schema} parts={parts} />
          </span>
        )}{' '}
        {jsonSchema !== undefined && (
          <a className="api-json-schema" href={jsonSchema}>
            JSON Schema
          </a>
        )}
      </p>
      <parts.Facts facts={facts} parts={parts} />
      {encoding.map((words, index) => (
        <p key={`${index} ${words.length}`} className="api-note">
          <parts.Sentence words={words} parts={parts} />
        </p>
      ))}
      {preview.length > 0 && (
        <details className="api-fold" open={open}>
          <summary>
            {preview.length} field{preview.length === 1 ? '' : 's'} at a glance
          </summary>
          <Preview fields={preview} parts={parts} />
        </details>
      )}
      {detail && <parts.SchemaBody body={detail} parts={parts} />}
    </div>
  )
}

function Preview({ fields, parts }: { fields: PreviewField[]; parts: Parts }) {
  return (
    <ul className="api-preview">
      {fields.map((field) => (
        <li key={field.name}>
          <a href={field.href}>
            <code>{field.name}</code>
          </a>{' '}
          <span className="api-type">
            <parts.Sentence words={field.type} parts={parts} />
          </span>
          {field.required && <parts.Marks required parts={parts} />}
          {field.deprecated && <parts.Marks deprecated parts={parts} />}
          {field.summary && ' '}
          {field.summary && <span className="api-summary-line">{field.summary}</span>}
          {field.fields.length > 0 && <Preview fields={field.fields} parts={parts} />}
        </li>
      ))}
    </ul>
  )
}
