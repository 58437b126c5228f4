import { expect, test } from 'vitest'
import { trackRequest, yieldToRequests } from '#server/kernel/yield-to-requests.ts'
import { deferred } from '../../support/deferred.ts'

/** A customer who is answered until `done` is called. */
function customer() {
  const { promise, resolve } = deferred()
  return { answered: trackRequest(() => promise), done: resolve }
}

test('long work goes on at once where nobody is served', async () => {
  await yieldToRequests(60_000)
})

test('long work waits until all who are served have their answers', async () => {
  const [one, other] = [customer(), customer()]
  let passed = false
  const waited = yieldToRequests(60_000).then(() => {
    passed = true
  })
  one.done()
  await one.answered
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(passed).toBe(false)
  other.done()
  await waited
})

test('long work waits no longer than is said', async () => {
  const slow = customer()
  await yieldToRequests(5)
  slow.done()
  await slow.answered
})

test('whose answer fails is waited for no more', async () => {
  await expect(trackRequest(() => Promise.reject(new Error('broke')))).rejects.toThrow('broke')
  await yieldToRequests(60_000)
})
