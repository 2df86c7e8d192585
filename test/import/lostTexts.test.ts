import { expect, test } from 'vitest'
import { lostTexts } from '../../src/import/convert/lostTexts.ts'

test.for([
  ['description', 'Some words'],
  ['description', 'Описание системы'],
  ['description', '安装说明'],
  ['description', 'これはテストです'],
  ['description', 'คำอธิบาย'],
  ['description', 'यह क्या है'],
  ['label', 'Attention'],
] as const)('the %s "%s" is a text that readers saw', ([name, value]) => {
  expect(lostTexts({ [name]: value }, 'shown')).toEqual([name])
  expect(lostTexts({ [name]: value }, `[${value}]`)).toEqual([])
})

test.for([
  ['type', 'single'],
  ['columns', '1fr 20px auto'],
  ['icon', 'fa-solid fa-house'],
  ['rel', 'noopener noreferrer'],
  ['onClick', 'open it now'],
  ['class', 'big red'],
  ['content', `ab${' '.repeat(100_000)}1`],
] as const)('%s="%s" is no text', ([name, value]) => {
  expect(lostTexts({ [name]: value }, '')).toEqual([])
})
