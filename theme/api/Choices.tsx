import type { PropsOf } from '../../src/model/parts.ts'

export function Choices({ choices: { title, options }, parts }: PropsOf<'Choices'>) {
  return (
    <div className="api-choices">
      <p className="api-choices-title">{title}</p>
      <ol>
        {options.map(({ label, when, description, body }, index) => (
          <li key={`${index} ${label.length}`}>
            <span className="api-option">
              <parts.Sentence words={label} parts={parts} />
            </span>
            {when && (
              <>
                {' '}
                <parts.Sentence words={when} parts={parts} />
              </>
            )}
            <parts.Prose html={description?.html} parts={parts} />
            {body && <parts.SchemaBody body={body} parts={parts} />}
          </li>
        ))}
      </ol>
    </div>
  )
}
