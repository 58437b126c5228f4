import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { MAX_ADDRESSES } from '#contract/limits.ts'
import { milwaukee, orderShop } from '../orders/support/shop.ts'

const shop = await orderShop()

const save = (id: string, more: object = {}) => ({ id, ...milwaukee, ...more })

describe('the address book', () => {
  test('keeps what was typed, the first as default for everything, and takes a new wording under the same id', async () => {
    const [ada, id] = [await shop.customer(), randomUUID()]
    expect((await ada.say('addressSave', save(id, { region: 'wisconsin', postcode: ' 53202-1234 ' }))).result).toEqual({
      ...{ id, ...milwaukee, region: 'WI', postcode: '53202-1234', vatId: '' },
      ...{ defaultFor: ['shipping', 'billing'], updatedAt: new Date(shop.clock.time).toISOString() },
    })
    const other = randomUUID()
    expect((await ada.say('addressSave', save(other, { name: 'Bob' }))).result.defaultFor).toEqual([])
    expect((await ada.say('addressSave', save(other, { name: 'Bob B.', defaultFor: ['billing'] }))).result.defaultFor).toEqual(['billing'])
    expect((await ada.say('addressList', {})).result.map(({ name, defaultFor }) => [name, defaultFor])).toEqual([
      ['Ada Fitter', ['shipping']],
      ['Bob B.', ['billing']],
    ])
  })

  test('a phone is stored as E.164 and said as it is dialled from anywhere; what is not certain stays as it was typed', async () => {
    const [ada, id] = [await shop.customer(), randomUUID()]
    const stored = async () =>
      await shop.db.selectFrom('address').select(['phone', 'postcode']).where('id', '=', id).executeTakeFirstOrThrow()
    const german = { country: 'DE', city: 'Ulm', region: '' }
    const saved = (more: object) => ada.say('addressSave', save(id, { ...german, ...more }))
    expect((await saved({ phone: '0731 12345-67', postcode: 'D-89073' })).result).toMatchObject({
      phone: '+49 731 1234567',
      postcode: '89073',
    })
    expect(await stored()).toEqual({ phone: '+497311234567', postcode: '89073' })
    expect((await saved({ phone: '12', postcode: 'ABCDE' })).result).toMatchObject({ phone: '12', postcode: 'ABCDE' })
    expect(await stored()).toEqual({ phone: '12', postcode: 'ABCDE' })
  })

  test('nobody sees what would turn a line of the invoice around, and a name of nothing else is refused', async () => {
    const ada = await shop.customer()
    expect((await ada.say('addressSave', save(randomUUID(), { name: 'Ada\u202e Fitter\u200b' }))).result.name).toBe('Ada Fitter')
    expect(await ada.say('addressSave', save(randomUUID(), { name: '\u200b\u2060\u3164\u202e' }))).toMatchObject({
      field: 'name',
      msg: 'Type who receives the parcel.',
    })
  })

  test('a replay under its key answers the same and writes nothing twice; ten at once are one row', async () => {
    const [ada, id, key] = [await shop.customer(), randomUUID(), randomUUID()]
    const said = await Promise.all(Array.from({ length: 10 }, () => ada.say('addressSave', save(id), { key })))
    expect(new Set(said.map(({ result }) => JSON.stringify(result))).size).toBe(1)
    await ada.say('addressDelete', { id })
    expect((await ada.say('addressSave', save(id), { key })).result).toEqual(said[0]?.result)
    expect((await ada.say('addressList', {})).result).toEqual([])
  })

  test('a deleted default is followed by the one that was changed last; deleting twice is no error', async () => {
    const [ada, [first, second, third]] = [await shop.customer(), [randomUUID(), randomUUID(), randomUUID()]]
    for (const id of [first, second, third]) {
      shop.clock.time += 1000
      await ada.say('addressSave', save(id ?? ''))
    }
    expect((await ada.say('addressDelete', { id: first })).result).toEqual({ deleted: true })
    expect((await ada.say('addressList', {})).result.map(({ id, defaultFor }) => [id, defaultFor.length])).toEqual([
      [third, 2],
      [second, 0],
    ])
    expect((await ada.say('addressDelete', { id: first })).result).toEqual({ deleted: false })
    expect((await ada.say('addressSetDefault', { id: second, use: 'shipping' })).result.map(({ defaultFor }) => defaultFor)).toEqual([
      ['shipping'],
      ['billing'],
    ])
    expect((await ada.say('addressSetDefault', { id: first, use: 'shipping' })).error).toBe('not-found')
  })

  test('holds a hundred addresses; a changed one still fits', async () => {
    const ada = await shop.customer()
    const ids = Array.from({ length: MAX_ADDRESSES }, () => randomUUID())
    for (const id of ids) await ada.say('addressSave', save(id))
    expect(await ada.say('addressSave', save(randomUUID()))).toMatchObject({ status: 409, error: 'too-much' })
    expect((await ada.say('addressSave', save(ids[0] ?? '', { name: 'Bob' }))).code).toBe(200)
  })

  test.each<[string, object, string, string]>([
    ['no recipient', { name: ' ' }, 'name', 'Type who receives the parcel.'],
    ['no street', { lines: ['', ' '] }, 'lines', 'Type street and number.'],
    ['four lines', { lines: ['a', 'b', 'c', 'd'] }, 'lines', 'Take at most 3 lines.'],
    ['no country', { country: '' }, 'country', 'Choose a country.'],
    ['an address without postcode', { postcode: '' }, 'postcode', 'Type the postcode. Parcels do not arrive without it.'],
    ['a line break in a name', { name: 'Ada\nBcc: all' }, 'name', 'This cannot hold control characters.'],
    ['a phone of letters', { phone: 'call me' }, 'phone', 'A phone number has digits, spaces and dashes only.'],
    [
      'a wrong VAT number',
      { country: 'DE', city: 'Ulm', region: '', postcode: '89073', vatId: 'DE12' },
      'vatId',
      'This is not a VAT number of the chosen country.',
    ],
    ['an id that the device did not make', { id: 'mine' }, 'id', 'The id of an address is a UUID in small letters.'],
  ])('%s is refused by field and sentence, and nothing is kept', async (_, more, field, msg) => {
    const ada = await shop.customer()
    expect(await ada.say('addressSave', save(randomUUID(), more))).toMatchObject({ status: 400, error: 'bad-request', field, msg })
    expect((await ada.say('addressList', {})).result).toEqual([])
  })
})

test('an order goes to a row of the book by its id, and keeps its own copy', async () => {
  const [ada, id, mcode] = [await shop.customer(), randomUUID(), await shop.part({ weight_g: 500 })]
  await ada.say('addressSave', save(id))
  const choice = { more: { address: undefined, addressId: id } }
  const order = await shop.ordered(ada, { [mcode]: 1 }, choice)
  await ada.say('addressSave', save(id, { lines: ['Elsewhere 1'] }))
  expect((await shop.detail(ada, order.id)).shipTo.lines).toEqual(milwaukee.lines)
})
