import { expect, test } from 'vitest'
import { converted } from './onePage.ts'

test.each([
  [
    'vitepress',
    '1. one\n\n   ::: code-group\n\n   ```sh [npm]\n   npm i\n   ```\n   ```sh [Yarn]\n   yarn\n   ```\n\n   :::',
    '1. one\n\n   ::::tabs\n\n   :::tab[npm]\n   ```sh\n   npm i\n   ```\n   :::\n   :::tab[Yarn]\n   ```sh\n   yarn\n   ```\n   :::\n\n   ::::',
  ],
  [
    'starlight',
    '<Steps>\n\n1. One\n\n   <Aside type="caution" title="T">In steps</Aside>\n\n</Steps>',
    '::::steps\n\n1. One\n\n   :::caution[T]\n   In steps\n   :::\n\n::::',
  ],
  [
    'starlight',
    '3. <Tabs><TabItem label="A">a</TabItem><TabItem label="B">b</TabItem></Tabs>',
    '3. ::::tabs\n   \n   :::tab[A]\n   a\n   :::\n   \n   :::tab[B]\n   b\n   :::\n   \n   ::::',
  ],
  ['docusaurus', '- Text <Admonition>Mind</Admonition> more', '- Text \n  :::note\n  Mind\n  :::\n   more'],
  ['hugo', '1. One\n\n   {{< alert >}}\n   Mind\n   {{< /alert >}}', '1. One\n\n   :::note\n   Mind\n   :::'],
  [
    'hugo',
    '- {{< tabs >}}{{< tab name="x" >}}X{{< /tab >}}{{< /tabs >}}',
    '- ::::tabs\n  :::tab[x]\n  X\n  :::\n  ::::',
  ],
  [
    'hugo',
    '{{< tabpane text=true >}}\n  {{% tab header="**Choose**:" disabled=true /%}}\n  {{% tab header="English" lang="en" %}}\n  Hi\n  {{% /tab %}}\n{{< /tabpane >}}',
    '::::tabs\n:::tab[English]\nHi\n:::\n::::',
  ],
])('a directive of %s is in the block that its construct was in: %j', async (kind, text, expected) => {
  expect((await converted(kind, text)).page).toBe(`${expected}\n`)
})
