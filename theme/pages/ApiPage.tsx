import type { PropsOf } from '../../src/model/parts.ts'

export const ApiPage = ({ content: { api, requests }, view, parts }: PropsOf<'ApiPage'>) => (
  <parts.ApiReference
    api={api}
    requests={requests}
    actions={view.text && <parts.PageActions text={view.text} parts={parts} />}
    parts={parts}
  />
)
