import { expect, test } from 'vitest'
import { faultsIn, type Outputs, outputsOf } from './outputs.ts'

/** One that tries all ways at once; `npm run soak -- injection` tries 1,500 one by one, in a browser too. */
const TEXT = `"><img src=x onerror=ran(1)></script><script>ran(2)</script>[x](javascript:ran(3)) \u001b[31m%0A::set-output name=a::b`

const outputs = outputsOf([{ name: 'all', text: TEXT }])

test('nothing of what a payload in every place of a site tries comes out of it', async () => {
  expect(faultsIn(await outputs)).toEqual([])
})

/** Enough to find a hole in. */
async function fewOutputs(): Promise<Outputs> {
  const all = await outputs
  const isShown = ([route]: [string, string]) => ['/', '/docs/all-front/', '/api/'].includes(route)
  return { ...all, documents: new Map([...all.documents].filter(isShown)) }
}

const inDocuments = (of: Outputs, plant: (html: string) => string): Outputs => ({
  ...of,
  documents: new Map([...of.documents].map(([route, html]) => [route, plant(html)])),
})

const inFiles = (of: Outputs, name: RegExp, plant: (text: string) => string): Outputs => ({
  ...of,
  files: new Map([...of.files].map(([path, text]) => [path, name.test(path) ? plant(text) : text])),
})

const inReports = (of: Outputs, format: string, plant: (text: string) => string): Outputs => ({
  ...of,
  reports: new Map([...of.reports].map(([name, text]) => [name, name === format ? plant(text) : text])),
})

/** Holes as a program could have them: what it escapes or leaves out stands there as it was written. */
const HOLES: [string, (of: Outputs) => Outputs][] = [
  ['text is not escaped', (of) => inDocuments(of, (html) => html.replaceAll('&lt;', '<').replaceAll('&gt;', '>'))],
  ['quotes in attributes are not escaped', (of) => inDocuments(of, (html) => html.replaceAll('&quot;', '"'))],
  ['data ends its script', (of) => inDocuments(of, (html) => html.replaceAll('\\u003c', '<'))],
  ['handlers are kept', (of) => inDocuments(of, (html) => html.replace('<h1', '<h1 onclick="ran(1)"'))],
  [
    'addresses that run are kept',
    (of) => inDocuments(of, (html) => html.replace('href="/"', 'href="java\nscript:ran(1)"')),
  ],
  ['feeds are not escaped', (of) => inFiles(of, /\.xml$/, (text) => text.replaceAll('&lt;', '<'))],
  ['JSON is not escaped', (of) => inFiles(of, /\.json$/, (text) => text.replaceAll('\\"', '"'))],
  ['links of texts run', (of) => inFiles(of, /\.md$/, (text) => `${text}\n[x](javascript:ran)\n`)],
  ['a terminal is steered', (of) => inReports(of, 'text', (text) => text.replaceAll('\\u001b', '\u001b'))],
  [
    'a line of a report becomes a command',
    (of) => inReports(of, 'github', (text) => text.replaceAll('%250A', '\n').replaceAll('%0A', '\n')),
  ],
  [
    'JUnit is not escaped',
    (of) => inReports(of, 'junit', (text) => text.replaceAll('&lt;', '<').replaceAll('&quot;', '"')),
  ],
]

test.each(HOLES)('the judge notices a planted hole: %s', async (_, plant) => {
  expect(faultsIn(plant(await fewOutputs()))).not.toEqual([])
})
