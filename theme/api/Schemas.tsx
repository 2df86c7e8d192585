import type { PropsOf } from '../../src/model/parts.ts'
import { fill } from '../../src/model/texts/texts.ts'
import { addressOf } from './addressOf.ts'

/** All schemas of a reference. */
export function Schemas({ title: { id, href, text }, schemas, parts }: PropsOf<'Schemas'>) {
  if (schemas.length === 0) return null
  return (
    <section id={id} className="api-section">
      <h2>
        {text}
        <parts.Permalink href={href} to={text} parts={parts} />
      </h2>
      {schemas.map((schema) => (
        <parts.Schema key={schema.id} schema={schema} parts={parts} />
      ))}
    </section>
  )
}

/** A schema with its fields. */
export function Schema({ schema: { id, name, title, type, deprecated, ...schema }, parts }: PropsOf<'Schema'>) {
  return (
    <section id={id} className="api-schema">
      <h3>
        {name}
        <parts.Permalink href={addressOf(id)} to={fill(parts.texts.reference.schema, { name })} parts={parts} />
      </h3>
      <p className="api-kind">
        <span className="api-type">
          <parts.Sentence words={type} parts={parts} />
        </span>
        {title && title !== name && <span className="api-origin">{title}</span>}
        {deprecated && <parts.Marks deprecated parts={parts} />}
      </p>
      <parts.Prose html={schema.description?.html} parts={parts} />
      <parts.Values values={schema.values} parts={parts} />
      <parts.Facts facts={schema.facts} parts={parts} />
      <parts.SchemaBody body={schema.body} parts={parts} />
      <parts.Responses title={parts.texts.reference.responses} responses={schema.responses ?? []} parts={parts} />
      <parts.Callbacks callbacks={schema.callbacks ?? []} parts={parts} />
      {schema.examples.map(({ label, code }) => (
        <details key={label} className="api-fold">
          <summary>{label}</summary>
          <parts.Code code={code} parts={parts} />
        </details>
      ))}
    </section>
  )
}
