import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { confirmIntent, markIntentRefused, markIntentUnanswered } from '#data/outbox/apply-reply.ts'
import { enqueueChanges, readStoredCart } from '#data/outbox/intents.ts'
import { add } from '../../support/cart/lines.ts'

/** One change on a device that nobody else has. */
async function pendingAddOn(device: string) {
  const mirror = openMirrorDatabase(device)
  await enqueueChanges(mirror, { owner: 'ada', madeAt: 1 }, [add('A-1', 2)])
  const read = async () => (await readStoredCart(mirror, 'ada')).queue[0]
  return { mirror, id: (await read())?.id ?? '', read }
}

// Without locks two tabs may send one intent: the answer to one of them is lost after the other has heard it.
test('a lost answer does not put back what another tab has heard confirmed', async () => {
  const { mirror, id, read } = await pendingAddOn('apply-reply-1')
  await confirmIntent(mirror, id, { qty: 2 })
  await markIntentUnanswered(mirror, id, 0)
  expect(await read()).toMatchObject({ state: 'confirmed', left: 2 })
})

test('nor what it has heard refused', async () => {
  const { mirror, id, read } = await pendingAddOn('apply-reply-2')
  await markIntentRefused(mirror, id, { code: 'sold-out', say: 'None is left.' })
  await markIntentUnanswered(mirror, id, 0)
  expect(await read()).toMatchObject({ state: 'refused', refusal: { code: 'sold-out' } })
})

test('a confirmation counts, even after a refusal was heard', async () => {
  const { mirror, id, read } = await pendingAddOn('apply-reply-3')
  await markIntentRefused(mirror, id, { code: 'sold-out', say: 'None is left.' })
  await confirmIntent(mirror, id, { qty: 2 })
  expect(await read()).toMatchObject({ state: 'confirmed' })
  expect(await read()).not.toHaveProperty('refusal')
})
