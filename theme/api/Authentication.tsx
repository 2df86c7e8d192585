import type { SecuritySchemeView } from '../../src/model/apiView.ts'
import { Facts } from './Facts.tsx'
import { Deprecated } from './Marks.tsx'
import { Permalink } from './Permalink.tsx'
import { Prose } from './Prose.tsx'
import { Sentence } from './Sentence.tsx'

export function Authentication({ schemes }: { schemes: SecuritySchemeView[] }) {
  if (schemes.length === 0) return null
  return (
    <section id="section-authentication" className="api-section">
      <h2>
        Authentication
        <Permalink id="section-authentication" to="Authentication" />
      </h2>
      {schemes.map((scheme) => (
        <section key={scheme.id} id={scheme.id} className="api-scheme">
          <h3>
            {scheme.name}
            <Permalink id={scheme.id} to={`security scheme ${scheme.name}`} />
          </h3>
          <p className="api-kind">
            <Sentence words={scheme.kind} />
            {scheme.deprecated && <Deprecated />}
          </p>
          <Prose html={scheme.description} />
          <Facts facts={scheme.facts} />
        </section>
      ))}
    </section>
  )
}
