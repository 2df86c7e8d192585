import type { PropsOf } from '../../src/model/parts.ts'

/** Whether a field is required or deprecated, and in which direction it is sent. */
export function Marks({ required, deprecated, direction = 'both', parts }: PropsOf<'Marks'>) {
  const { reference: texts } = parts.texts
  return (
    <>
      {required && <Mark className="api-mark api-required">{texts.required}</Mark>}
      {deprecated && <Mark className="api-mark api-deprecated">{texts.deprecated}</Mark>}
      {direction !== 'both' && (
        <Mark className="api-mark">{direction === 'read-only' ? texts.readOnly : texts.writeOnly}</Mark>
      )}
    </>
  )
}

/** The space separates the words when the text is copied, read aloud, or shown without CSS. */
const Mark = ({ className, children }: { className: string; children: string }) => (
  <>
    {' '}
    <span className={className}>{children}</span>
  </>
)
