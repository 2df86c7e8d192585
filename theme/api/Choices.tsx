import type { ChoicesView } from '../../src/model/apiView.ts'
import { Body } from './Body.tsx'
import { Prose } from './Prose.tsx'
import { Sentence } from './Sentence.tsx'

export function Choices({ choices: { title, options } }: { choices: ChoicesView }) {
  return (
    <div className="api-choices">
      <p className="api-choices-title">{title}</p>
      <ol>
        {options.map(({ label, when, description, body }, index) => (
          <li key={`${index} ${label.length}`}>
            <span className="api-option">
              <Sentence words={label} />
            </span>
            {when && (
              <>
                {' '}
                <Sentence words={when} />
              </>
            )}
            <Prose html={description} />
            {body && <Body body={body} />}
          </li>
        ))}
      </ol>
    </div>
  )
}
