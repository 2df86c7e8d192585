import type { ApiView } from '../../src/model/apiView.ts'
import type { PropsOf } from '../../src/model/parts.ts'
import { fill } from '../../src/model/texts/texts.ts'
import { titleInDocument } from './titleInDocument.ts'

/**
 * A page of the reference of an API: complete without script, every part with an address of its own. What stands
 * above the style sheet is painted before it is there.
 */
export function ApiReference({
  api,
  requests,
  banner,
  actions,
  sheet,
  operationSheet,
  parts,
}: PropsOf<'ApiReference'>) {
  // The titles of an element on a page of its own are hidden: its name is that of the page.
  const below = api.part?.is === 'element' ? { ...parts, Permalink: NoPermalink } : parts
  return (
    <div className="api" data-primary={api.primaryColor} data-api={requests?.api} data-requests={requests?.address}>
      <parts.ApiContents groups={api.contents} file={api.contentsFile} parts={parts} />
      <article className="api-body" data-part={api.part?.is} data-alone={hasOneSection(api) ? '' : undefined}>
        <Introduction api={api} banner={banner} actions={actions} parts={parts} />
        {sheet}
        <parts.Servers servers={api.servers} parts={parts} />
        <parts.Authentication schemes={api.security} parts={parts} />
        <parts.Rest rest={api.rest} parts={parts} />
        {api.groups.map((group, index) => (
          <parts.OperationGroup
            key={group.id}
            group={group}
            {...(index === 0 ? { operationSheet } : {})}
            parts={below}
          />
        ))}
        <parts.Schemas title={api.schemasTitle} schemas={api.schemas} parts={below} />
        <parts.ApiDirectory
          groups={api.directory}
          titled={api.groups.length + api.schemas.length === 0}
          parts={parts}
        />
      </article>
    </div>
  )
}

type IntroductionProps = Pick<PropsOf<'ApiReference'>, 'api' | 'banner' | 'actions' | 'parts'>

function Introduction({ api, banner, actions, parts }: IntroductionProps) {
  const { reference: texts } = parts.texts
  const start = api.firstRequest
  return (
    <header id={introductionId(api)} className={headClass(api)}>
      <div className="api-intro">
        {banner}
        {api.logo && (
          <div className="api-logo">
            <parts.Prose html={api.logo.html} parts={parts} />
          </div>
        )}
        <h1>{api.part?.title ?? titleInDocument(api.title, parts)}</h1>
        {actions}
        <p className="api-version">
          {api.part
            ? fill(texts.versionOf, { api: api.title, version: api.version })
            : fill(texts.version, { version: api.version })}
        </p>
        {api.summary && (
          <p className="api-summary" {...parts.documentLanguage}>
            {api.summary}
          </p>
        )}
        <parts.Prose html={api.description?.html} parts={parts} />
        <parts.Facts facts={api.facts} parts={parts} />
        {!start && <parts.ApiDownloads downloads={api.downloads} parts={parts} />}
      </div>
      {start && <parts.ApiStart api={api} request={start} parts={parts} />}
    </header>
  )
}

/** A head is as wide as what stands below it: operations and schemas have samples beside them. */
function headClass({ firstRequest, groups, schemas }: ApiView): string {
  if (firstRequest) return 'api-head api-opening'
  const isAcross = groups.length > 0 || schemas.some(({ examples }) => examples.length > 0)
  return isAcross ? 'api-head api-across' : 'api-head'
}

/** Browsers know that a section is the only one when all of the page is there, which would move what they have painted. */
const hasOneSection = ({ servers, security, groups, schemas, directory }: ApiView): boolean =>
  servers.length + security.length + groups.length + Math.min(schemas.length, 1) + directory.length === 1

/** The contents lead to an introduction with headings only. */
const introductionId = ({ part, contents }: ApiView): string | undefined =>
  part ? undefined : contents.find(({ id }) => id === 'section-about')?.id

const NoPermalink = () => null
