import type { StarterTexts } from './texts.ts'

export const en: StarterTexts = {
  portal: 'Developer Portal',
  tagline: 'What your API does, in one sentence.',
  about: 'Guides and reference of the {{brand}} API.',
  documentation: { title: 'Documentation', description: 'What to know before you start.' },
  firstRequest: { title: 'Your first request', description: 'Send a first request to the API.' },
  reference: { title: 'API reference', description: 'Every operation, with examples.' },
  addresses: 'Each Markdown file under `content/` is a page; its path is its address.',
  editing: 'Edit this file while `portalgen serve` is running: the page updates when you save.',
  next: 'Continue with [your first request](./first-request.md).',
  ownRequest: 'Choose an operation of the [API reference](/api/), and copy its request.',
  exampleRequest: 'Call [the greeting](api:getGreeting):',
  request: 'Request',
  api: {
    title: 'Example API',
    operation: 'Read the greeting',
    tag: 'Greetings',
    answer: 'The greeting.',
    field: 'What to say.',
    greeting: 'Hello',
  },
}
