import type { SampleBody, SampleRequest, Segment } from './sampleRequest.ts'

/** How a language writes a text and reads a variable of the environment. */
export type Notation = { text(text: string): string; variable(name: string): string }

/** The same segments, with no two texts side by side and none empty. */
export function mergeTexts(segments: Segment[]): Segment[] {
  const merged: Segment[] = []
  for (const segment of segments) {
    const last = merged.at(-1)
    if (typeof segment !== 'string') merged.push(segment)
    else if (typeof last === 'string') merged[merged.length - 1] = last + segment
    else if (segment !== '') merged.push(segment)
  }
  return merged
}

/** A text without variables. */
export const isText = (segments: Segment[]): boolean => segments.every((segment) => typeof segment === 'string')

/** Whether the body comes from files, as a whole or in parts. */
export const readsFiles = (body: SampleBody): boolean =>
  'file' in body || ('parts' in body && body.parts.some((part) => 'file' in part))

/** Whether there is anything to read from the environment. */
export const readsVariables = ({ url, headers, basic }: SampleRequest): boolean =>
  basic !== undefined || ![url, ...headers.map(({ value }) => value)].every(isText)

/** The segments as an expression: `"Bearer " + System.getenv("TOKEN")`. */
export function concatenation(segments: Segment[], operator: string, { text, variable }: Notation): string {
  const operands = mergeTexts(segments).map((segment) =>
    typeof segment === 'string' ? text(segment) : variable(segment.variable),
  )
  return operands.length === 0 ? text('') : operands.join(` ${operator} `)
}
