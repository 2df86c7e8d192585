import type { MediaView, PreviewField } from '../../src/model/apiView.ts'
import { Body } from './Body.tsx'
import { Facts } from './Facts.tsx'
import { Deprecated, Required } from './Marks.tsx'
import { Sentence } from './Sentence.tsx'

/** The bodies of a request or response, one a media type. */
export function Media({ media, open = false }: { media: MediaView[]; open?: boolean }) {
  return media.map(({ type, schema, facts, preview, detail }) => (
    <div key={type} className="api-media">
      <p className="api-media-type">
        <code>{type}</code>{' '}
        {schema.length > 0 && (
          <span className="api-type">
            <Sentence words={schema} />
          </span>
        )}
      </p>
      <Facts facts={facts} />
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
  ))
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
