import type { PropsOf } from '../../src/model/parts.ts'
import { fill } from '../../src/model/texts/texts.ts'
import { addressOf } from './addressOf.ts'

/** The ways to authenticate. */
export function Authentication({ schemes, parts }: PropsOf<'Authentication'>) {
  if (schemes.length === 0) return null
  const { reference: texts } = parts.texts
  return (
    <section id="section-authentication" className="api-section">
      <h2>
        {texts.authentication}
        <parts.Permalink href="#section-authentication" to={texts.authentication} parts={parts} />
      </h2>
      <div className="api-schemes">
        {schemes.map((scheme) => (
          <section key={scheme.id} id={scheme.id} className="api-scheme">
            <h3>
              {scheme.name}
              <parts.Permalink
                href={addressOf(scheme.id)}
                to={fill(texts.securityScheme, { name: scheme.name })}
                parts={parts}
              />
            </h3>
            <p className="api-kind">
              <parts.Sentence words={scheme.kind} parts={parts} />
              {scheme.deprecated && <parts.Marks deprecated parts={parts} />}
            </p>
            <parts.Prose html={scheme.description?.html} parts={parts} />
            <parts.Facts facts={scheme.facts} parts={parts} />
          </section>
        ))}
      </div>
    </section>
  )
}
