import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { addToGuestList, readGuestList } from '#data/mirror/guest-list.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { storeMirroredSession } from '#data/mirror/session.ts'
import { moveGuestRowsToCart } from '#data/outbox/guest-list.ts'
import { readStoredCart } from '#data/outbox/intents.ts'
import { wanted } from '../../support/cart/guest-adds.ts'
import { add } from '../../support/cart/lines.ts'
import { phone } from '../../support/cart/phone.ts'

const inputs = (queue: readonly { input: unknown }[]) => queue.map(({ input }) => input)

test('the list becomes the cart of who signs in: in its order, under its own ids, made when it was', async () => {
  const { mirror, drain, shop, queue, keys } = await phone()
  await addToGuestList(mirror, [wanted('GOOD-1', 2)], 10)
  await addToGuestList(mirror, [wanted('GOOD-2', 1)], 20)
  await addToGuestList(mirror, [wanted('GOOD-3', 4)], 30)
  const ids = (await readGuestList(mirror)).map(({ id }) => id).toReversed()
  expect((await moveGuestRowsToCart(mirror, 'ada'))?.map(({ mcode }) => mcode)).toEqual(['GOOD-1', 'GOOD-2', 'GOOD-3'])
  expect((await queue()).map(({ id, madeAt, owner, shows }) => [id, madeAt, owner, shows?.price])).toEqual([
    [ids[0], 10, 'ada', 129.5],
    [ids[1], 20, 'ada', 129.5],
    [ids[2], 30, 'ada', 129.5],
  ])
  await drain()
  expect(keys()).toEqual(ids)
  expect((await shop.cartOf('ada')).cart).toEqual({
    'GOOD-1': { qty: 2, job: '' },
    'GOOD-2': { qty: 1, job: '' },
    'GOOD-3': { qty: 4, job: '' },
  })
  expect(await readGuestList(mirror)).toEqual([])
})

test('a list of numbers becomes lines in the order in which it was pasted, not in that of our codes', async () => {
  const { mirror, shop, drain } = await phone()
  await addToGuestList(mirror, [wanted('GOOD-3', 1), wanted('GOOD-1', 1), wanted('GOOD-2', 1)], 10)
  expect((await moveGuestRowsToCart(mirror, 'ada'))?.map(({ mcode }) => mcode)).toEqual(['GOOD-3', 'GOOD-1', 'GOOD-2'])
  await drain()
  expect(Object.keys((await shop.cartOf('ada')).cart)).toEqual(['GOOD-3', 'GOOD-1', 'GOOD-2'])
})

test('tabs that find the session at the same moment make it the cart once', async () => {
  const shop = 'guest-list-once'
  const [one, other, third] = [openMirrorDatabase(shop), openMirrorDatabase(shop), openMirrorDatabase(shop)]
  await addToGuestList(one, [wanted('A-1', 2), wanted('B-1', 1)], 1)
  await storeMirroredSession(one, { token: 't', userInfo: { id: 'ada', realname: 'Ada', email: '' } })
  const moved = await Promise.all([one, other, third].map((mirror) => moveGuestRowsToCart(mirror, 'ada')))
  expect(moved.map((rows) => rows?.length).toSorted()).toEqual([0, 0, 2])
  expect(inputs((await readStoredCart(one, 'ada')).queue)).toEqual([
    { mcode: 'A-1', qty: 2, seen: { fromQty: 1, unitPrice: 10.1 } },
    { mcode: 'B-1', qty: 1, seen: { fromQty: 1, unitPrice: 10.1 } },
  ])
})

test('it meets what waits there already: pieces of a part that was never sent are one quantity', async () => {
  const { mirror, change, queue } = await phone()
  await change(add('GOOD-1', 1))
  await addToGuestList(mirror, [wanted('GOOD-1', 2)], 10)
  await moveGuestRowsToCart(mirror, 'ada')
  expect(inputs(await queue())).toMatchObject([{ mcode: 'GOOD-1', qty: 3 }])
})

test('it is nobody’s but the signed-in one’s: a page that believes somebody else signed in, or anybody, gets nothing', async () => {
  const { mirror, signOut, queue } = await phone('ada')
  await addToGuestList(mirror, [wanted('GOOD-1', 2)], 10)
  expect(await moveGuestRowsToCart(mirror, 'bob')).toBeNull()
  await signOut()
  expect(await moveGuestRowsToCart(mirror, 'ada')).toBeNull()
  expect([await queue('ada'), await queue('bob')]).toEqual([[], []])
  expect(await readGuestList(mirror)).toHaveLength(1)
})

test('what breaks in the middle leaves the whole list where it was', async () => {
  const { mirror, queue } = await phone()
  await addToGuestList(mirror, [wanted('GOOD-1', 2), wanted('GOOD-2', 1)], 10)
  // The adds are written by then, and the rows still stand on the list.
  const ends = vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
    throw new DOMException('The browser ends.', 'AbortError')
  })
  await expect(moveGuestRowsToCart(mirror, 'ada')).rejects.toThrow('The browser ends.')
  ends.mockRestore()
  expect(await queue()).toEqual([])
  expect((await readGuestList(mirror)).map(({ mcode, qty }) => [mcode, qty])).toEqual([
    ['GOOD-2', 1],
    ['GOOD-1', 2],
  ])
  expect(await moveGuestRowsToCart(mirror, 'ada')).toHaveLength(2)
  expect(await queue()).toHaveLength(2)
})
