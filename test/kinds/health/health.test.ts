import { expect, test } from 'vitest'
import { SPEC, site, WITH_API } from '../../site.ts'

test('the text of the health check has the facts of the build and of each API document', async () => {
  const { text } = await site({
    'content/site.yaml': `${WITH_API}healthcheck: /healthcheck/\n`,
    'openapi/offers.yaml': SPEC,
  })
  expect(text('/healthcheck/')).toMatch(
    /^# Health check\n\nok This portal is being served\.\n\n## This build\n\n- \*\*Generator:\*\* portalgen 1\.2\.3\n- \*\*Commit:\*\* unknown\n- \*\*Pages:\*\* 3\n\n## API documents\n\n- \*\*API:\*\* \[Offers API\]\(https:\/\/developer\.example\.com\/api\/\)\n- \*\*Version:\*\* 2\.0\n- \*\*SHA-256:\*\* `[\da-f]{64}`\n$/,
  )
})

test('without an API document it ends with the build', async () => {
  const { text } = await site({
    'content/site.yaml': 'title: Portal\nurl: https://developer.example.com\nhealthcheck: /status/\n',
  })
  expect(text('/status/')).toMatch(/\n- \*\*Pages:\*\* 2\n$/)
})
