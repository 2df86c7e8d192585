import type { FieldView } from '../../src/model/apiView.ts'
import type { PropsOf } from '../../src/model/parts.ts'
import { filled } from '../texts/filled.ts'
import { addressOf } from './addressOf.ts'

/** The fields of an object, or the parameters of an operation. */
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
          <parts.Inside name={field.name} body={field.body} more={field.more} parts={parts} />
        </li>
      ))}
    </ul>
  )
}

/** The name of a field is the link to it, or becomes that by script (`linksToOwn.ts`). */
function Name({ field: { id, href, name, kind, leftOut } }: { field: FieldView }) {
  if (kind === 'other') return <em className="api-name">{name}</em>
  const code = <code className="api-name">{kind === 'pattern' ? `/${name}/` : name}</code>
  const address = id === undefined ? href : addressOf(id)
  return address === undefined ? code : <a href={leftOut === 'link' ? undefined : address}>{code}</a>
}

/**
 * What is inside a value, folded. Where another place describes it, a link leads there; the script puts what it finds there
 * in the place of the link when it is opened.
 */
export function Inside({ name, body, more, parts }: PropsOf<'Inside'>) {
  if (!body && !more) return null
  return (
    <details className="api-fold api-inner">
      <summary>
        {name === undefined
          ? parts.texts.reference.fields
          : filled(parts.texts.script.inside, { field: <code>{name}</code> })}
      </summary>
      {body ? <parts.SchemaBody body={body} parts={parts} /> : more && <a href={more.href}>{more.text}</a>}
    </details>
  )
}

/** The rest of a list: a fold for each page that continues it, filled as others are. */
export function Rest({ rest = [] }: PropsOf<'Rest'>) {
  return rest.map(({ href, text }) => (
    <details key={href} className="api-fold api-inner">
      <summary>{text}</summary>
      <a href={href}>{text}</a>
    </details>
  ))
}
