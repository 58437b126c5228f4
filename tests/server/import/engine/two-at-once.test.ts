import { expect, test } from 'vitest'
import { importShop } from './import-shop.ts'
import { partEvents, runOn } from './support/empty-shops.ts'

const shop = await importShop()

test('of two imports at once the second waits and says so; both are done, one after the other', async () => {
  let go: () => void = () => undefined
  const until = new Promise<void>((resolve) => (go = resolve))
  let begun: () => void = () => undefined
  const isBegun = new Promise<void>((resolve) => (begun = resolve))
  let waits: () => void = () => undefined
  const isWaiting = new Promise<void>((resolve) => (waits = resolve))
  const part = { code: 'VT-1', brand: 'Voltara', name: 'Brush set', cents: 1000 }
  const first = runOn(shop.db, shop.general, 'parts', partEvents([part]), {
    hold: () => until,
    onNews: ({ type }) => type === 'begun' && begun(),
  })
  await isBegun
  const second = runOn(shop.db, shop.general, 'prices', partEvents([{ code: 'VT-1', cents: 1100 }]), {
    onNews: ({ type }) => type === 'waits' && waits(),
  })
  await isWaiting
  go()
  const [one, other] = await Promise.all([first, second])
  expect(one.said.map(({ type }) => type)).not.toContain('waits')
  expect(other.said.slice(0, 2).map(({ type }) => type)).toEqual(['waits', 'begun'])
  // Planned after the first was done: it knows the part.
  expect([one, other]).toMatchObject([
    { state: 'done', counts: { added: 1 } },
    { state: 'done', counts: { changed: 1, refused: 0 } },
  ])
  expect(other.run).toBe(one.run + 1)
})
