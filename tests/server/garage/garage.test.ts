import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { MAX_FITTED_PARTS, MAX_VEHICLES } from '#contract/limits.ts'
import { garageVehicle, saving, smallPhoto } from '../../support/garage/vehicle.ts'
import { cartShop } from '../cart/support/shop.ts'

const shop = await cartShop()
const now = (later = 0) => new Date(shop.clock.time + later).toISOString()
type Customer = Awaited<ReturnType<typeof shop.customer>>
const list = async (one: Customer) => (await one.say('garageList', {})).result
const fresh = (more: object = {}) => garageVehicle({ id: randomUUID(), changedAt: now(), ...more })

describe('the garage', () => {
  test('a vehicle is kept with photo and fitted parts, changed and deleted; what is sent twice is there once', async () => {
    const ada = await shop.customer()
    const hilux = fresh({ photo: smallPhoto, fitted: [{ mcode: 'AA-1', on: '2026-11-20', note: 'loud' }] })
    const said = await ada.say('garageSave', saving(hilux))
    expect(said.result).toMatchObject({ vehicles: [{ name: 'Hilux Meyer', photo: null }], gone: [] })
    await ada.say('garageSave', saving(hilux))
    expect(await list(ada)).toEqual([hilux])
    await ada.say('garageSave', saving({ ...hilux, photo: '', note: 'bay 2' }, hilux.changedAt))
    expect(await list(ada)).toMatchObject([{ note: 'bay 2', photo: '' }])
    expect((await ada.say('garageDelete', { id: hilux.id, seenAt: hilux.changedAt })).result).toEqual({ vehicles: [], gone: [hilux.id] })
    expect((await ada.say('garageDelete', { id: hilux.id, seenAt: hilux.changedAt })).result.gone).toEqual([hilux.id])
    expect(await list(ada)).toEqual([])
  })

  test('nobody else sees or changes it: no other account, and no other shop', async () => {
    const [ada, bob, eve] = [await shop.customer(), await shop.customer(), await shop.customer(shop.special.id)]
    const hilux = fresh()
    await ada.say('garageSave', saving(hilux))
    for (const other of [bob, eve]) {
      expect(await list(other)).toEqual([])
      await other.say('garageDelete', { id: hilux.id, seenAt: hilux.changedAt })
      await other.say('garageSave', saving({ ...hilux, name: 'Mine' }, hilux.changedAt))
      expect(await list(other)).toMatchObject([{ name: 'Mine' }])
    }
    expect(await list(ada)).toEqual([hilux])
  })

  test('two devices: both keep what they entered, and what one of them saw last is not deleted by the other', async () => {
    const ada = await shop.customer()
    const hilux = fresh()
    await ada.say('garageSave', saving(hilux))
    shop.clock.time += 60_000
    await ada.say('garageSave', saving({ ...hilux, serialNumber: '393', changedAt: now() }, hilux.changedAt))
    const late = { ...hilux, note: 'typed in the yard', changedAt: now(-30_000) }
    const { result } = await ada.say('garageSave', saving(late, hilux.changedAt))
    expect(result.vehicles).toMatchObject([{ serialNumber: '393', note: 'typed in the yard' }])
    expect((await ada.say('garageDelete', { id: hilux.id, seenAt: hilux.changedAt })).result.gone).toEqual([])
    expect(await list(ada)).toMatchObject([{ serialNumber: '393', note: 'typed in the yard' }])
  })

  test('a clock that runs ahead has the last word for no longer than now', async () => {
    const ada = await shop.customer()
    const hilux = fresh({ changedAt: now(86_400_000) })
    await ada.say('garageSave', saving(hilux))
    shop.clock.time += 1000
    await ada.say('garageSave', saving({ ...hilux, name: 'Later', changedAt: now() }))
    expect(await list(ada)).toMatchObject([{ name: 'Later' }])
  })

  test('a guest’s vehicle that the account has already is not added twice; of a fleet each stays', async () => {
    const ada = await shop.customer()
    const hilux = fresh({ note: 'bay 2' })
    const again = fresh({ note: 'loud' })
    await ada.say('garageSave', saving(hilux))
    expect((await ada.say('garageSave', { ...saving(again), joins: true })).result).toMatchObject({
      vehicles: [{ id: hilux.id }],
      gone: [again.id],
    })
    const kept = await list(ada)
    expect(kept).toHaveLength(1)
    expect(kept[0]?.note.split('\n').sort()).toEqual(['bay 2', 'loud'])
    await ada.say('garageSave', saving(again))
    await ada.say('garageSave', { ...saving(fresh({ registration: 'M-XY 12' })), joins: true })
    expect(await list(ada)).toHaveLength(3)
  })

  test('the limits refuse with a sentence: vehicles, fitted parts, notes, photos', async () => {
    const ada = await shop.customer()
    const fitted = (from: number) =>
      Array.from({ length: MAX_FITTED_PARTS }, (_, at) => ({ mcode: `AA-${from + at}`, on: '2026-11-20', note: '' }))
    const full = fresh({ fitted: fitted(0), note: 'a'.repeat(900) })
    await ada.say('garageSave', saving(full))
    expect(await ada.say('garageSave', saving({ ...full, fitted: fitted(30) as typeof full.fitted }))).toMatchObject({
      error: 'too-much',
      field: 'fitted',
      msg: 'Another device noted fitted parts too, and both together are more than 60. Take an old one out first.',
    })
    expect(await ada.say('garageSave', saving({ ...full, note: 'b'.repeat(900) }))).toMatchObject({ error: 'too-much', field: 'note' })
    expect(await ada.say('garageSave', saving({ ...full, photo: `data:image/jpeg;base64,${'A'.repeat(20_000)}` }))).toMatchObject({
      error: 'bad-request',
      field: 'photo',
    })
    for (let at = 1; at < MAX_VEHICLES; at += 1) await ada.say('garageSave', saving(fresh()))
    expect(await ada.say('garageSave', saving(fresh()))).toMatchObject({
      error: 'too-much',
      msg: 'Your vehicles can be at most 100. Take one out first.',
    })
    expect(await list(ada)).toHaveLength(MAX_VEHICLES)
  })

  test('a vehicle with all that it may hold fits into one request', async () => {
    const ada = await shop.customer()
    const fitted = Array.from({ length: MAX_FITTED_PARTS }, (_, at) => ({
      ...{ mcode: `A${'1'.repeat(28)}-${at}`, on: '2026-11-20', note: '車'.repeat(120) },
    }))
    const most = { photo: `data:image/jpeg;base64,${'A'.repeat(19_976)}`, note: '車'.repeat(1000), name: '車'.repeat(80), fitted }
    const all = { brand: '車'.repeat(80), model: '車'.repeat(80), engine: '車'.repeat(80), serialNumber: '車'.repeat(80) }
    expect((await ada.say('garageSave', saving(fresh({ ...most, ...all, registration: '車'.repeat(80) })))).result.vehicles).toHaveLength(1)
  })

  test('they are in the export, and end with the account', async () => {
    const ada = await shop.customer(shop.general, true)
    await ada.say('garageSave', saving(fresh({ note: 'mine' })))
    expect((await ada.say('exportAccount', {})).result.holds).toMatchObject({ vehicles: [{ note: 'mine' }] })
    await shop.db.deleteFrom('account').where('id', '=', ada.id).execute()
    expect(await shop.db.selectFrom('garage_vehicle').selectAll().where('account_id', '=', ada.id).execute()).toEqual([])
  })
})
