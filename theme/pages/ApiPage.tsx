import type { ApiView } from '../../src/model/apiView.ts'
import { ApiReference } from '../api/ApiReference.tsx'
import type { PageProps } from '../parts.ts'

export type ApiPageProps = PageProps & { api: ApiView }

export const ApiPage = ({ api }: ApiPageProps) => <ApiReference api={api} />
