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
  write(request: SampleRequest): string
}

export const SNIPPET_LANGUAGES: readonly SnippetLanguage[] = [
  { id: 'curl', label: 'curl', write: curl },
  { id: 'javascript', label: 'JavaScript', write: javascript },
  { id: 'typescript', label: 'TypeScript', write: typescript },
  { id: 'python', label: 'Python', write: python },
  { id: 'java', label: 'Java', write: java },
  { id: 'csharp', label: 'C#', write: csharp },
  { id: 'go', label: 'Go', write: go },
  { id: 'php', label: 'PHP', write: php },
]
