import { csharp } from './csharp.ts'
import { curl } from './curl.ts'
import { go } from './go.ts'
import { java } from './java.ts'
import { javascript } from './javascript.ts'
import { php } from './php.ts'
import { python } from './python.ts'
import type { SampleRequest } from './sampleRequest.ts'
import { typescript } from './typescript.ts'

/** A language that requests are shown in. */
type SnippetLanguage = {
  id: string
  /** The same as on the tabs of guides, which are chosen together with ours. */
  label: string
  /** What the highlighter calls it. */
  grammar: string
  write(request: SampleRequest): string
}

export const SNIPPET_LANGUAGES: readonly SnippetLanguage[] = [
  { id: 'curl', label: 'curl', grammar: 'bash', write: curl },
  { id: 'javascript', label: 'JavaScript', grammar: 'js', write: javascript },
  { id: 'typescript', label: 'TypeScript', grammar: 'ts', write: typescript },
  { id: 'python', label: 'Python', grammar: 'python', write: python },
  { id: 'java', label: 'Java', grammar: 'java', write: java },
  { id: 'csharp', label: 'C#', grammar: 'csharp', write: csharp },
  { id: 'go', label: 'Go', grammar: 'go', write: go },
  { id: 'php', label: 'PHP', grammar: 'php', write: php },
]
