import type { ReactNode } from 'react'
import type { PropsOf } from '../../src/model/parts.ts'
import { addressOf } from './addressOf.ts'

/** What a first call needs: the address, the keys, the document, and a request. It stands beside the introduction. */
export function ApiStart({ api: { servers, security, downloads }, request, parts }: PropsOf<'ApiStart'>) {
  const { reference: texts } = parts.texts
  return (
    <aside className="api-start" aria-label={texts.request}>
      {servers[0] && (
        <Need label={texts.server} href="#section-servers">
          <dd>
            <code>{servers[0].url}</code>
          </dd>
        </Need>
      )}
      {security.length > 0 && (
        <Need label={texts.authentication} href="#section-authentication">
          {security.slice(0, MOST_SCHEMES).map(({ id, name }) => (
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

/** All of them are in the section that the label leads to. */
const MOST_SCHEMES = 4

const Need = ({ label, href, children }: { label: string; href: string; children: ReactNode }) => (
  <dl className="api-need">
    <dt>
      <a href={href}>{label}</a>
    </dt>
    {children}
  </dl>
)
