import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { MAX_QUANTITY } from '#contract/limits.ts'
import { addToGuestList, readGuestList, setGuestQuantity } from '#data/mirror/guest-list.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { upgradeSteps } from '#data/mirror/schema.ts'
import { listSearches, recordSearch } from '#data/mirror/searches.ts'
import { wanted } from '../../support/cart/guest-adds.ts'

let made = 0
const name = () => {
  made += 1
  return `guest-list-${made}`
}
const rowsOf = async (mirror: ReturnType<typeof openMirrorDatabase>) => (await readGuestList(mirror)).map(({ mcode, qty }) => [mcode, qty])

test('what guests add outlives the program, the latest first; of a part that is there already it is more pieces', async () => {
  const shop = name()
  const mirror = openMirrorDatabase(shop)
  await addToGuestList(mirror, [wanted('A-1', 2)], 1)
  await addToGuestList(mirror, [wanted('B-1', 1)], 2)
  const [{ id } = { id: '' }] = (await readGuestList(mirror)).filter(({ mcode }) => mcode === 'A-1')
  await addToGuestList(mirror, [wanted('A-1', 3)], 3)
  await mirror.close()
  const again = openMirrorDatabase(shop)
  expect(await rowsOf(again)).toEqual([
    ['A-1', 5],
    ['B-1', 1],
  ])
  expect((await readGuestList(again))[0]).toMatchObject({ id, addedAt: 3, shows: { price: 129.5 } })
})

test('adds of several tabs at the same moment all count', async () => {
  const shop = name()
  const tabs = [openMirrorDatabase(shop), openMirrorDatabase(shop), openMirrorDatabase(shop)]
  await Promise.all(tabs.map((mirror, at) => addToGuestList(mirror, [wanted('A-1', at + 1)], at)))
  expect(await rowsOf(openMirrorDatabase(shop))).toEqual([['A-1', 6]])
})

test(`no part has more than ${MAX_QUANTITY} pieces, or fewer than are sold together`, async () => {
  const mirror = openMirrorDatabase(name())
  await addToGuestList(mirror, [wanted('A-1', MAX_QUANTITY), wanted('PAIR-1', 1, 2)], 1)
  await addToGuestList(mirror, [wanted('A-1', 5)], 2)
  expect(await rowsOf(mirror)).toEqual([
    ['A-1', MAX_QUANTITY],
    ['PAIR-1', 2],
  ])
  await setGuestQuantity(mirror, 'PAIR-1', 1)
  await setGuestQuantity(mirror, 'A-1', MAX_QUANTITY + 1)
  expect(await rowsOf(mirror)).toEqual([
    ['A-1', MAX_QUANTITY],
    ['PAIR-1', 2],
  ])
})

test('a quantity is set, 0 takes the part off, and a part that went meanwhile does not come back', async () => {
  const mirror = openMirrorDatabase(name())
  await addToGuestList(mirror, [wanted('A-1', 2), wanted('B-1', 1)], 1)
  await setGuestQuantity(mirror, 'A-1', 7)
  await setGuestQuantity(mirror, 'B-1', 0)
  await setGuestQuantity(mirror, 'B-1', 3)
  expect(await rowsOf(mirror)).toEqual([['A-1', 7]])
})

test('a list that cannot be kept is kept in no part', async () => {
  const mirror = openMirrorDatabase(name())
  // A function cannot be stored: the browser refuses in the middle of the transaction.
  const unkeepable = { ...wanted('B-1', 1), shows: (() => undefined) as never }
  await expect(addToGuestList(mirror, [wanted('A-1', 1), unkeepable], 1)).rejects.toThrow()
  expect(await readGuestList(mirror)).toEqual([])
})

test('a database of the version before gets the list and keeps what it has', async () => {
  const shop = name()
  const before = openMirrorDatabase(shop, upgradeSteps.slice(0, 4))
  await recordSearch(before, 'bosch', 1)
  await before.close()
  const mirror = openMirrorDatabase(shop)
  await addToGuestList(mirror, [wanted('A-1', 1)], 1)
  expect(await rowsOf(mirror)).toEqual([['A-1', 1]])
  expect(await listSearches(mirror)).toEqual(['bosch'])
})
