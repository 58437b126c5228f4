import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { storeMirroredSession } from '#data/mirror/session.ts'
import { storeShop } from '#data/mirror/shops.ts'
import { enqueueChanges, readStoredCart } from '#data/outbox/intents.ts'
import { syncTag, tenantOfTag } from '#data/outbox/sync-tag.ts'
import type { Network } from '../../sw/network.ts'
import { sendOutboxes } from '../../sw/sync.ts'
import { fakeShop } from '../support/cart/fake-shop.ts'
import { add } from '../support/cart/lines.ts'

let made = 0
beforeEach(() => {
  made += 1
  vi.stubGlobal('navigator', {})
})

/** A shop that this device has a database of, with one change of Ada's waiting in it. */
async function waiting(name: string) {
  const shop = fakeShop()
  const tenantId = `${name}-${made}`
  const mirror = openMirrorDatabase(tenantId)
  const token = await shop.signIn('ada')
  await storeMirroredSession(mirror, { token, userInfo: { id: 'ada', realname: 'Ada', email: '' } })
  await enqueueChanges(mirror, { owner: 'ada', madeAt: 1 }, [add('GOOD-1', 2)])
  await storeShop({ tenantId, baseUrl: `http://${name}.test` })
  return {
    shop,
    tenantId,
    mirror,
    cart: async () => (await shop.cartOf('ada')).cart,
    queue: async () => (await readStoredCart(mirror, 'ada')).queue,
  }
}

/** Changes are sent, and never asked for: they are not given up after two silent seconds. */
const network = (send: Network['sendChange']): Network => ({
  isDown: () => false,
  sendChange: send,
  fetchReply: () => Promise.reject(new Error('Asked')),
})
const by = (net: Network) => ({ network: net, locale: async () => 'en-US' })
const once = { 'GOOD-1': { qty: 2, job: '' } }

test('a sync event sends what waits of its own shop, with no page open', async () => {
  const [volt, harbor] = [await waiting('volt'), await waiting('harbor')]
  const asked: string[] = []
  const net = network((request) => {
    asked.push(new URL(request.url).host)
    return request.url.includes('volt') ? volt.shop.answer(request) : harbor.shop.answer(request)
  })
  await sendOutboxes(by(net), { tenantId: volt.tenantId })
  expect([await volt.cart(), await harbor.cart()]).toEqual([once, {}])
  expect(await volt.queue()).toEqual([])
  expect(new Set(asked)).toEqual(new Set(['volt.test']))
  await sendOutboxes(by(net), { tenantId: harbor.tenantId })
  expect(await harbor.cart()).toEqual(once)
})

test('without a network it rejects, so that the browser comes back, and everything stays', async () => {
  const { tenantId, queue } = await waiting('volt')
  const cut = network(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(sendOutboxes(by(cut), { tenantId })).rejects.toMatchObject({ code: 'no-network' })
  expect(await queue()).toMatchObject([{ state: 'waiting' }])
})

test('a session that has ended is not worth another event: its owner has to come back', async () => {
  const { shop, tenantId, queue } = await waiting('volt')
  await shop.expire('ada')
  await sendOutboxes(by(network(shop.answer)), { tenantId })
  expect(await queue()).toMatchObject([{ state: 'waiting' }])
})

test('a worker that starts with nothing to send asks nobody anything', async () => {
  const { shop, tenantId } = await waiting('volt')
  await sendOutboxes(by(network(shop.answer)), { tenantId })
  const ask = vi.fn(shop.answer)
  await sendOutboxes(by(network(ask)), { tenantId })
  expect(ask).not.toHaveBeenCalled()
})

test('a tag names its shop, and tags of others are not ours', () => {
  expect(tenantOfTag(syncTag('volt'))).toBe('volt')
  expect(tenantOfTag('workbox-background-sync:cart')).toBeNull()
})
