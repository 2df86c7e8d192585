import type { CallView, CallViews, MediaView, OperationView, ResponseView, SampleView } from './apiView.ts'

/** The samples of an operation in the order in which they are shown, as HTML and as Markdown. */
export type OperationSamples = {
  /** The request as code, one sample a language. */
  request: SampleView[]
  /** The same with the body in each of several media types; the first is `request`. */
  calls: CallView[]
  /** Undefined if each is the body of a request as code. */
  bodies: CoupledSamples | undefined
  answers: AnswerSamples[]
}

/** Samples that change together with the alternatives of a body. */
export type CoupledSamples = { examples: SampleView[]; couple: string | undefined }

/** A single example gives its name to the whole answer. */
export type AnswerSamples = CoupledSamples & { status: string; title: string }

export function operationSamples({ snippets, calls, body, responses }: OperationView): OperationSamples {
  const media = body?.media ?? []
  const bodies = coupledSamples(media)
  const areSent = snippets.length > 0 && media.every((each) => isSent(each, calls))
  return {
    request: snippets,
    calls: calls ? [{ mediaTypes: calls.mediaTypes, snippets }, ...calls.others] : [],
    bodies: areSent || bodies.examples.length === 0 ? undefined : bodies,
    answers: responses.map(answerSamples).filter(({ examples }) => examples.length > 0),
  }
}

/** Whether each example of a body is that of a request as code, of which each has one. */
function isSent({ type, alsoTypes = [], examples }: MediaView, calls: CallViews | undefined): boolean {
  const withType = ({ mediaTypes }: { mediaTypes: string[] }): boolean =>
    [type, ...alsoTypes].some((each) => mediaTypes.includes(each))
  const sent = calls ? [calls, ...calls.others].filter(withType).length : 1
  return examples.length <= sent && !examples.some(({ rest }) => rest)
}

function answerSamples({ status, meaning, alike = [], media }: ResponseView): AnswerSamples {
  const samples = coupledSamples(media)
  const [only, ...others] = samples.examples
  const all = [{ status, meaning }, ...alike]
  const title = only && others.length === 0 ? only.label : all.map((each) => each.meaning).join(', ')
  return { ...samples, status: all.map((each) => each.status).join(', '), title }
}

const coupledSamples = (media: MediaView[]): CoupledSamples => ({
  examples: media.flatMap(({ examples }) => examples),
  couple: media.find(({ couple }) => couple !== undefined)?.couple,
})
