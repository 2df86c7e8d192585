import type { ReactNode } from 'react'
import type { PropsOf } from '../../src/model/parts.ts'

/** The status of this build, for people; machines read `healthcheck.json`. */
export function HealthPage({ content: { health }, view, parts }: PropsOf<'HealthPage'>) {
  const { status, version, commit, pages, apis } = health
  const { health: texts } = parts.texts
  return (
    <article className="doc">
      <header className="doc-head">
        <parts.PageActions view={view} parts={parts} />
        <h1>{texts.title}</h1>
        <p className="lead">
          <span className="status">{status}</span> {texts.served}
        </p>
      </header>
      <div className="doc-body prose">
        <h2 id="build">{texts.build}</h2>
        <dl className="facts">
          <Fact name={texts.generator}>portalgen {version}</Fact>
          <Fact name={texts.commit}>{commit === undefined ? texts.unknown : <code>{commit}</code>}</Fact>
          <Fact name={texts.pages}>{pages}</Fact>
        </dl>
        {apis.length > 0 && <h2 id="apis">{texts.documents}</h2>}
        {apis.map(({ title, version: apiVersion, route, sha256 }) => (
          <dl className="facts" key={route}>
            <Fact name={texts.api}>
              <a href={route}>{title}</a>
            </Fact>
            <Fact name={texts.version}>{apiVersion}</Fact>
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
