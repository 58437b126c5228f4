import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { localOrders, readLocalOrders } from '#app/state/orders/orders-here.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { restoreSession } from '#app/state/session/session.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'

const KEY = '11111111-1111-4111-8111-111111111111'
const placed = {
  id: 'o-1',
  number: 'CW-1',
  state: 'awaiting-payment',
  total: 10,
  payment: 'invoice',
  placedAt: '2026-11-21T08:00:00Z',
} as const

beforeEach(async () => {
  vi.stubGlobal('localStorage', memoryStorage({ token: 't', userInfo: '{"id":"ada","realname":"Ada"}' }))
})

test('whoever waits for the reading sees it, also when another reading has begun meanwhile', async () => {
  const mirror = openMirrorDatabase('orders-here')
  connectMirror('orders-here', () => mirror)
  await restoreSession()
  await readLocalOrders()
  await mirror.run(async (db) => void (await db.put('placed', { key: KEY, owner: 'ada', placed })))
  const first = readLocalOrders()
  // As the news from another tab begins one, at any moment.
  const second = readLocalOrders()
  await first
  expect(localOrders.placedByKey[KEY]).toMatchObject({ number: 'CW-1' })
  await second
})
