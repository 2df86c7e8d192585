import type { PropsOf } from '../../src/model/parts.ts'

/** The contents of a value: fields, alternatives, conditions. */
export function SchemaBody({ body, parts }: PropsOf<'SchemaBody'>) {
  return (
    <>
      <parts.CaseTables tables={body.cases} parts={parts} />
      <parts.Fields fields={body.fields} parts={parts} />
      {body.choices.map((choices, index) => (
        <parts.Choices key={`${index} ${choices.title}`} choices={choices} parts={parts} />
      ))}
      <parts.Conditions conditions={body.conditions} parts={parts} />
      <parts.Rest rest={body.rest} parts={parts} />
      {body.notes.map((words, index) => (
        <p key={`${index} ${words.length}`} className="api-note">
          <parts.Sentence words={words} parts={parts} />
        </p>
      ))}
    </>
  )
}
