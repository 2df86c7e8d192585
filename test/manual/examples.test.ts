import { parse } from '@babel/parser'
import type { Code } from 'mdast'
import { parse as parseToml } from 'smol-toml'
import { expect, test } from 'vitest'
import { createProgram } from '../../src/cli/program.ts'
import { readConfig } from '../../src/config/readConfig.ts'
import { referenceParser } from '../../src/markdown/referenceParser.ts'
import { sourcePath } from '../../src/model/route.ts'
import { parseYaml } from '../../src/yaml/parseYaml.ts'
import { expectAgreementOnPage, expectAgreementOnSite } from '../config/agreement.ts'
import { problemsOf } from '../markdown/parse.ts'
import { manual } from './manual.ts'

const parseMarkdown = referenceParser()

/** The code blocks of the manual that are written in its pages; those from files are built with the pages. */
const examples = Object.entries(manual).flatMap(([path, text]) =>
  path.endsWith('.md')
    ? codesIn(text).map(({ lang, value, position }) => ({
        at: `${path}:${position?.start.line}`,
        lang: lang ?? '',
        value,
      }))
    : [],
)

function codesIn(text: string): Code[] {
  const found: Code[] = []
  const open = [
    ...parseMarkdown(text.replace(/^---\n[\s\S]*?\n---$/m, (matter) => matter.replace(/[^\n]/g, ''))).children,
  ]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'code' && !node.meta?.includes('file=')) found.push(node)
    if ('children' in node) open.push(...(node.children as typeof open))
  }
  return found
}

const path = sourcePath('content/site.yaml')

/** What is wrong with an example, as far as its language can tell. */
const FAULTS: Record<string, (code: string) => unknown[]> = {
  yaml: (code) => (code.startsWith('---') ? faultsOfPage(code) : faultsOfYaml(code)),
  json: (code) => [JSON.parse(code)].slice(1),
  js: (code) => parse(code, { sourceType: 'module', allowAwaitOutsideFunction: true }).errors ?? [],
  tsx: (code) => parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).errors ?? [],
  toml: (code) => [parseToml(code)].slice(1),
  md: (code) => problemsOf(code),
}

function faultsOfYaml(text: string): unknown[] {
  if (!/^title: .*\nurl: /m.test(text)) return parseYaml({ path, text }).problems
  const { problems } = readConfig({ path, text })
  expectAgreementOnSite(text, problems.length)
  return problems
}

function faultsOfPage(text: string): unknown[] {
  expectAgreementOnPage(text)
  return problemsOf(`${text}\n\nText`).filter((problem) => !/broken|next/.test(problem))
}

test('every example of the manual is right', () => {
  expect(examples.length).toBeGreaterThan(50)
  const faults = examples.flatMap(({ at, lang, value }) => (FAULTS[lang]?.(value) ?? []).map((fault) => [at, fault]))
  expect(faults).toEqual([])
})

const terminal = { print: () => undefined, tell: () => undefined, colors: false }
const program = createProgram({ terminal, cwd: '/', finish: () => undefined, closeLater: () => undefined })

/** The calls of portalgen in an example, each as its words. */
const callsIn = (text: string): string[][] =>
  [
    ...text
      .replace(/(--[\w-]+ )"[^"\n]*"/g, '$1value')
      .matchAll(/(?:npx portalgen|(?<=`)portalgen) ([a-z][^\n`|>&"]*|--version)/gm),
  ].map(([, words = '']) => words.trim().split(/\s+/))

function unknownIn([name = '', ...words]: string[]): string[] {
  if (name.startsWith('-')) return []
  const top = program.commands.find((command) => command.name() === name)
  if (!top) return [name]
  const command = top.commands.find((each) => each.name() === words[0]) ?? top
  return command.parseOptions(words).unknown
}

test('every command of the manual exists, with its options', () => {
  const calls = Object.entries(manual).flatMap(([file, text]) => callsIn(text).map((words) => ({ file, words })))
  expect(calls.length).toBeGreaterThan(30)
  expect(calls.filter(({ words }) => unknownIn(words).length > 0)).toEqual([])
})
