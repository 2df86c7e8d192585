import type { SampleView } from '../../src/model/apiView.ts'
import type { LocalParts, PropsOf } from '../../src/model/parts.ts'
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

/** A schema: what it is, its fields, and then samples, which wide screens show beside the text. */
export function Schema({ schema: { id, name, title, type, deprecated, ...schema }, parts }: PropsOf<'Schema'>) {
  const { reference: texts } = parts.texts
  return (
    <section id={id} className="api-schema">
      <div className="api-text">
        <h3>
          {name}
          <parts.Permalink href={addressOf(id)} to={fill(texts.schema, { name })} parts={parts} />
        </h3>
        {(type.length > 0 || title || deprecated) && (
          <p className="api-kind">
            <span className="api-type">
              <parts.Sentence words={type} parts={parts} />
            </span>
            {title && title !== name && <span className="api-origin">{title}</span>}
            {deprecated && <parts.Marks deprecated parts={parts} />}
          </p>
        )}
        <parts.Prose html={schema.description?.html} parts={parts} />
        <parts.Values values={schema.values} parts={parts} />
        <parts.Facts facts={schema.facts} parts={parts} />
        <parts.SchemaBody body={schema.body} parts={parts} />
        <parts.Responses title={texts.responses} responses={schema.responses ?? []} parts={parts} />
        <parts.Callbacks callbacks={schema.callbacks ?? []} parts={parts} />
      </div>
      <Examples examples={schema.examples} parts={parts} />
    </section>
  )
}

function Examples({ examples, parts }: { examples: SampleView[]; parts: LocalParts }) {
  const [only, ...others] = examples
  if (!only) return null
  return (
    <div className="api-samples">
      {others.length > 0 ? (
        <parts.SampleTabs samples={examples} parts={parts} />
      ) : (
        <>
          <p className="api-samples-title">{only.label}</p>
          <parts.Prose html={only.description?.html} parts={parts} />
          <parts.Sample sample={only} parts={parts} />
        </>
      )}
    </div>
  )
}
