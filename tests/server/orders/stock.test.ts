import { expect, test } from 'vitest'
import { releaseStock, reserveStock } from '#server/orders/stock.ts'
import { orderShop } from './support/shop.ts'

const shop = await orderShop()

const take = (...pieces: [mcode: string, qty: number][]) =>
  shop.inside((context) =>
    reserveStock(
      context,
      pieces.map(([mcode, qty]) => ({ mcode, qty })),
    ),
  )

test('the last piece can be taken, and not one more, whoever has looked before', async () => {
  const mcode = await shop.part({ stock: 3 })
  await expect(take([mcode, 4])).rejects.toMatchObject({ code: 'sold-out', detail: { field: mcode } })
  expect(await shop.stock(mcode)).toBe(3)
  await take([mcode, 3])
  expect(await shop.stock(mcode)).toBe(0)
})

test('of several parts all are taken or none', async () => {
  const [plenty, few] = [await shop.part({ stock: 10 }), await shop.part({ stock: 1 })]
  await expect(take([plenty, 2], [few, 2])).rejects.toMatchObject({ code: 'sold-out', detail: { field: few } })
  expect([await shop.stock(plenty), await shop.stock(few)]).toEqual([10, 1])
})

test('pieces that come back lie on the shelf again; a part that is not in the catalogue any more is left out', async () => {
  const mcode = await shop.part({ stock: 1 })
  await shop.inside((context) =>
    releaseStock(context, [
      { mcode, qty: 2 },
      { mcode: 'NOT-THERE', qty: 1 },
    ]),
  )
  expect(await shop.stock(mcode)).toBe(3)
})
