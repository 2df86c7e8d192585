import type { ReactNode } from 'react'
import type { PropsOf } from '../../src/model/parts.ts'
import { addressOf } from './addressOf.ts'

/** What a first call needs: the address, the keys, the document, and a request. It stands beside the introduction. */
export function ApiStart({ api: { downloads }, request, parts }: PropsOf<'ApiStart'>) {
  const { reference: texts } = parts.texts
  const { server, security } = request
  return (
    <aside className="api-start" aria-label={texts.request}>
      {server && (
        <Need label={texts.server} href="#section-servers">
          <dd className="api-address">
            <code>{server.address}</code>
            <button className="copy" type="button" hidden>
              {parts.texts.page.copyCode}
            </button>
          </dd>
          {server.where.map((words, index) => (
            <dd key={`${index} ${server.url}`} className="api-variable">
              <parts.Sentence words={words} parts={parts} />
            </dd>
          ))}
        </Need>
      )}
      {security.length > 0 && (
        <Need label={texts.authentication} href="#section-authentication">
          {security.map(({ id, name }) => (
            <dd key={id}>
              <a href={addressOf(id)}>{name}</a>
            </dd>
          ))}
        </Need>
      )}
      <parts.ApiDownloads downloads={downloads} parts={parts} />
      <parts.FirstRequest request={request} parts={parts} />
    </aside>
  )
}

const Need = ({ label, href, children }: { label: string; href: string; children: ReactNode }) => (
  <dl className="api-need">
    <dt>
      <a href={href}>{label}</a>
    </dt>
    {children}
  </dl>
)
