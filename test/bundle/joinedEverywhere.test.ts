import { expect, test } from 'vitest'
import { styleOf } from '../../src/bundle/style/inlineStyles.ts'
import { EVERYWHERE, joinedEverywhere } from '../../src/bundle/style/joinedEverywhere.ts'

const base = styleOf('@layer base{html{margin:0}}', EVERYWHERE)
const code = styleOf('@layer components{pre{overflow:auto}}', [['pre']])
const fonts = styleOf('@font-face{font-family:own}', [['.logo'], []])

test('what every page shows is one part, and comes first', () => {
  const joined = styleOf('@layer base{html{margin:0}}@font-face{font-family:own}', EVERYWHERE)
  expect(joinedEverywhere([base, code, fonts])).toEqual([joined, code])
})

test('a single part for every page stays as it is', () => {
  expect(joinedEverywhere([code, base])).toEqual([code, base])
})
