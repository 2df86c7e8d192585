/** A server that runs. */
export type Listening = {
  port: number
  address: string
  /** Where other machines reach a server that listens to all of the network. */
  others: string[]
  close(): Promise<void>
}
