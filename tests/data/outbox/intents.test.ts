import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { enqueueChanges, hasUnsentIntents, readStoredCart, undoDeletes } from '#data/outbox/intents.ts'
import { discardIntent, retryIntent } from '#data/outbox/rejected.ts'
import { add, remove, shows } from '../../support/cart/lines.ts'
import { phone } from '../../support/cart/phone.ts'

const ada = { owner: 'ada', madeAt: 1 }

test('what was written down outlives the program', async () => {
  const mirror = openMirrorDatabase('intents-1')
  await enqueueChanges(mirror, ada, [{ ...add('A-1', 2), shows: shows('A-1') }])
  await mirror.close()
  const { queue } = await readStoredCart(openMirrorDatabase('intents-1'), 'ada')
  expect(queue).toMatchObject([{ call: 'cartAdd', input: { mcode: 'A-1', qty: 2 }, owner: 'ada', state: 'waiting', attempts: 0, seq: 1 }])
  expect(queue[0]?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('changes of one press are written together, each folded into the one before', async () => {
  const mirror = openMirrorDatabase('intents-2')
  await enqueueChanges(mirror, ada, [add('A-1', 2), add('A-1', 3), add('B-1', 1)])
  expect((await readStoredCart(mirror, 'ada')).queue.map(({ input }) => input)).toEqual([
    { mcode: 'A-1', qty: 5 },
    { mcode: 'B-1', qty: 1 },
  ])
})

test('five taps, each in a transaction of its own and all at once, are one quantity', async () => {
  const mirror = openMirrorDatabase('intents-3')
  await Promise.all([1, 2, 3, 4, 5].map(() => enqueueChanges(mirror, ada, [add('A-1', 1)])))
  expect((await readStoredCart(mirror, 'ada')).queue).toMatchObject([{ input: { qty: 5 } }])
})

test('two customers of one device have queues of their own, in one order', async () => {
  const mirror = openMirrorDatabase('intents-4')
  await enqueueChanges(mirror, ada, [add('A-1', 1)])
  await enqueueChanges(mirror, { owner: 'bob', madeAt: 2 }, [add('A-1', 1)])
  expect((await readStoredCart(mirror, 'ada')).queue).toMatchObject([{ seq: 1 }])
  expect((await readStoredCart(mirror, 'bob')).queue).toMatchObject([{ seq: 2 }])
  expect(await hasUnsentIntents(mirror)).toBe(true)
})

test('a device that cannot keep a change says so, and keeps nothing of it', async () => {
  const mirror = openMirrorDatabase('intents-5')
  // A function cannot be stored: the browser refuses in the middle of the transaction.
  const unkeepable = { ...add('B-1', 1), shows: (() => undefined) as never }
  await expect(enqueueChanges(mirror, ada, [add('A-1', 1), unkeepable])).rejects.toThrow()
  expect((await readStoredCart(mirror, 'ada')).queue).toEqual([])
})

test('an unsent delete is taken back; the rest of it stays', async () => {
  const { change, drain, mirror, queue, shown } = await phone()
  await change(add('GOOD-1', 1))
  await change(add('GOOD-2', 1))
  await drain()
  await change(remove('GOOD-1', 'GOOD-2'))
  expect(await shown()).toEqual([])
  await undoDeletes(mirror, ada, ['GOOD-1'])
  expect((await shown()).map(({ id }) => id)).toEqual(['GOOD-1'])
  expect(await queue()).toMatchObject([{ input: { ids: 'GOOD-2' } }])
})

test('retry changes a refused change again, under a new key, at the end of the queue', async () => {
  const { change, drain, mirror, queue, keys } = await phone()
  await change(add('FEW-1', 4))
  await drain()
  const [refused] = await queue()
  await change(add('GOOD-1', 1))
  await retryIntent(mirror, refused?.id ?? '', 9)
  expect(await queue()).toMatchObject([
    { call: 'cartAdd', input: { mcode: 'GOOD-1' } },
    { input: { mcode: 'FEW-1' }, state: 'waiting', attempts: 0, madeAt: 9 },
  ])
  await drain()
  expect(new Set(keys()).size).toBe(3)
})

test('discard gives up a refused change or one that was never sent, and no other: a late copy of it may still arrive', async () => {
  const { change, drain, mirror, queue } = await phone()
  await change(add('FEW-1', 4))
  await drain()
  const [refused] = await queue()
  await discardIntent(mirror, refused?.id ?? '')
  expect(await queue()).toEqual([])
  await change(add('GOOD-1', 1))
  const [waiting] = await queue()
  await mirror.run(async (db) => void (await db.put('intents', { ...(waiting ?? never()), attempts: 1 })))
  await discardIntent(mirror, waiting?.id ?? '')
  expect(await queue()).toHaveLength(1)
})

function never(): never {
  throw new Error('The queue is empty.')
}
