import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { MAX_FAVOURITES, MAX_FOLDERS } from '#contract/favourites/favourites.ts'
import { cartShop } from '../cart/support/shop.ts'

const shop = await cartShop()
const now = (later = 0) => new Date(shop.clock.time + later).toISOString()
const mark = (mcode: string, more: object = {}) => ({ mcode, folder: '', note: '', qty: 1, markedAt: now(), price: null, ...more })
type Customer = Awaited<ReturnType<typeof shop.customer>>
const list = async (ada: Customer) => (await ada.say('favouriteList', {})).result

describe('favourites', () => {
  test('a part is marked with folder, note and price, and listed with what it costs now', async () => {
    const [ada, mcode, id] = [await shop.customer(), await shop.part({ price: '41.50' }), randomUUID()]
    await ada.say('favouriteFolderSave', { id, name: ' Truck 4 ', from: '', at: now() })
    const said = await ada.say('favouriteMark', mark(mcode, { folder: id, note: 'left side\nloud', qty: 2, price: 39.9 }))
    expect(said.result.marks).toMatchObject([{ mcode, folder: id, note: 'left side\nloud', qty: 2, priceThen: 39.9 }])
    expect(await list(ada)).toMatchObject({
      folders: [{ id, name: 'Truck 4', otherNames: [] }],
      marks: [{ mcode, priceThen: 39.9, part: { mcode, price: 41.5, stock: { state: 'in' } } }],
    })
    expect((await list(await shop.customer())).marks).toEqual([])
  })

  test('a price that nobody saw is that of now; what the shop does not have is refused', async () => {
    const [ada, mcode] = [await shop.customer(), await shop.part({ price: '7.00' })]
    expect((await ada.say('favouriteMark', mark(mcode))).result.marks[0]?.priceThen).toBe(7)
    expect(await ada.say('favouriteMark', mark('NO-SUCH-PART'))).toMatchObject({ error: 'not-found', field: 'mcode' })
  })

  test('a clock that runs ahead has the last word for no longer than now', async () => {
    const [ada, mcode] = [await shop.customer(), await shop.part()]
    await ada.say('favouriteMark', mark(mcode))
    await ada.say('favouriteChange', { mcode, qty: { to: 5, at: now(86_400_000) } })
    shop.clock.time += 1000
    await ada.say('favouriteChange', { mcode, qty: { to: 3, at: now() } })
    expect((await list(ada)).marks[0]?.qty).toBe(3)
  })

  test('a part that is sent before its folder is in no folder, and in that one once the shop has heard of it', async () => {
    const [ada, mcode, id] = [await shop.customer(), await shop.part(), randomUUID()]
    await ada.say('favouriteMark', mark(mcode, { folder: id }))
    expect(await list(ada)).toMatchObject({ folders: [], marks: [{ mcode, folder: '' }] })
    await ada.say('favouriteFolderSave', { id, name: 'Bay 7', from: '', at: now() })
    expect(await list(ada)).toMatchObject({ folders: [{ id }], marks: [{ mcode, folder: id }] })
  })

  test('removed here and noted there: it stays with its note; a folder is not taken away under another name', async () => {
    const [ada, mcode, id] = [await shop.customer(), await shop.part(), randomUUID()]
    await ada.say('favouriteFolderSave', { id, name: 'Bay 2', from: '', at: now() })
    await ada.say('favouriteMark', mark(mcode, { folder: id }))
    await ada.say('favouriteChange', { mcode, note: { from: '', to: 'keep me', at: now() } })
    expect((await ada.say('favouriteRemove', { marks: [{ mcode, note: '' }], at: now() })).result.marks).toMatchObject([
      { note: 'keep me' },
    ])
    await ada.say('favouriteFolderSave', { id, name: 'Bay 3', from: 'Bay 2', at: now() })
    expect((await ada.say('favouriteFolderDelete', { id, name: 'Bay 2' })).result.folders).toMatchObject([{ name: 'Bay 3' }])
    expect((await ada.say('favouriteFolderDelete', { id, name: 'Bay 3' })).result).toMatchObject({
      gone: [id],
      marks: [{ mcode, folder: '' }],
    })
    expect((await ada.say('favouriteRemove', { marks: [{ mcode, note: 'keep me' }], at: now() })).result.gone).toEqual([mcode])
    await ada.say('favouriteChange', { mcode, note: { from: 'keep me', to: 'typed later', at: now() } })
    expect((await list(ada)).marks).toMatchObject([{ mcode, note: 'typed later' }])
  })

  test('folders are in the order of their code points, whatever the locale of the database', async () => {
    const ada = await shop.customer()
    const names = ['Daewoo', 'bay 1', 'DAF', 'Bay 2']
    for (const name of names) await ada.say('favouriteFolderSave', { id: randomUUID(), name, from: '', at: now() })
    expect((await list(ada)).folders.map(({ name }: { name: string }) => name)).toEqual(['Bay 2', 'DAF', 'Daewoo', 'bay 1'])
  })

  test('the limits refuse with a sentence: parts, folders, notes', async () => {
    const [ada, mcode] = [await shop.customer(), await shop.part()]
    for (let folder = 0; folder < MAX_FOLDERS; folder += 1)
      await ada.say('favouriteFolderSave', { id: randomUUID(), name: `Job ${folder}`, from: '', at: now() })
    expect(await ada.say('favouriteFolderSave', { id: randomUUID(), name: 'One more', from: '', at: now() })).toMatchObject({
      error: 'too-much',
      msg: 'You can have at most 50 folders. Remove one first.',
    })
    await shop.db
      .insertInto('favourite')
      .values(
        Array.from({ length: MAX_FAVOURITES }, (_, at) => ({
          ...{ tenant_id: shop.general, account_id: ada.id, mcode: `X-${at}`, folder_id: '', folder_at: new Date(0), note: '', qty: 1 },
          ...{ qty_at: new Date(0), marked_at: new Date(0), price_then: null },
        })),
      )
      .execute()
    expect(await ada.say('favouriteMark', mark(mcode))).toMatchObject({
      error: 'too-much',
      msg: 'You can mark at most 1000 parts. Take one out first.',
    })
    expect((await list(ada)).marks).toHaveLength(MAX_FAVOURITES)
    const bob = await shop.customer()
    await bob.say('favouriteMark', mark(mcode, { note: 'a'.repeat(900) }))
    expect(await bob.say('favouriteChange', { mcode, note: { from: '', to: 'b'.repeat(900), at: now() } })).toMatchObject({
      error: 'too-much',
      field: 'note',
    })
    expect(await bob.say('favouriteMark', mark(mcode, { note: 'c'.repeat(1001) }))).toMatchObject({ error: 'bad-request', field: 'note' })
  })

  test('they are in the export, and end with the account', async () => {
    const [ada, mcode] = [await shop.customer(shop.general, true), await shop.part()]
    await ada.say('favouriteMark', mark(mcode, { note: 'mine' }))
    expect((await ada.say('exportAccount', {})).result.holds).toMatchObject({
      favourites: { folders: [], marks: [{ mcode, note: 'mine' }] },
    })
    await shop.db.deleteFrom('account').where('id', '=', ada.id).execute()
    expect(await shop.db.selectFrom('favourite').selectAll().where('account_id', '=', ada.id).execute()).toEqual([])
  })
})
