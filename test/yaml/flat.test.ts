import { expect, test } from 'vitest'
import { sourcePath } from '../../src/model/route.ts'
import { readFlatMap } from '../../src/yaml/flat.ts'
import { parseAny } from '../../src/yaml/parseYaml.ts'
import { placesIn } from '../../src/yaml/places.ts'
import { type Chance, chanceOf } from '../markdown/pipelines/random.ts'

const path = sourcePath('content/x.md')
const quickly = (text: string) => readFlatMap(text, placesIn(path, text, 2))
const fully = (text: string) => parseAny({ path, text }, placesIn(path, text, 2))

test.each([
  'title: Pagination\ndescription: Read a list to its end, "quickly" [and] {well}.\n',
  'title: "Step 1: #1 – it’s"\nlabel: \'a "b" \\n\'\nimage: https://example.com/a.png',
  'position: 7\nversion: 1.10\nhex: 0x1F\ndraft: true\nnothing: null\nempty: ""\n',
])('keys with values on one line are read as the YAML parser reads them: %j', (text) => {
  expect(fully(text)).toEqual({ value: quickly(text) ?? expect.fail('it is not read quickly'), problems: [] })
})

test.each([
  '',
  'a:\n',
  'a: b: c\n',
  'a: b:\n',
  'a: b # c\n',
  'a: b \n',
  'a: b\n  c\n',
  'a: [b]\n',
  'a: "b" c\n',
  'a: "b\\n"\n',
  "a: 'b''c'\n",
  'a: b\na: c\n',
  'a: b\n\n',
  '"a": b\n',
  'a: b\u0085c\n',
  'a: \u2028\n',
  'a: b\u0007\n',
  'a: b\n---\n',
])('other YAML is left to the YAML parser: %j', (text) => {
  expect(quickly(text)).toBeUndefined()
})

const CHARACTERS = [
  ...'ab1.-_ :#"\'\\,[]{}&*!|>%@`~?=/<+0x',
  '\n',
  '\t',
  '\r',
  'é',
  '–',
  '\u00a0',
  '\u2028',
  '\u{1f600}',
  '---',
]

const randomValue = (chance: Chance): string => chance.times(0, 6, () => chance.oneOf(CHARACTERS)).join('')

function randomEntry(chance: Chance): string {
  const key = chance.oneOf(['a', 'title', 'b-c', 'null', 'yes', 'x1', randomValue(chance)])
  const quote = chance.oneOf(['', '', '"', "'"])
  return `${key}:${chance.oneOf([' ', ' ', ' ', '  ', ''])}${quote}${chance.oneOf(['A', '7', ''])}${randomValue(chance)}${quote}`
}

test('whatever is read at once is what the YAML parser reads', () => {
  let flat = 0
  for (let seed = 1; seed <= 20_000; seed++) {
    const chance = chanceOf(seed)
    const text = chance.times(1, 3, () => randomEntry(chance)).join('\n') + chance.oneOf(['', '\n'])
    const read = quickly(text)
    if (!read) continue
    flat++
    expect({ value: read, problems: [] }, JSON.stringify(text)).toEqual(fully(text))
  }
  expect(flat).toBeGreaterThan(2000)
})
