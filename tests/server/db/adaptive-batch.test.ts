import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { measureOwnMs } from '#server/db/adaptive-batch.ts'

test('a wait is not counted as work', async () => {
  const [done, ms] = await measureOwnMs(async () => {
    await wait(400)
    return 'done'
  })
  expect(done).toBe('done')
  expect(ms).toBeLessThan(300)
})

test('what other threads do meanwhile counts no longer than the time that passed', async () => {
  const busy = Array.from({ length: 4 }, () => new Worker('for (;;);', { eval: true }))
  await Promise.all(busy.map((thread) => new Promise((resolve) => thread.once('online', resolve))))
  const begunAt = performance.now()
  const [, ms] = await measureOwnMs(() => wait(300))
  expect(ms).toBeLessThanOrEqual(performance.now() - begunAt)
  await Promise.all(busy.map((thread) => thread.terminate()))
})
