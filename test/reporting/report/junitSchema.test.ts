import { expect, test } from 'vitest'
import type { Element, Nodes } from 'xast'
import { fromXml } from 'xast-util-from-xml'
import { error, type Problem, warning } from '../../../src/model/problem.ts'
import { report } from '../../../src/reporting/report/report.ts'

const elementsIn = (node: Nodes, name: string): Element[] =>
  'children' in node
    ? node.children.flatMap((child) => [
        ...(child.type === 'element' && child.name === name ? [child] : []),
        ...elementsIn(child, name),
      ])
    : []

const countOf = (element: Element, name: string): number => elementsIn(element, name).length

const at = (file: string, line: number) => ({ file, line, column: 1 })

const PROBLEMS: Problem[] = [
  error('broken-link', at('content/a.md', 1), { message: 'a "<b>" & c\n\u0007', fix: 'x' }),
  error('broken-link', at('content/a.md', 1), { message: 'again' }),
  warning('empty-link', at('content/b.md', 2), { message: 'none' }),
]

const TIME = { made: new Date('2026-01-02T03:04:05.678Z'), milliseconds: 1500 }

/** What the schemas of Jenkins, Ant and Surefire have in common. */
test.each([
  ['problems', PROBLEMS, false],
  ['problems that all fail', PROBLEMS, true],
  ['no problems', [], false],
])('a JUnit report of %s keeps to the common schema', (_, problems, strict) => {
  const checked = { pages: 1, links: 1, external: 0 }
  const root = fromXml(report(problems, { format: 'junit', checked, strict, time: TIME }))
  const [all] = elementsIn(root, 'testsuites')
  const suites = elementsIn(root, 'testsuite')
  if (!all) throw new Error('there are no test suites')
  for (const suite of [all, ...suites]) {
    expect(suite.attributes).toMatchObject({
      name: expect.stringMatching(/./),
      tests: String(countOf(suite, 'testcase')),
      failures: String(countOf(suite, 'failure')),
      errors: String(countOf(suite, 'error')),
      time: expect.stringMatching(/^\d+(?:\.\d+)?$/),
    })
  }
  for (const { attributes, children } of suites) {
    expect(attributes['timestamp']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
    const cases = children.filter((child) => child.type === 'element')
    expect(cases.map(({ name }) => name)).toEqual(cases.map(() => 'testcase'))
    const names = cases.map(({ attributes: { classname, name } }) => `${classname} ${name}`)
    expect(new Set(names).size).toBe(names.length)
  }
  for (const { attributes, children } of elementsIn(root, 'testcase')) {
    expect(attributes).toMatchObject({ name: expect.stringMatching(/./), classname: expect.stringMatching(/./) })
    expect(attributes['time']).toMatch(/^\d+(?:\.\d+)?$/)
    const inside = children.filter((child) => child.type === 'element').map(({ name }) => name)
    expect(['', 'failure', 'system-out']).toContain(inside.join(' '))
  }
  for (const { attributes } of elementsIn(root, 'failure')) {
    expect(attributes).toMatchObject({ type: expect.stringMatching(/^[a-z-]+$/), message: expect.stringMatching(/./) })
  }
})
