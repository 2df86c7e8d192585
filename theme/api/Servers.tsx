import type { ServerView } from '../../src/model/apiView.ts'
import { Fields } from './Fields.tsx'
import { Permalink } from './Permalink.tsx'
import { Prose } from './Prose.tsx'

export function Servers({ servers }: { servers: ServerView[] }) {
  if (servers.length === 0) return null
  return (
    <section id="section-servers" className="api-section">
      <h2>
        Servers
        <Permalink id="section-servers" to="Servers" />
      </h2>
      <ul className="api-servers">
        {servers.map(({ url, description, variables }, index) => (
          <li key={`${index} ${url}`}>
            <code className="api-url">{url}</code>
            <Prose html={description} />
            <Fields fields={variables} />
          </li>
        ))}
      </ul>
    </section>
  )
}
