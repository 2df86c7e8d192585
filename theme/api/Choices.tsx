import type { OptionView } from '../../src/model/apiView.ts'
import { optionLabel } from '../../src/model/optionLabel.ts'
import type { LocalParts, PropsOf } from '../../src/model/parts.ts'

/** Alternatives, shown one at a time. Without script, all but the first are folded. */
export function Choices({ choices: { title, options }, parts }: PropsOf<'Choices'>) {
  return (
    <div className="api-choices">
      <p className="api-choices-title">{title}</p>
      <div className="tabs">
        {options.map((option, index) => (
          <section key={option.name} className="tab-panel" data-label={option.name}>
            <details open={index === 0}>
              <summary className="tab-label">{option.name}</summary>
              <Option option={option} parts={parts} />
            </details>
          </section>
        ))}
      </div>
    </div>
  )
}

function Option({ option, parts }: { option: OptionView; parts: LocalParts }) {
  const { when, description, facts, values, body, more } = option
  const label = optionLabel(option)
  return (
    <>
      {(when || label.length > 0) && (
        <p className="api-note">
          <parts.Sentence words={when ? [...label, ' ', ...when] : label} parts={parts} />
        </p>
      )}
      <parts.Prose html={description?.html} parts={parts} />
      <parts.Values values={values} parts={parts} />
      <parts.Facts facts={facts} parts={parts} />
      {body && <parts.SchemaBody body={body} parts={parts} />}
      {more && <parts.Inside more={more} parts={parts} />}
    </>
  )
}
