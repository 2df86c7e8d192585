import type { ReactNode } from 'react'
import type { PropsOf } from '../../src/model/parts.ts'

/** The status of this build, for people; machines read `healthcheck.json`. */
export function HealthPage({ content: { health }, view, parts }: PropsOf<'HealthPage'>) {
  const { status, version, commit, pages, apis } = health
  return (
    <article className="doc">
      <header className="doc-head">
        <h1>Health check</h1>
        <p className="lead">
          <span className="status">{status}</span> This portal is being served.
        </p>
        {view.text && <parts.PageActions text={view.text} parts={parts} />}
      </header>
      <div className="doc-body prose">
        <h2 id="build">This build</h2>
        <dl className="facts">
          <Fact name="Generator">portalgen {version}</Fact>
          <Fact name="Commit">{commit === undefined ? 'unknown' : <code>{commit}</code>}</Fact>
          <Fact name="Pages">{pages}</Fact>
        </dl>
        {apis.length > 0 && <h2 id="apis">API documents</h2>}
        {apis.map(({ title, version: apiVersion, route, sha256 }) => (
          <dl className="facts" key={route}>
            <Fact name="API">
              <a href={route}>{title}</a>
            </Fact>
            <Fact name="Version">{apiVersion}</Fact>
            <Fact name="SHA-256">
              <code>{sha256}</code>
            </Fact>
          </dl>
        ))}
      </div>
    </article>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
