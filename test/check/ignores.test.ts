import { expect, test } from 'vitest'
import { config, problemsOf } from '../site.ts'

const check = (text: string, ignore = '[]'): Promise<string> =>
  problemsOf({ 'content/site.yaml': config(`links: { ignore: ${ignore} }`), 'content/index.md': text })

test('a comment takes a rule out of the next line on which something stands', async () => {
  const comment = '<!-- portalgen-ignore-next broken-link -->'
  expect(await check(`${comment}\n[x](nope.md)`)).toBe('')
  expect(await check(`- a\n\n  ${comment}\n\n  [x](nope.md)`)).toBe('')
  expect(await check(`${comment}\n[x](nope.md)\n\n[y](gone.md)`)).toBe(
    'content/index.md:4:1  error  broken-link\n  "gone.md" does not exist',
  )
})

test('a comment names one rule or several, and means no other', async () => {
  expect(await check('<!-- portalgen-ignore-next broken-link, broken-asset -->\n[x](a.md) ![y](b.png)')).toBe('')
  expect(await check('<!-- portalgen-ignore-next broken-asset -->\n[x](a.md)')).toBe(
    `content/index.md:1:1  warning  unused-ignore
  the next line has no broken-asset problem
  fix: remove the comment
content/index.md:2:1  error  broken-link
  "a.md" does not exist`,
  )
})

test('a comment that ignores nothing is reported; in code it is code', async () => {
  expect(await check('<!-- portalgen-ignore-next broken-link -->\n[x](index.md)')).toContain('unused-ignore')
  expect(await check('```\n<!-- portalgen-ignore-next broken-link -->\n```')).toBe('')
})

test('a comment before an external link waits for a run that asks the network', async () => {
  expect(await check('<!-- portalgen-ignore-next broken-link -->\n[x](https://portal.dev/gone)')).toBe('')
})

test('addresses by pattern are not judged, and a pattern without a link is reported', async () => {
  expect(await check('[x](/generated/a/) [y](/generated/b/#c)', '[/generated/*]')).toBe('')
  expect(await check('# Home', '[/generated/*]')).toBe(
    `content/site.yaml:3:19  warning  unused-ignore
  no link matches "/generated/*"
  fix: remove it from "links.ignore"`,
  )
})

test('a comment before a code block means all of its lines', async () => {
  const comment = '<!-- portalgen-ignore-next real-example -->'
  expect(await check(`${comment}\nCall \`+81 3 1234 5678\`.`)).toBe('')
  expect(await check(`${comment}\n\n~~~text\n+81 3 1234 5678\n\n+81 3 1234 5679\n~~~`)).toBe('')
  expect(await check(`${comment}\n\`\`\`\n1\n\`\`\`\n\n\`+81 3 1234 5678\``)).toContain('index.md:6:2  warning')
})
