import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test } from 'vitest'
import { deleteCustomerData } from '#data/mirror/cart.ts'
import { type MirrorDatabase, openMirrorDatabase } from '#data/mirror/open.ts'
import {
  readNewestOpenOrder,
  readOrdersFetchedAt,
  readStoredOrder,
  readStoredOrderRows,
  storeOrder,
  storeOrderRows,
} from '#data/mirror/seen-orders.ts'
import { storeMirroredSession } from '#data/mirror/session.ts'
import { orderRow, wholeOrder } from '../../support/orders.ts'

let made = 0
let mirror: MirrorDatabase
beforeEach(async () => {
  made += 1
  mirror = openMirrorDatabase(`seen-orders-${made}`)
  await storeMirroredSession(mirror, { token: 't', userInfo: { id: 'ada', realname: 'Ada', email: '' } })
})
const landRows = (rows: Parameters<typeof storeOrderRows>[1], when: { owner: string; askedAt: number }, all = false) =>
  storeOrderRows(mirror, rows, { ...when, isUnfiltered: all })
const asked = (askedAt = 1, owner = 'ada') => ({ owner, askedAt })
const numbers = async (owner = 'ada') => (await readStoredOrderRows(mirror, owner)).map(({ row }) => row.number)

describe('orders that this device has seen', () => {
  test('rows come back newest order first, each as it was seen last', async () => {
    const old = orderRow({ id: 'o-1', number: 'CW-1', placedAt: '2026-01-01T00:00:00.000Z' })
    await landRows([old, orderRow({ id: 'o-2', number: 'CW-2', placedAt: '2026-02-01T00:00:00.000Z' })], asked())
    await landRows([{ ...old, state: 'returned' }], asked(2))
    expect(await numbers()).toEqual(['CW-2', 'CW-1'])
    expect((await readStoredOrderRows(mirror, 'ada'))[1]).toMatchObject({ row: { state: 'returned' }, askedAt: 2 })
  })

  test('an order is found by its id and by its number, and its row learns its state', async () => {
    await landRows([orderRow({ id: 'o-1', number: 'CW-100001', state: 'paid' })], asked())
    await storeOrder(mirror, wholeOrder({ id: 'o-1', number: 'CW-100001', state: 'cancelled' }), asked(3))
    expect((await readStoredOrder(mirror, 'ada', 'CW-100001'))?.order.id).toBe('o-1')
    expect((await readStoredOrder(mirror, 'ada', 'o-1'))?.askedAt).toBe(3)
    expect(await readStoredOrder(mirror, 'ada', 'o-9')).toBeNull()
    expect((await readStoredOrderRows(mirror, 'ada'))[0]?.row.state).toBe('cancelled')
  })

  test('that there were none is remembered, of whoever asked for all of them and until the sign-out', async () => {
    await landRows([], asked(5))
    expect(await readOrdersFetchedAt(mirror, 'ada')).toBeNull()
    await landRows([], asked(6), true)
    await storeMirroredSession(mirror, { token: 't-2', userInfo: { id: 'ada', realname: 'Ada L.', email: '' } })
    expect([await readOrdersFetchedAt(mirror, 'ada'), await readOrdersFetchedAt(mirror, 'bob')]).toEqual([6, null])
    await storeMirroredSession(mirror, { token: 't-3', userInfo: { id: 'bob', realname: 'Bob', email: '' } })
    expect([await readOrdersFetchedAt(mirror, 'ada'), await readOrdersFetchedAt(mirror, 'bob')]).toEqual([null, null])
  })

  test('the newest order under way is known, from a list or opened, in the state that was seen last', async () => {
    const placed = (day: number) => ({ placedAt: `2026-11-0${day}T08:00:00.000Z` })
    expect(await readNewestOpenOrder(mirror, 'ada')).toBeNull()
    await landRows(
      [orderRow({ id: 'o-1', state: 'paid', ...placed(1) }), orderRow({ id: 'o-3', state: 'delivered', ...placed(3) })],
      asked(1),
    )
    await storeOrder(mirror, wholeOrder({ id: 'o-2', number: 'CW-2', state: 'shipped', ...placed(2) }), asked(2))
    expect(await readNewestOpenOrder(mirror, 'ada')).toMatchObject({ id: 'o-2', number: 'CW-2', state: 'shipped', total: 100, askedAt: 2 })
    await storeOrder(mirror, wholeOrder({ id: 'o-2', state: 'delivered', ...placed(2) }), asked(3))
    expect(await readNewestOpenOrder(mirror, 'ada')).toMatchObject({ id: 'o-1' })
    await landRows([orderRow({ id: 'o-1', state: 'cancelled', ...placed(1) })], asked(4))
    expect(await readNewestOpenOrder(mirror, 'ada')).toBeNull()
    expect(await readNewestOpenOrder(mirror, 'bob')).toBeNull()
  })

  test('nobody sees what another customer looked at here', async () => {
    await landRows([orderRow()], asked())
    await storeOrder(mirror, wholeOrder(), asked())
    expect(await numbers('bob')).toEqual([])
    expect(await readStoredOrder(mirror, 'bob', 'o-1')).toBeNull()
  })

  test('an answer that comes after the sign-out, or after somebody else’s sign-in, is not kept', async () => {
    await storeOrder(mirror, wholeOrder(), asked(1, 'bob'))
    await storeMirroredSession(mirror, null)
    await landRows([orderRow()], asked())
    expect(await numbers()).toEqual([])
    expect(await readStoredOrder(mirror, 'bob', 'o-1')).toBeNull()
  })

  test('sign-out takes all of it away', async () => {
    await landRows([orderRow()], asked())
    await storeOrder(mirror, wholeOrder(), asked())
    await deleteCustomerData(mirror)
    expect(await numbers()).toEqual([])
    expect(await readStoredOrder(mirror, 'ada', 'o-1')).toBeNull()
  })

  test('no more than 300 rows and 60 orders are kept; those asked for longest ago go', async () => {
    const rows = Array.from({ length: 301 }, (_, at) => orderRow({ id: `o-${at}`, number: `CW-${at}` }))
    await landRows(rows.slice(0, 1), asked(1))
    await landRows(rows.slice(1), asked(2))
    expect(await numbers()).toHaveLength(300)
    expect(await numbers()).not.toContain('CW-0')
    for (let at = 0; at < 61; at += 1) await storeOrder(mirror, wholeOrder({ id: `o-${at}`, number: `CW-${at}` }), asked(at))
    expect(await readStoredOrder(mirror, 'ada', 'o-0')).toBeNull()
    expect(await readStoredOrder(mirror, 'ada', 'o-1')).not.toBeNull()
  })
})
