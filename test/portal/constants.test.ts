import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../../src/config/readConfig.ts'
import { sourcePath } from '../../src/model/route.ts'
import { PROGRESS } from '../../theme/navigation/progressBar.ts'

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')
const { value: config } = readConfig({ path: sourcePath('content/site.yaml'), text: read('content/site.yaml') })

test('the tagline is that of the portal', () => {
  expect(config?.tagline).toBe('Build a seamless primary market investing experience with the Connect API.')
})

test('the site has its base path, one language and one version', () => {
  expect(config).toMatchObject({ baseUrl: '/', language: 'en', languages: [], versions: [] })
})

test('the navigation has three items', () => {
  expect(config?.navigation.map(({ label, position }) => [label, position])).toEqual([
    ['Documentation', 'left'],
    ['API', 'left'],
    ['Meridian', 'right'],
  ])
})

test('terms are in no sidebar', () => {
  expect(JSON.stringify(config?.sidebars)).toContain('docs/overview/glossary.md')
  expect(JSON.stringify(config?.sidebars)).not.toContain('docs/terms')
})

test('tables of contents have the levels 2 and 3', () => {
  expect(config?.toc).toEqual({ min: 2, max: 3 })
})

test('the API has its version and colour', () => {
  expect(config?.apis.map(({ route, primaryColor }) => [route, primaryColor])).toEqual([['/api/', '#0b1d3a']])
  expect(read('openapi/connect.yaml')).toMatch(/^ {2}version: '2\.0'$/m)
})

test('the progress bar has its times', () => {
  expect(PROGRESS).toEqual({ delay: 200, minimum: 0.08, speed: 200, trickle: 800 })
})
