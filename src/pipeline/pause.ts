/** Lets everything that has happened meanwhile be handled: messages, requests, and signals such as Ctrl-C. */
export const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Runs what is done in steps, with a pause after each. */
export async function withPauses<T>(steps: Generator<void, T>): Promise<T> {
  let step = steps.next()
  for (; !step.done; step = steps.next()) await pause()
  return step.value
}
