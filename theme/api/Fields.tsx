import type { FieldView } from '../../src/model/apiView.ts'
import { addressOf } from './addressOf.ts'
import { Body } from './Body.tsx'
import { Facts } from './Facts.tsx'
import { Marks } from './Marks.tsx'
import { Prose } from './Prose.tsx'
import { Sentence } from './Sentence.tsx'
import { Values } from './Values.tsx'

export function Fields({ fields }: { fields: FieldView[] }) {
  if (fields.length === 0) return null
  return (
    <ul className="api-fields">
      {fields.map((field, index) => (
        <li key={field.id ?? `${index} ${field.name}`} id={field.id}>
          <div className="api-field-head">
            <Name field={field} />{' '}
            <span className="api-type">
              <Sentence words={field.type} />
            </span>
            <Marks required={field.required} deprecated={field.deprecated} direction={field.direction} />
            {field.origin && ' '}
            {field.origin && (
              <span className="api-origin">
                <Sentence words={field.origin} />
              </span>
            )}
          </div>
          <Prose html={field.description} />
          <Values values={field.values} />
          <Facts facts={field.facts} />
          {field.body && <Inner name={field.name} field={field} />}
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

function Inner({ name, field: { body } }: { name: string; field: FieldView }) {
  if (!body) return null
  return (
    <details className="api-fold api-inner" open>
      <summary>
        Inside <code>{name}</code>
      </summary>
      <Body body={body} />
    </details>
  )
}
