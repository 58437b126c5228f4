import { expect, test } from 'vitest'
import type { CallName } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import { fullScanCalls } from '#search/answer/answers.ts'
import { refuseInvalidInput } from '#server/http/refuse-input.ts'

/** Whether the refusal of an invalid input of a call waits in the search queue. */
async function isQueued(name: CallName): Promise<boolean> {
  let queued = 0
  const refuseInQueue = async (refusal: AppError): Promise<never> => {
    queued += 1
    throw refusal
  }
  await expect(refuseInvalidInput({ refuseInQueue }, name, new AppError('bad-request'))).rejects.toMatchObject({ code: 'bad-request' })
  return queued === 1
}

test.each([...fullScanCalls, 'numberList'] as const)('an invalid %s waits in the queue as a valid one does', async (name) => {
  expect(await isQueued(name)).toBe(true)
})

test('a call that needs no queue is refused at once', async () => {
  expect(await isQueued('productDetail')).toBe(false)
})
