import type { FieldView, InlineContent, SchemaBody } from '../../src/model/apiView.ts'

const MARKS = { code: '`' }

/** InlineContent on one line: links in brackets, code in backticks. */
export const plain = (words: InlineContent): string =>
  words
    .map((word) => {
      if (typeof word === 'string') return word
      if (word.kind === 'link') return `[${word.text}](${word.href})`
      return MARKS[word.kind] + word.text + MARKS[word.kind]
    })
    .join('')

/** A field on one line, with what stands inside it indented below. */
export function outline(fields: FieldView[], indent = ''): string[] {
  return fields.flatMap((field) => {
    const marks = [
      field.required ? 'required' : '',
      field.deprecated ? 'deprecated' : '',
      field.direction === 'both' ? '' : field.direction,
      field.origin ? plain(field.origin) : '',
      field.values.listed.length > 0 ? `one of ${field.values.listed.map(({ value }) => value).join(' ')}` : '',
      ...field.facts.map(({ label, value }) => `${label}: ${plain(value)}`),
      field.more ? `inside: ${field.more.href}` : '',
    ].filter((mark) => mark !== '')
    const line = `${indent}${[`${field.name}: ${plain(field.type)}`, ...marks].join('; ')}`
    return [line, ...(field.body ? bodyOutline(field.body, `${indent}  `) : [])]
  })
}

export function bodyOutline({ fields, notes, choices, cases, conditions }: SchemaBody, indent = ''): string[] {
  return [
    ...outline(fields, indent),
    ...notes.map((words) => indent + plain(words)),
    ...choices.flatMap(({ title, options }) => [
      `${indent}${title}:`,
      ...options.flatMap(({ name, label, when, body, more }) => [
        `${indent}- ${name}: ${plain(label)}${when ? ` ${plain(when)}` : ''}${more ? `; inside: ${more.href}` : ''}`,
        ...(body ? bodyOutline(body, `${indent}  `) : []),
      ]),
    ]),
    ...cases.flatMap(({ field, cases: values, rows }) => [
      `${indent}${field} | ${values.join(' | ')}`,
      ...rows.map((row) => `${indent}${row.field} | ${row.cells.map(({ text }) => plain([text].flat())).join(' | ')}`),
    ]),
    ...conditions.flatMap(({ when, demands, otherwise }) => [
      `${indent}when ${plain(when)}`,
      ...demands.map((words) => `${indent}- ${plain(words)}`),
      ...(otherwise.length > 0 ? [`${indent}otherwise`] : []),
      ...otherwise.map((words) => `${indent}- ${plain(words)}`),
    ]),
  ]
}
