import type { ConditionView, Words } from '../../src/model/apiView.ts'
import { Sentence } from './Sentence.tsx'

/** Rules of the kind "when this, then that", in words. */
export function Conditions({ conditions }: { conditions: ConditionView[] }) {
  return conditions.map(({ when, demands, otherwise }, index) => (
    <div key={`${index} ${when.length}`} className="api-condition">
      {demands.length > 0 && (
        <>
          <p>
            When <Sentence words={when} />:
          </p>
          <Demands demands={demands} />
        </>
      )}
      {otherwise.length > 0 && (
        <>
          <p>{demands.length > 0 ? 'Otherwise:' : <Unless when={when} />}</p>
          <Demands demands={otherwise} />
        </>
      )}
    </div>
  ))
}

const Unless = ({ when }: { when: Words }) => (
  <>
    Unless <Sentence words={when} />:
  </>
)

function Demands({ demands }: { demands: Words[] }) {
  return (
    <ul>
      {demands.map((words, index) => (
        <li key={`${index} ${words.length}`}>
          <Sentence words={words} />
        </li>
      ))}
    </ul>
  )
}
