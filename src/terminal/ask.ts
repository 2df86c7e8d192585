import { createInterface } from 'node:readline'

/**
 * Asks one question after the other, and returns the lines that are typed. Lines that were typed ahead answer later
 * questions. After the end of the input every answer is empty; Ctrl-C ends the process.
 */
export async function askOn(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  questions: string[],
): Promise<string[]> {
  const lines = createInterface({ input, output })
  lines.once('SIGINT', () => process.kill(process.pid, 'SIGINT'))
  const typed = lines[Symbol.asyncIterator]()
  const answers: string[] = []
  for (const question of questions) {
    lines.setPrompt(question)
    lines.prompt()
    const { value, done } = await typed.next()
    if (done) break
    answers.push(value)
  }
  lines.close()
  return questions.map((_, index) => answers[index] ?? '')
}
