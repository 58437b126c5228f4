import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RefusedOrderNotice } from '#app/screens/checkout/RefusedOrderNotice.tsx'
import { UnsentOrder } from '#app/screens/complete/UnsentOrder.tsx'
import { cart, emptyCartSums } from '#app/state/cart/cart.ts'
import { checkout } from '#app/state/checkout/checkout.ts'
import { localOrders, readLocalOrders, type UnsentOrder as Unsent } from '#app/state/orders/orders-here.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { session } from '#app/state/session/session.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import type { Refusal } from '#data/outbox/intent.ts'
import { enqueueChanges } from '#data/outbox/intents.ts'
import { orderChange, typedDraft } from '../../../support/saved-order.ts'
import { draw, eventually, namesOf, openShop, standsAt, words } from '../../../support/shell.tsx'

const withdrawn: Refusal = {
  ...{ code: 'withdrawn', field: 'lines.A-1' },
  say: 'The shop does not sell A-1 any more. Delete this line to order the others.',
}
const reasons: [of: string, refusal: Refusal][] = [
  [
    'the limit of its total',
    {
      ...{ code: 'limit-broken', field: 'limits.highestTotal' },
      say: 'This comes to $59.15 now, more than the $50.00 that you set. It was not sent; everything is still in your cart.',
    },
  ],
  ['the limit of its time', { code: 'limit-broken', field: 'limits.expiresAt', say: 'It was not sent in the time that you set.' }],
  ['a part that was withdrawn', withdrawn],
]
const { key } = typedDraft()
let made = 0

/** Signed in, with an order on this device that came back. */
async function cameBack(refusal: Refusal): Promise<Unsent> {
  const owner = `ada-${made}`
  session.current = { type: 'member', token: 't', userInfo: { id: owner, realname: 'Ada', email: '' } }
  const mirror = openMirrorDatabase(`came-back-${made}`)
  await enqueueChanges(mirror, { owner, madeAt: 0 }, [orderChange()])
  await mirror.run(async (db) => {
    for (const intent of await db.getAll('intents')) await db.put('intents', { ...intent, state: 'refused', attempts: 1, refusal })
  })
  // A reading that a message of the outbox began at the same time may be the one that counts.
  await readLocalOrders()
  await eventually(() => expect(localOrders.unsent).toHaveLength(1))
  const [order] = localOrders.unsent
  if (order === undefined) throw new Error('No order on this device')
  return order
}
/** An order that stands so on this device. */
const standing = (is: Unsent['type']): Unsent => ({
  ...{ key, type: is, savedAt: '2026-11-21T08:00:00.000Z', order: { draft: typedDraft(), lines: [], total: null } },
  ...{ limits: { highestTotal: 50, expiresAt: '2026-11-22T08:00:00.000Z' }, refusal: null, isRefusalSeen: false },
})

beforeEach(async () => {
  made += 1
  await openShop('/completeOrder')
  session.current = { type: 'guest' }
  connectMirror(`came-back-${made}`, openMirrorDatabase)
  Object.assign(cart, { status: 'ready', lines: [], sums: emptyCartSums, waiting: 0 })
  Object.assign(checkout, { status: 'loading', refusal: null, placing: false })
})

// Whatever is drawn next, it is not told of this order.
afterEach(async () => {
  session.current = { type: 'guest' }
  await readLocalOrders()
})

describe.each(reasons)('an order that came back for %s', (_, refusal) => {
  test('says so on its page with the reason and the limits that were set, and is not called placed', async () => {
    draw(<UnsentOrder order={await cameBack(refusal)} />)
    expect(screen.getByRole('heading', { level: 1, name: 'Not ordered, it came back to you' })).toBeDefined()
    expect(words(screen.getByRole('status'))).toBe(refusal.say)
    expect(words()).toContain('Only up to $50.00, with delivery and tax, and not after ')
    expect(words()).not.toMatch(/placed/i)
    expect(namesOf('button')).toEqual(['Change the order', 'Do not order it'])
  })

  test('says why at the checkout too, where it stands again with all that was typed', async () => {
    const { unmount } = draw(<UnsentOrder order={await cameBack(refusal)} />)
    await userEvent.click(screen.getByRole('button', { name: 'Change the order' }))
    await eventually(() => expect(standsAt()).toBe('/shoppingCheckout'))
    unmount()
    draw(<RefusedOrderNotice />)
    expect(words(screen.getByRole('alert'))).toBe(`Not ordered. ${refusal.say} Everything that you typed is still here.`)
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    expect(checkout.draft).toMatchObject({ purchaseOrder: 'PO 4711', lineNotes: { 'A-1': 'for the left bay' } })
  })

  test('is told with its reason to whoever comes to the checkout without looking at it first', async () => {
    await cameBack(refusal)
    draw(<RefusedOrderNotice />)
    expect(words(screen.getByRole('status'))).toBe(`An order came back. ${refusal.say}Go on with it`)
    expect(words()).not.toMatch(/placed/i)
  })
})

test.each(['its page', 'the checkout'])('who has read on %s why it came back is told so nowhere else', async (where) => {
  const order = await cameBack(withdrawn)
  draw(where === 'its page' ? <UnsentOrder order={order} /> : <RefusedOrderNotice />)
  await eventually(() => expect(localOrders.unsent).toMatchObject([{ key, isRefusalSeen: true }]))
})

test('one that came back while its buyer was elsewhere is gone on with at the checkout', async () => {
  await cameBack(withdrawn)
  draw(<RefusedOrderNotice />)
  await userEvent.click(screen.getByRole('button', { name: 'Go on with it' }))
  await eventually(() => expect(words(screen.getByRole('alert'))).toContain(withdrawn.say))
  await eventually(() => expect(screen.queryByRole('status')).toBeNull())
})

test.each([
  ['unsent', 'Saved on this phone, not sent', ['Change the order', 'Try to send it now', 'Do not order it']],
  ['sending', 'On its way to the shop', ['Try to send it now']],
  ['unanswered', 'Sent, not answered yet', ['Try to send it now']],
] as const)('an order that the shop has not confirmed is never called placed: %s', (is, title, ways) => {
  draw(<UnsentOrder order={standing(is)} />)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined()
  expect(words()).not.toMatch(/placed/i)
  expect(namesOf('button')).toEqual(ways)
})

test('an order saved for later says what job each of its parts is for', () => {
  const order = standing('unsent')
  const line = { id: 'A-1', name: 'Alternator', mainImageUrl: '', qty: 1, amount: 10, coreAmount: 0 }
  const lines = [
    { ...line, jobs: [{ job: 'Hilux Meyer', qty: 1 }] },
    { ...line, id: 'A-2' },
  ]
  draw(<UnsentOrder order={{ ...order, order: { ...order.order, lines } }} />)
  expect(screen.getAllByRole('listitem').map(words)).toEqual(['1 × Alternator A-1For job: Hilux Meyer$10.00', '1 × Alternator A-2$10.00'])
})
