import type { PropsOf } from '../../src/model/parts.ts'

/** A request to begin with. */
export const FirstRequest = ({ request: { operation, sample }, parts }: PropsOf<'FirstRequest'>) => (
  <div className="api-first">
    <p>
      <parts.ApiContentsLink item={operation} parts={parts} />
    </p>
    <parts.Sample sample={sample} parts={parts} />
  </div>
)
