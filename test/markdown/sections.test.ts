import { expect, test } from 'vitest'
import { parse } from './parse.ts'

test('the text of a page lies in sections, by the headings that it stands below', () => {
  const text = '# Title\n\nLead.\n\n## One\n\nFirst `code`.\n\n```bash\ncurl x\n```\n\n### Two {#second}\n\n- a\n- b\n'
  expect(parse(text).value.sections).toEqual([
    { id: undefined, heading: '', level: 1, text: 'Lead.' },
    { id: 'one', heading: 'One', level: 2, text: 'First code. curl x' },
    { id: 'second', heading: 'Two', level: 3, text: 'a b' },
  ])
})

test('a heading inside of a callout begins a section, too', () => {
  expect(parse('a\n\n:::note\n## B\n\nc\n:::\n\nd').value.sections).toMatchObject([
    { heading: '', text: 'a Note' },
    { heading: 'B', text: 'c d' },
  ])
})

test('an empty page has one empty section', () => {
  expect(parse('').value.sections).toEqual([{ id: undefined, heading: '', level: 1, text: '' }])
})
