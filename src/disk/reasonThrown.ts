import { thrownMessage } from '../model/thrownMessage.ts'

/**
 * Why a package that a site has installed, such as `sharp`, failed: the first line of what it threw. The others are advice
 * for programmers.
 */
export const reasonThrown = (error: unknown): string =>
  thrownMessage(error).trim().split('\n')[0]?.replace(/:$/, '') ?? ''
