import { expect, test } from 'vitest'
import { nextTask } from '../../../theme/client/nextTask.ts'

test('what is waited for begins after the tasks that wait already', async () => {
  const order: string[] = []
  setTimeout(() => order.push('a task that waits'))
  await nextTask()
  expect(order).toEqual(['a task that waits'])
})
