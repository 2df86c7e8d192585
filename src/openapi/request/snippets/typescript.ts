import { fetchCall } from './fetchCall.ts'
import type { SampleRequest } from './sampleRequest.ts'
import { readsVariables } from './segments.ts'

/**
 * The request as a module of Node in TypeScript. Unlike in JavaScript, a missing environment variable has to be handled
 * for the code to compile.
 */
export function typescript(request: SampleRequest): string {
  const call = fetchCall(request, (name) => `env('${name}')`)
  return readsVariables(request) ? `${call}\n\n${READ_VARIABLE}` : call
}

const READ_VARIABLE = `function env(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(\`\${name} is not set\`);
  return value;
}`
