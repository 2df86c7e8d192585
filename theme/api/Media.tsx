import type { MediaView, PreviewField } from '../../src/model/apiView.ts'
import { Body } from './Body.tsx'
import { Facts } from './Facts.tsx'
import { Deprecated, Required } from './Marks.tsx'
import { Sentence } from './Sentence.tsx'

/** The bodies of a request or response: one a media type, of which one is looked at. */
export function Media({ media, open = false }: { media: MediaView[]; open?: boolean }) {
  const [only, ...others] = media
  if (only && others.length === 0) return <Shape media={only} open={open} />
  return (
    <div className="tabs" data-group="media-type">
      {media.map((each) => (
        <section key={each.type} className="tab-panel" data-label={each.type}>
          <Shape media={each} open={open} />
        </section>
      ))}
    </div>
  )
}

function Shape({ media, open }: { media: MediaView; open: boolean }) {
  const { type, schema, facts, jsonSchema, encoding, preview, detail } = media
  return (
    <div className="api-media">
      <p className="api-media-type">
        <code>{type}</code>{' '}
        {schema.length > 0 && (
          <span className="api-type">
            <Sentence words={schema} />
          </span>
        )}{' '}
        {jsonSchema !== undefined && (
          <a className="api-json-schema" href={jsonSchema}>
            JSON Schema
          </a>
        )}
      </p>
      <Facts facts={facts} />
      {encoding.map((words, index) => (
        <p key={`${index} ${words.length}`} className="api-note">
          <Sentence words={words} />
        </p>
      ))}
      {preview.length > 0 && (
        <details className="api-fold" open={open}>
          <summary>
            {preview.length} field{preview.length === 1 ? '' : 's'} at a glance
          </summary>
          <Preview fields={preview} />
        </details>
      )}
      {detail && <Body body={detail} />}
    </div>
  )
}

function Preview({ fields }: { fields: PreviewField[] }) {
  return (
    <ul className="api-preview">
      {fields.map((field) => (
        <li key={field.name}>
          <a href={field.href}>
            <code>{field.name}</code>
          </a>{' '}
          <span className="api-type">
            <Sentence words={field.type} />
          </span>
          {field.required && <Required />}
          {field.deprecated && <Deprecated />}
          {field.summary && ' '}
          {field.summary && <span className="api-summary-line">{field.summary}</span>}
          {field.fields.length > 0 && <Preview fields={field.fields} />}
        </li>
      ))}
    </ul>
  )
}
