import { createInterface } from 'node:readline'

/** A question, and why an answer to it cannot be used; undefined if it can. */
export type Question = { text: string; faultOf(answer: string): string | undefined }

/**
 * Asks one question after the other, and returns the lines that are typed. An answer that cannot be used is asked for again.
 * Lines that were typed ahead answer later questions. After the end of the input every answer is empty; Ctrl-C ends the process.
 */
export async function askOn(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  questions: Question[],
): Promise<string[]> {
  const lines = createInterface({ input, output })
  lines.once('SIGINT', () => {
    output.write('\n')
    process.kill(process.pid, 'SIGINT')
  })
  const typed = lines[Symbol.asyncIterator]()
  const answers: string[] = []
  let [question] = questions
  while (question) {
    lines.setPrompt(question.text)
    lines.prompt()
    const { value, done } = await typed.next()
    if (done) {
      output.write('\n')
      break
    }
    const fault = question.faultOf(value)
    if (fault) output.write(`${fault}\n`)
    else question = questions[answers.push(value)]
  }
  lines.close()
  return questions.map((_, index) => answers[index] ?? '')
}
