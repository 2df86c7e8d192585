import type { PropsOf } from '../../src/model/parts.ts'

/** Whether a field must be there, should not be used, and in which direction it is sent. */
export function Marks({ required, deprecated, direction = 'both' }: PropsOf<'Marks'>) {
  return (
    <>
      {required && <Mark className="api-mark api-required">required</Mark>}
      {deprecated && <Mark className="api-mark api-deprecated">deprecated</Mark>}
      {direction !== 'both' && <Mark className="api-mark">{direction}</Mark>}
    </>
  )
}

/** The space is for readers of the text alone: copied, spoken, without style sheet. */
const Mark = ({ className, children }: { className: string; children: string }) => (
  <>
    {' '}
    <span className={className}>{children}</span>
  </>
)
