import { expect, test } from 'vitest'
import { socialLinks } from '../../src/config/socialLinks.ts'
import { sourcePath } from '../../src/model/route.ts'

test.each([
  ['https://github.com/acme', 'GitHub'],
  ['https://gitlab.com/acme', 'GitLab'],
  ['https://x.com/acme', 'X'],
  ['https://twitter.com/acme', 'X'],
  ['https://www.linkedin.com/company/acme', 'LinkedIn'],
  ['https://www.youtube.com/@acme', 'YouTube'],
  ['https://discord.gg/acme', 'Discord'],
  ['https://discord.com/invite/acme', 'Discord'],
  ['https://bsky.app/profile/acme.example', 'Bluesky'],
  ['https://mastodon.social/@acme', 'Mastodon'],
  ['https://www.reddit.com/r/acme', 'Reddit'],
  ['https://stackoverflow.com/questions/tagged/acme', 'Stack Overflow'],
  ['https://www.instagram.com/acme', 'Instagram'],
  ['https://www.social.example.org/@acme', 'social.example.org'],
])('the profile %s is named %s', (href, label) => {
  const place = { file: sourcePath('content/site.yaml'), line: 3, column: 10 }
  expect(socialLinks([{ value: href, place }])).toEqual([{ kind: 'external', href, label, position: 'right', place }])
})
