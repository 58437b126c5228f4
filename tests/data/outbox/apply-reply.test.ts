import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { openMirror } from '#data/mirror/open.ts'
import { readKept, writeDown } from '#data/outbox/intents.ts'
import { confirm, putBack, refuse } from '#data/outbox/apply-reply.ts'
import { add } from '../../support/cart/lines.ts'

/** One wish on a device that nobody else has. */
async function wished(device: string) {
  const mirror = openMirror(device)
  await writeDown(mirror, { owner: 'ada', madeAt: 1 }, [add('A-1', 2)])
  const read = async () => (await readKept(mirror, 'ada')).queue[0]
  return { mirror, id: (await read())?.id ?? '', read }
}

// Without locks two tabs may send one intent: the answer to one of them is lost after the other has heard it.
test('a lost answer does not put back what another tab has heard confirmed', async () => {
  const { mirror, id, read } = await wished('settle-1')
  await confirm(mirror, id, { qty: 2 })
  await putBack(mirror, id)
  expect(await read()).toMatchObject({ state: 'confirmed', left: 2 })
})

test('nor what it has heard refused', async () => {
  const { mirror, id, read } = await wished('settle-2')
  await refuse(mirror, id, { code: 'sold-out', say: 'None is left.' })
  await putBack(mirror, id)
  expect(await read()).toMatchObject({ state: 'refused', refusal: { code: 'sold-out' } })
})

test('a confirmation counts, even after a refusal was heard', async () => {
  const { mirror, id, read } = await wished('settle-3')
  await refuse(mirror, id, { code: 'sold-out', say: 'None is left.' })
  await confirm(mirror, id, { qty: 2 })
  expect(await read()).toMatchObject({ state: 'confirmed' })
  expect(await read()).not.toHaveProperty('refusal')
})
