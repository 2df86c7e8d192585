import type { MediaView, OperationView, ResponseView, SampleView } from './apiView.ts'

/** The samples of an operation in the order in which they are shown, as HTML and as Markdown. */
export type OperationSamples = {
  /** The request as code, one sample a language. */
  request: SampleView[]
  /** Undefined if the only one is the body of the request as code. */
  bodies: CoupledSamples | undefined
  answers: AnswerSamples[]
}

/** Samples that change together with the alternatives of a body. */
export type CoupledSamples = { examples: SampleView[]; couple: string | undefined }

/** A single example gives its name to the whole answer. */
export type AnswerSamples = CoupledSamples & { status: string; title: string }

export function operationSamples({ snippets, body, responses }: OperationView): OperationSamples {
  const media = body?.media ?? []
  const bodies = coupledSamples(media)
  const isSent = snippets.length > 0 && isInRequest(media) && !bodies.examples.some(({ rest }) => rest)
  const shownInRequest = isSent ? 1 : 0
  return {
    request: snippets,
    bodies: bodies.examples.length > shownInRequest ? bodies : undefined,
    answers: responses.map(answerSamples).filter(({ examples }) => examples.length > 0),
  }
}

/** Whether the first example is of the media type that the request is made with: the first one, or JSON. */
function isInRequest(media: MediaView[]): boolean {
  const at = media.findIndex(({ examples }) => examples.length > 0)
  return at <= 0 || /[/+]json\b/i.test(media[at]?.type ?? '')
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
