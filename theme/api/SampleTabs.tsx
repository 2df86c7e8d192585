import type { SampleView } from '../../src/model/apiView.ts'
import { Code } from './Code.tsx'
import { Prose } from './Prose.tsx'

type Props = {
  samples: SampleView[]
  /** Sets of the same group are chosen together. */
  group?: string
  className?: string
  /** A class for all but the first, which are left out where the page is told as text. */
  leaveOut?: string
}

/**
 * Samples of which one is looked at: tabs like those of the guides, which are chosen together with them. Without script
 * each but the first is a fold.
 */
export function SampleTabs({ samples, group, className = '', leaveOut = '' }: Props) {
  return (
    <div className={`tabs ${className}`.trim()} data-group={group}>
      {samples.map((sample, index) => (
        <section
          key={`${index} ${sample.label}`}
          className={`tab-panel ${index === 0 ? '' : leaveOut}`.trim()}
          data-label={sample.label}
        >
          <details open={index === 0}>
            <summary className="tab-label">{sample.label}</summary>
            <Prose html={sample.description} />
            <Sample sample={sample} />
          </details>
        </section>
      ))}
    </div>
  )
}

export const Sample = ({ sample: { code, generated } }: { sample: SampleView }) => (
  <>
    {generated && <p className="api-generated">Made from the schema</p>}
    <Code html={code} />
  </>
)
