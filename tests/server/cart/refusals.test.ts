import { beforeEach, describe, expect, test } from 'vitest'
import { MAX_CART_LINES, MAX_JOB_NAME_CHARACTERS, MAX_QUANTITY } from '#contract/limits.ts'
import type { How } from '../../support/call-app.ts'
import { type Customer, cartShop } from './support/shop.ts'

let ada: Customer
const shop = await cartShop()
/** A part that lies in the cart, two pieces of it, before every test. */
const had = await shop.part()
beforeEach(async () => {
  ada = await shop.customer()
  await ada.add(had, 2)
})

const lines = () => shop.db.selectFrom('cart_line').selectAll().where('account_id', '=', ada.id).orderBy('mcode').execute()
const keys = () => shop.db.selectFrom('idempotency').selectAll().where('account_id', '=', ada.id).orderBy('key').execute()

/**
 * Runs what must be refused, and proves that no line is another than before, and that no key is new but one that remembers this refusal.
 */
async function unchanged<T extends { error?: string }>(work: () => Promise<T>): Promise<T> {
  const [linesBefore, keysBefore] = [await lines(), await keys()]
  const said = await work()
  expect(await lines()).toEqual(linesBefore)
  const [now, known] = [await keys(), new Set(keysBefore.map(({ key }) => key))]
  expect(now.filter(({ key }) => known.has(key))).toEqual(keysBefore)
  const refused = JSON.stringify({ refused: { code: said.error } }).slice(0, -2)
  for (const { key, reply } of now) if (!known.has(key)) expect(reply?.startsWith(refused)).toBe(true)
  return said
}

describe('what is not for sale', () => {
  test('a part that the shop does not have is not found', async () => {
    const said = await unchanged(() => ada.add('NO-SUCH-PART', 1))
    expect(said).toMatchObject({ status: 200, code: 404, error: 'not-found', field: 'mcode', msg: 'No part has the code NO-SUCH-PART.' })
  })

  test('an ended part of which none is left is withdrawn, for add and for update', async () => {
    const mcode = await shop.part()
    await ada.add(mcode, 1)
    await shop.change(mcode, { ended: true, stock: 0 })
    for (const change of [ada.add, ada.update]) {
      expect(await unchanged(() => change(mcode, 1))).toMatchObject({ status: 409, error: 'withdrawn' })
    }
    expect(await ada.line(mcode)).toMatchObject({ stock: { state: 'ended', qty: 0 } })
    expect((await ada.remove(mcode)).result.deleted).toEqual([mcode])
  })

  test('of an ended part only what is left: the sentence says how many', async () => {
    const mcode = await shop.part({ ended: true, stock: 3 })
    expect(await unchanged(() => ada.add(mcode, 4))).toMatchObject({
      ...{ status: 409, error: 'sold-out', field: 'qty', msg: 'Only 3 of this part are left, and no more will come.' },
    })
    expect((await ada.add(mcode, 2)).result.qty).toBe(2)
    expect(await unchanged(() => ada.add(mcode, 2))).toMatchObject({
      ...{ error: 'sold-out', msg: 'Only 3 of this part are left, and no more will come. Your cart holds 2.' },
    })
    expect((await ada.update(mcode, 3)).result.qty).toBe(3)
    expect(await unchanged(() => ada.update(mcode, 4))).toMatchObject({ error: 'sold-out' })
    await shop.change(mcode, { stock: 1 })
    expect((await unchanged(() => ada.update(mcode, 2))).msg).toBe('Only 1 of this part is left, and no more will come. Your cart holds 3.')
    expect((await ada.update(mcode, 1)).result.qty).toBe(1)
  })
})

describe('quantities', () => {
  test('a part that is sold from ten pieces up is not sold singly', async () => {
    const mcode = await shop.part({ min_qty: 10 })
    expect(await unchanged(() => ada.add(mcode, 9))).toMatchObject({
      ...{ status: 400, error: 'bad-request', field: 'qty', msg: 'This part is sold from 10 pieces up.' },
    })
    await ada.add(mcode, 10)
    expect((await ada.add(mcode, 1)).result.qty).toBe(11)
    expect(await unchanged(() => ada.update(mcode, 9))).toMatchObject({
      ...{ error: 'bad-request', msg: 'This part is sold from 10 pieces up. Your cart holds 11.' },
    })
  })

  test('the last pieces of an ended part may be fewer than its least quantity', async () => {
    const mcode = await shop.part({ min_qty: 10, ended: true, stock: 4 })
    expect(await unchanged(() => ada.add(mcode, 3))).toMatchObject({ error: 'bad-request', msg: 'This part is sold from 4 pieces up.' })
    expect((await ada.add(mcode, 4)).result.qty).toBe(4)
  })

  test('a line takes at most 9999 pieces, counted with those in the cart', async () => {
    await shop.change(had, { stock: 2 * MAX_QUANTITY })
    expect((await unchanged(() => ada.add(had, MAX_QUANTITY - 1))).msg).toBe('One line takes at most 9999 pieces. Your cart holds 2.')
    expect(await unchanged(() => ada.add(had, MAX_QUANTITY))).toMatchObject({ status: 400, error: 'bad-request', field: 'qty' })
    expect((await ada.add(had, MAX_QUANTITY - 2)).result.qty).toBe(MAX_QUANTITY)
  })

  test.each([0, -1, 1e9, 1.5, Number.MAX_SAFE_INTEGER, '0', '-1', '1e3', '1.5', ' 1', '', null, true, [], {}, undefined])(
    'a quantity of %j is refused by add and update',
    async (qty) => {
      for (const change of [ada.add, ada.update]) {
        const said = await unchanged(() => change(had, qty))
        expect(said).toMatchObject({ status: 400, error: 'bad-request', field: 'qty' })
        expect(said.msg).toMatch(qty === undefined ? 'qty is missing.' : 'A quantity is a whole number from 1 to 9999.')
      }
    },
  )
})

describe('a full cart', () => {
  test('takes no further line, but more pieces of what it holds', async () => {
    const now = new Date(shop.clock.time)
    const filler = Array.from({ length: MAX_CART_LINES - 1 }, (_, at) => ({
      ...{
        tenant_id: shop.general,
        account_id: ada.id,
        mcode: `FILLER-${at}`,
        qty: 1,
        price_seen: '1.00',
        job: at % 2 ? 'Deutz' : '',
        added_at: now,
      },
    }))
    await shop.db.insertInto('cart_line').values(filler).execute()
    const mcode = await shop.part()
    expect(await unchanged(() => ada.add(mcode, 1))).toMatchObject({ status: 409, error: 'cart-full' })
    expect((await ada.add(had, 1)).result.qty).toBe(3)
    await ada.remove('FILLER-1')
    expect((await ada.add(mcode, 1)).result.qty).toBe(1)
  })
})

describe('bad input changes nothing', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, at) => `AB-${at}`).join(',')
  const bad: [string, 'cartAdd' | 'cartUpdate' | 'cartSetAside' | 'cartDeleteBatch', unknown, string][] = [
    ['500 ids in one delete', 'cartDeleteBatch', { ids: ids(500) }, 'Name at most 300 lines at once.'],
    ['500 ids set aside', 'cartSetAside', { ids: ids(500), job: '' }, 'Name at most 300 lines at once.'],
    ['no id', 'cartDeleteBatch', { ids: ' , ' }, 'Name at least one line.'],
    ['a list of ids', 'cartDeleteBatch', { ids: ['AB-1'] }, 'ids has a value that cannot be used here.'],
    ['an id that is no code', 'cartDeleteBatch', { ids: "AB-1,'; drop table cart_line" }, 'A product code has'],
    ['a job of 61 characters', 'cartSetAside', { ids: 'AB-1', job: 'x'.repeat(MAX_JOB_NAME_CHARACTERS + 1) }, 'at most 60 characters.'],
    ['a job with a NUL', 'cartSetAside', { ids: 'AB-1', job: 'a\u0000b' }, 'control characters'],
    ['no job', 'cartSetAside', { ids: 'AB-1' }, 'job is missing.'],
    ['a code in small letters', 'cartAdd', { mcode: 'ab-1', qty: 1 }, 'A product code has'],
    ['no code', 'cartAdd', { qty: 1 }, 'mcode is missing.'],
    ['no id to update', 'cartUpdate', { qty: 1 }, 'id is missing.'],
    ['a list', 'cartAdd', [], 'mcode is missing.'],
    ['null', 'cartAdd', null, 'Send a JSON object.'],
  ]
  test.each(bad)('%s', async (_, name, input, sentence) => {
    const said = await unchanged(() => ada.say(name, input))
    expect(said).toMatchObject({ status: 400, error: 'bad-request' })
    expect(said.msg).toContain(sentence)
  })

  test.each<[string, How, number, string]>([
    ['a body of 1 MB', { body: JSON.stringify({ mcode: 'AB-1', qty: 1, note: 'x'.repeat(1_000_000) }) }, 413, 'too-large'],
    ['broken JSON', { body: '{"mcode":' }, 400, 'bad-json'],
    ['no body', { body: '' }, 400, 'bad-json'],
    ['thirty thousand nested lists', { body: `{"mcode":"AB-1","qty":1,"x":${'['.repeat(30_000)}${']'.repeat(30_000)}}` }, 200, 'not-found'],
    ['no Idempotency-Key', { key: null }, 400, 'bad-request'],
    ['an Idempotency-Key that is no UUID', { key: 'again' }, 400, 'bad-request'],
  ])('%s', async (_, how, status, error) => {
    for (const name of ['cartAdd', 'cartDeleteBatch', 'cartUpdate'] as const) {
      const input = name === 'cartAdd' ? { mcode: had, qty: 1 } : name === 'cartUpdate' ? { id: had, qty: 1 } : { ids: had }
      const said = await unchanged(() => ada.say(name, input, how))
      if (name === 'cartAdd' || status !== 200) expect([said.status, said.error]).toEqual([status, error])
      if ('key' in how) expect(said).toMatchObject({ field: 'Idempotency-Key', msg: expect.stringContaining('Send a UUID') })
    }
  })

  test('another type of list than 1 is refused', async () => {
    expect(await ada.say('cartList', { type: '2' })).toMatchObject({ status: 400, field: 'type', msg: 'type is 1.' })
  })
})
