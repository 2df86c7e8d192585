/** Runs asynchronous steps one after the other, in the order in which they were given. */
type Queue = <T>(step: () => Promise<T>) => Promise<T>

/** A step that fails does not keep the next one from running. */
export function queue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  return (step) => {
    const next = last.then(step, step)
    last = next
    return next
  }
}
