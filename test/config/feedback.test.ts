import { expect, test } from 'vitest'
import { config, problemsOf, site } from '../site.ts'

const FILES = {
  'content/docs/a b.md': '# Q & A',
  'content/off.md': '---\nfeedback: false\n---\n# Off',
  'content/404.md': '# Lost',
}

async function linksAt(yaml: string, at = '/docs/a b/'): Promise<string[]> {
  const { html, problems } = await site({ ...FILES, 'content/site.yaml': config(yaml) })
  expect(problems).toBe('')
  const group = /<p class="feedback".*?<\/p>/.exec(html(at))?.[0] ?? ''
  return [...group.matchAll(/<a href="([^"]*)" rel="noopener noreferrer">([^<]*)/g)].map(
    ([, href, text]) => `${text} ${href?.replaceAll('&amp;', '&')}`,
  )
}

test.each([
  [
    'feedback: "https://forms.example.com/?page={title}&at={url}&answer={answer}"\n',
    [
      'Yes https://forms.example.com/?page=Q%20%26%20A&at=https%3A%2F%2Fdeveloper.example.com%2Fdocs%2Fa%2520b%2F&answer=yes',
      'No https://forms.example.com/?page=Q%20%26%20A&at=https%3A%2F%2Fdeveloper.example.com%2Fdocs%2Fa%2520b%2F&answer=no',
    ],
  ],
  [
    'feedback: docs@example.com\n',
    [
      'Yes mailto:docs@example.com?subject=Q%20%26%20A%3A%20yes&body=https%3A%2F%2Fdeveloper.example.com%2Fdocs%2Fa%2520b%2F',
      'No mailto:docs@example.com?subject=Q%20%26%20A%3A%20no&body=https%3A%2F%2Fdeveloper.example.com%2Fdocs%2Fa%2520b%2F',
    ],
  ],
  [
    'feedback: { yes: "https://a.example/yes", no: "https://a.example/issues/new?file={path}" }\n',
    ['Yes https://a.example/yes', 'No https://a.example/issues/new?file=content%2Fdocs%2Fa%20b.md'],
  ],
])('%s leads from a page to the target', async (yaml, links) => {
  expect(await linksAt(yaml)).toEqual(links)
})

test('a page without a target asks nothing, and neither do one that leaves the question out and that for unknown addresses', async () => {
  expect(await linksAt('')).toEqual([])
  expect(await linksAt('feedback: docs@example.com\n', '/off/')).toEqual([])
  expect(await linksAt('feedback: docs@example.com\n', '/404/')).toEqual([])
})

test.each([
  [
    'feedback: javascript:alert({answer})',
    '"javascript:alert({answer})" is neither a web address nor one for mail\n' +
      '  fix: write it like "https://github.com/acme/docs/issues/new?title={title}:+{answer}" or "docs@example.com"',
  ],
  [
    'feedback: "https://a.example/{titel}/{answer}"',
    '"{titel}" is not a known placeholder\n  fix: did you mean "{title}"?',
  ],
  [
    'feedback: "https://a.example/{title}"',
    '"https://a.example/{title}" is the same for both answers\n' +
      '  fix: add "{answer}", which becomes "yes" or "no", or write { yes: …, no: … }',
  ],
  [
    'feedback: { yes: "https://a.example/{answer}", no: "mailto:a@example.com" }',
    '"{answer}" is not a known placeholder\n  fix: write one of {title}, {url}, {path}',
  ],
])('%s is reported', async (yaml, message) => {
  expect(await problemsOf({ 'content/site.yaml': config(`${yaml}\n`) })).toContain(
    `error  invalid-config\n  ${message}`,
  )
})
