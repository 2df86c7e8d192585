import { expect, test } from 'vitest'
import { problemsOf as siteProblems } from '../site.ts'
import { bodyOf } from './parse.ts'

test.each(['fast', 'reference'] as const)('a picture for one colour mode is marked by the %s pipeline', (pipeline) => {
  const classesIn = (text: string) =>
    [...bodyOf(text, { pipeline }).matchAll(/<img[^>]*>/g)].map(([tag]) => /class="([^"]*)"/.exec(tag)?.[1])
  expect(
    classesIn(
      '![a](/img/a.png#gh-light-mode-only) ![a](https://x.example/a.png#gh-dark-mode-only) ![a](a.png#only-light) ![a](a.png#only-dark) ![a](a.png#dark)',
    ),
  ).toEqual(['only-light', 'only-dark', 'only-light', 'only-dark', undefined])
  expect(classesIn('<img alt="a" src="a.png#gh-dark-mode-only" class="big">')).toEqual(['big only-dark'])
})

test('both pipelines write pictures for one colour mode alike', () => {
  const text = 'A ![a](/img/a.png#gh-dark-mode-only "T") ![a](b.svg#only-light)'
  expect(bodyOf(text, { pipeline: 'fast' })).toBe(bodyOf(text, { pipeline: 'reference' }))
})

test('the mode is no id in a drawing of the site', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  const page = '# Home\n\n![A](/a.svg#only-dark) ![A](/a.svg#gh-light-mode-only)\n'
  expect(await siteProblems({ 'content/index.md': page, 'content/a.svg': drawing })).toBe('')
})
