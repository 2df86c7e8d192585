import { fetchCall } from './fetchCall.ts'
import type { SampleRequest } from './sampleRequest.ts'

/** The request as a module of Node: `fetch`, and keys from the environment. */
export const javascript = (request: SampleRequest): string => fetchCall(request, (name) => `process.env.${name}`)
