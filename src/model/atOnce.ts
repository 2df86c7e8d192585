/** Runs what is done in steps at once. */
export function atOnce<T>(steps: Generator<void, T>): T {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
