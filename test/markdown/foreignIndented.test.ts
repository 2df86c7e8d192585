import { expect, test } from 'vitest'
import { site } from '../site.ts'

test('indented text that MDX does not read as code is named', async () => {
  const { problems } = await site({
    'content/index.md': '# T\n\n[A](./a.md)\n\n    <Card>\n    </Card>\n',
    'content/a.md': '# A\n\n[B](./b.mdx)\n\n    - list\n    </Card>\n',
    'content/b.mdx': '# B\n\nText\n\n    more text\n\n```md\n</Card>\n```\n',
  })
  expect(problems).toBe(`content/a.md:5:1  warning  foreign-syntax
  "- list </Card>" is indented, which MDX reads as text, and is code here
  fix: remove the indentation, or write a fence around code
content/b.mdx:5:1  warning  foreign-syntax
  "more text" is indented, which MDX reads as text, and is code here
  fix: remove the indentation, or write a fence around code`)
})
