/** A running server. */
export type Listening = {
  port: number
  address: string
  /** The address for other machines, if the server listens on all interfaces. */
  others: string[]
  close(): Promise<void>
}
