import type { PartModel } from '../../../model/requestModel.ts'

/** A request as an example shows it, before it is written in any language. */
export type SampleRequest = {
  method: string
  url: Segment[]
  headers: SampleHeader[]
  /** User name and password of HTTP basic authentication. */
  basic: { user: Segment; password: Segment } | undefined
  body: SampleBody | undefined
}

export type SampleHeader = { name: string; value: Segment[] }

/** A text, or the name of a variable that holds a secret. */
export type Segment = string | { variable: string }

/** A text, or the name of a file when there is no example to send. */
export type SampleBody = { text: string } | { file: string } | { parts: PartModel[] }
