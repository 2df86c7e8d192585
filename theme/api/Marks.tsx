import type { FieldView } from '../../src/model/apiView.ts'

export const Required = () => <Mark className="api-mark api-required">required</Mark>

export const Deprecated = () => <Mark className="api-mark api-deprecated">deprecated</Mark>

/** The space is for readers of the text alone: copied, spoken, without style sheet. */
const Mark = ({ className, children }: { className: string; children: string }) => (
  <>
    {' '}
    <span className={className}>{children}</span>
  </>
)

/** Whether a field must be there, should not be used, and which way it travels. */
export function Marks({ required, deprecated, direction }: Pick<FieldView, 'required' | 'deprecated' | 'direction'>) {
  return (
    <>
      {required && <Required />}
      {deprecated && <Deprecated />}
      {direction !== 'both' && <Mark className="api-mark">{direction}</Mark>}
    </>
  )
}
