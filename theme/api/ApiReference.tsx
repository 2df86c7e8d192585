import type { ReactNode } from 'react'
import type { ApiView } from '../../src/model/apiView.ts'
import type { RequestsView } from '../../src/model/view.ts'
import { Authentication } from './Authentication.tsx'
import { Contents } from './Contents.tsx'
import { Directory } from './Directory.tsx'
import { Downloads } from './Downloads.tsx'
import { Facts } from './Facts.tsx'
import { Group } from './Group.tsx'
import { Prose } from './Prose.tsx'
import { Schemas } from './Schemas.tsx'
import { Servers } from './Servers.tsx'

type ApiReferenceProps = { api: ApiView; requests?: RequestsView; actions?: ReactNode }

/** A page of the reference of an API: complete without script, every part with an address of its own. */
export function ApiReference({ api, requests, actions }: ApiReferenceProps) {
  return (
    <div className="api" data-primary={api.primaryColor} data-api={requests?.api} data-requests={requests?.address}>
      <Contents groups={api.contents} file={api.contentsFile} />
      <article className="api-body">
        <header className="api-head">
          <h1>{api.title}</h1>
          <p className="api-version">Version {api.version}</p>
          {api.summary && <p className="api-summary">{api.summary}</p>}
          {actions}
          <Prose html={api.description} />
          <Facts facts={api.facts} />
          <Downloads downloads={api.downloads} />
        </header>
        <Servers servers={api.servers} />
        <Authentication schemes={api.security} />
        {api.groups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
        <Schemas title={api.schemasTitle} schemas={api.schemas} />
        <Directory groups={api.directory} titled={api.groups.length + api.schemas.length === 0} />
      </article>
    </div>
  )
}
