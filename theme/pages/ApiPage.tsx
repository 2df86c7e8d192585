import type { ApiView } from '../../src/model/apiView.ts'
import type { RequestsView } from '../../src/model/view.ts'
import { ApiReference } from '../api/ApiReference.tsx'
import type { PageProps } from '../parts.ts'

export type ApiPageProps = PageProps & { api: ApiView; requests: RequestsView }

export const ApiPage = ({ api, requests, view, parts }: ApiPageProps) => (
  <ApiReference api={api} requests={requests} actions={view.text && <parts.PageActions text={view.text} />} />
)
