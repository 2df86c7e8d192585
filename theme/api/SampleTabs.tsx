import type { SampleView } from '../../src/model/apiView.ts'
import type { PropsOf } from '../../src/model/parts.ts'
import { filled } from '../texts/filled.ts'

/**
 * Samples, shown one at a time: tabs like those of the guides, which are selected together with them. Without script,
 * all but the first are folded, and those that script makes are only named.
 */
export function SampleTabs({ samples, group, couple, className = '', parts }: PropsOf<'SampleTabs'>) {
  const later = samples.flatMap(({ leftOut, label }) => (leftOut === 'code' ? label : []))
  const shown = samples.filter(({ leftOut }) => leftOut !== 'code')
  return (
    <div
      className={`tabs ${className}`.trim()}
      data-group={group}
      data-couple={couple}
      data-later={later.length > 0 ? later.join() : undefined}
    >
      {shown.map((sample, index) => (
        <section
          key={`${index} ${sample.label}`}
          className="tab-panel"
          data-label={sample.label}
          data-choice={sample.choice}
        >
          <details open={index === 0}>
            <summary className="tab-label">{sample.label}</summary>
            <parts.Prose html={sample.description?.html} parts={parts} />
            <parts.Sample sample={sample} parts={parts} />
          </details>
        </section>
      ))}
    </div>
  )
}

/** A sample of code. */
export const Sample = ({ sample: { code, leftOut, generated, rest = [] }, parts }: PropsOf<'Sample'>) => (
  <>
    {generated && <p className="api-generated">{parts.texts.reference.generated}</p>}
    {code.lines.length > 0 && <parts.Code code={leftOut === 'tokens' ? withoutTokens(code) : code} parts={parts} />}
    {rest.map(({ href, text }) => (
      <p key={href} className="api-generated">
        {filled(parts.texts.reference.complete, { file: <a href={href}>{text}</a> })}
      </p>
    ))}
  </>
)

// The name of its type is that of a part, and an ejected copy imports both from one module.
const withoutTokens = (code: SampleView['code']): SampleView['code'] => ({
  ...code,
  lines: code.lines.map((line) => [{ text: line.map(({ text }) => text).join(''), kind: '' }]),
})
