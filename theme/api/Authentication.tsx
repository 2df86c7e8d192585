import type { PropsOf } from '../../src/model/parts.ts'
import { addressOf } from './addressOf.ts'

/** The ways to authenticate. */
export function Authentication({ schemes, parts }: PropsOf<'Authentication'>) {
  if (schemes.length === 0) return null
  return (
    <section id="section-authentication" className="api-section">
      <h2>
        Authentication
        <parts.Permalink href="#section-authentication" to="Authentication" parts={parts} />
      </h2>
      {schemes.map((scheme) => (
        <section key={scheme.id} id={scheme.id} className="api-scheme">
          <h3>
            {scheme.name}
            <parts.Permalink href={addressOf(scheme.id)} to={`security scheme ${scheme.name}`} parts={parts} />
          </h3>
          <p className="api-kind">
            <parts.Sentence words={scheme.kind} parts={parts} />
            {scheme.deprecated && <parts.Marks deprecated parts={parts} />}
          </p>
          <parts.Prose html={scheme.description?.html} parts={parts} />
          <parts.Facts facts={scheme.facts} parts={parts} />
        </section>
      ))}
    </section>
  )
}
