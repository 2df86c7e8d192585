import type { Call } from './call.ts'
import { curlCalls } from './curlCalls.ts'
import { httpCalls } from './httpCalls.ts'
import { javascriptCalls } from './javascriptCalls.ts'
import { pythonCalls } from './pythonCalls.ts'

const READERS: [languages: RegExp, read: (code: string) => Call[]][] = [
  [/^(?:bash|sh|shell|zsh|console|curl)$/, curlCalls],
  [/^http$/, httpCalls],
  [/^(?:js|mjs|javascript|jsx|ts|typescript|tsx)$/, javascriptCalls],
  [/^(?:py|python|python3)$/, pythonCalls],
]

/** The calls of an HTTP API that a code sample makes, by its text alone; nothing is run. */
export const readCalls = (code: string, language: string): Call[] =>
  READERS.find(([languages]) => languages.test(language))?.[1](code) ?? []
