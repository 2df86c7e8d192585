import type { InlineContent } from '../../src/model/apiView.ts'
import type { LocalParts, PropsOf } from '../../src/model/parts.ts'

/** Conditional rules ("if …, then …") in words. */
export function Conditions({ conditions, parts }: PropsOf<'Conditions'>) {
  return conditions.map(({ when, demands, otherwise }, index) => (
    <div key={`${index} ${when.length}`} className="api-condition">
      {demands.length > 0 && (
        <>
          <p>
            When <parts.Sentence words={when} parts={parts} />:
          </p>
          <Demands demands={demands} parts={parts} />
        </>
      )}
      {otherwise.length > 0 && (
        <>
          <p>{demands.length > 0 ? 'Otherwise:' : <Unless when={when} parts={parts} />}</p>
          <Demands demands={otherwise} parts={parts} />
        </>
      )}
    </div>
  ))
}

const Unless = ({ when, parts }: { when: InlineContent; parts: LocalParts }) => (
  <>
    Unless <parts.Sentence words={when} parts={parts} />:
  </>
)

function Demands({ demands, parts }: { demands: InlineContent[]; parts: LocalParts }) {
  return (
    <ul>
      {demands.map((words, index) => (
        <li key={`${index} ${words.length}`}>
          <parts.Sentence words={words} parts={parts} />
        </li>
      ))}
    </ul>
  )
}
