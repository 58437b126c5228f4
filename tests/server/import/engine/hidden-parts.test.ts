import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importShop, remarksIn } from './import-shop.ts'

/** Files of other shops hold goods that nobody shall see: drafts, hidden ones. */

const shop = await importShop()
const brush = { code: 'hid 1', brand: 'Voltara', name: 'Brush set', cents: 1250, stock: 4 }
const hidden = { hidden: true, withdrawn: true } as const

const ended = async (mcode: string) =>
  (await sql<{ ended: boolean }>`select ended from part where tenant_id = ${shop.general} and mcode = ${mcode}`.execute(shop.db)).rows[0]
    ?.ended

test('a part that is hidden where it comes from is not made; one that is sold here is withdrawn', async () => {
  await shop.load('parts', [brush])

  const { counts, rows, said } = await shop.load('parts', [
    { ...brush, ...hidden },
    { ...brush, code: 'hid 2', ...hidden },
  ])

  expect(counts).toMatchObject({ added: 0, refused: 0 })
  expect(rows).toEqual({ read: 2, added: 0, changed: 0, unchanged: 0, withdrawn: 1, refused: 0, leftOut: 1 })
  expect(remarksIn(said)).toContain(
    'left-out number hid 2: It is not for sale in the shop that the file is of, and this shop does not have it.',
  )
  expect([await ended('HID-1'), await ended('HID-2')]).toEqual([true, undefined])
})

test('in files of prices and stock a part that is hidden and unknown is left out as well', async () => {
  const { rows } = await shop.load('stock', [
    { code: 'hid 3', stock: 1, ...hidden },
    { code: 'hid 4', stock: 1 },
  ])

  expect(rows).toMatchObject({ read: 2, refused: 1, leftOut: 1 })
})

test('it is sold again when the file says so', async () => {
  const { rows } = await shop.load('parts', [{ ...brush, withdrawn: false }])

  expect(rows).toMatchObject({ read: 1, changed: 1 })
  expect(await ended('HID-1')).toBe(false)
})
