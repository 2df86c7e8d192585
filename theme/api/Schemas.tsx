import type { ApiView, SchemaView } from '../../src/model/apiView.ts'
import { Body } from './Body.tsx'
import { Code } from './Code.tsx'
import { Facts } from './Facts.tsx'
import { Deprecated } from './Marks.tsx'
import { Permalink } from './Permalink.tsx'
import { Prose } from './Prose.tsx'
import { Sentence } from './Sentence.tsx'
import { Values } from './Values.tsx'

export function Schemas({ title: { id, text }, schemas }: { title: ApiView['schemasTitle']; schemas: SchemaView[] }) {
  if (schemas.length === 0) return null
  return (
    <section id={id} className="api-section">
      <h2>
        {text}
        <Permalink id={id} to={text} />
      </h2>
      {schemas.map((schema) => (
        <Schema key={schema.id} schema={schema} />
      ))}
    </section>
  )
}

function Schema({ schema: { id, name, title, type, deprecated, ...schema } }: { schema: SchemaView }) {
  return (
    <section id={id} className="api-schema">
      <h3>
        {name}
        <Permalink id={id} to={`schema ${name}`} />
      </h3>
      <p className="api-kind">
        <span className="api-type">
          <Sentence words={type} />
        </span>
        {title && title !== name && <span className="api-origin">{title}</span>}
        {deprecated && <Deprecated />}
      </p>
      <Prose html={schema.description} />
      <Values values={schema.values} />
      <Facts facts={schema.facts} />
      <Body body={schema.body} />
      {schema.examples.map(({ label, code }) => (
        <details key={label} className="api-fold">
          <summary>{label}</summary>
          <Code html={code} />
        </details>
      ))}
    </section>
  )
}
