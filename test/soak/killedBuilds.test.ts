import { test } from 'vitest'
import { atAnyMoment, expectRecovered, killBuilds, prepared } from '../cli/killedBuilds.ts'

test('a build that is killed at 200 random moments leaves the old site or the new one', async () => {
  const site = await prepared()
  await killBuilds(site, { seed: 20_261, count: 200, kill: atAnyMoment })
  await expectRecovered(site)
})
