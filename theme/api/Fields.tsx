import type { FieldView } from '../../src/model/apiView.ts'
import type { Parts, PropsOf } from '../../src/model/parts.ts'
import { addressOf } from './addressOf.ts'

export function Fields({ fields, parts }: PropsOf<'Fields'>) {
  if (fields.length === 0) return null
  return (
    <ul className="api-fields">
      {fields.map((field, index) => (
        <li key={field.id ?? `${index} ${field.name}`} id={field.id}>
          <div className="api-field-head">
            <Name field={field} />{' '}
            <span className="api-type">
              <parts.Sentence words={field.type} parts={parts} />
            </span>
            <parts.Marks
              required={field.required}
              deprecated={field.deprecated}
              direction={field.direction}
              parts={parts}
            />
            {field.origin && ' '}
            {field.origin && (
              <span className="api-origin">
                <parts.Sentence words={field.origin} parts={parts} />
              </span>
            )}
          </div>
          <parts.Prose html={field.description?.html} parts={parts} />
          <parts.Values values={field.values} parts={parts} />
          <parts.Facts facts={field.facts} parts={parts} />
          {field.body && <Inner name={field.name} field={field} parts={parts} />}
        </li>
      ))}
    </ul>
  )
}

/** The name of a field is the link to it. */
function Name({ field: { id, name, kind } }: { field: FieldView }) {
  if (kind === 'other') return <em className="api-name">{name}</em>
  const code = <code className="api-name">{kind === 'pattern' ? `/${name}/` : name}</code>
  return id === undefined ? code : <a href={addressOf(id)}>{code}</a>
}

function Inner({ name, field: { body }, parts }: { name: string; field: FieldView; parts: Parts }) {
  if (!body) return null
  return (
    <details className="api-fold api-inner" open>
      <summary>
        Inside <code>{name}</code>
      </summary>
      <parts.SchemaBody body={body} parts={parts} />
    </details>
  )
}
