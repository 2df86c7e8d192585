import type { ApiView } from '../../src/model/apiView.ts'
import { ApiReference } from '../api/ApiReference.tsx'
import type { PageProps } from '../parts.ts'

export type ApiPageProps = PageProps & { api: ApiView }

export const ApiPage = ({ api, view, parts }: ApiPageProps) => (
  <ApiReference api={api} actions={view.text && <parts.PageActions text={view.text} />} />
)
