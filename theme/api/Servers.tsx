import type { PropsOf } from '../../src/model/parts.ts'

/** The addresses of the API. */
export function Servers({ servers, parts }: PropsOf<'Servers'>) {
  if (servers.length === 0) return null
  return (
    <section id="section-servers" className="api-section">
      <h2>
        {parts.texts.reference.servers}
        <parts.Permalink href="#section-servers" to={parts.texts.reference.servers} parts={parts} />
      </h2>
      <ul className="api-servers">
        {servers.map(({ url, name, description, variables }, index) => (
          <li key={`${index} ${url}`}>
            <code className="api-url">{url}</code>
            {name && <span className="api-origin"> {name}</span>}
            <parts.Prose html={description?.html} parts={parts} />
            <parts.Fields fields={variables} parts={parts} />
          </li>
        ))}
      </ul>
    </section>
  )
}
