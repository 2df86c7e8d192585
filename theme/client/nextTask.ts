/** Lets the browser answer the reader before more is done. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
