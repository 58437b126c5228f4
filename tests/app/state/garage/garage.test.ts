import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  addVehicle,
  changeVehicle,
  deletedVehicle,
  deleteVehicle,
  discardGarageChange,
  notePartFitted,
  removeFittedPart,
  restoreDeletedVehicle,
} from '#app/state/garage/changes.ts'
import { coresOwedOf } from '#app/state/garage/cores-owed.ts'
import { garage, loadGarage } from '#app/state/garage/garage.ts'
import { moveGuestGarage } from '#app/state/garage/start.ts'
import { sendOutboxNow } from '#app/state/outbox/send.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { connectedMirror, connectMirror } from '#app/state/page/mirror.ts'
import { restoreSession } from '#app/state/session/session.ts'
import type { VehicleDraft } from '#contract/garage/vehicle-draft.ts'
import { mcodeOf } from '#contract/kernel/primitives.ts'
import type { CoreReturn } from '#contract/orders/returns/returns.ts'
import { deleteCustomerData } from '#data/mirror/cart.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { noSignal } from '../../../support/cart/phone.ts'
import { GarageShop } from '../../../support/garage/fake-shop.ts'
import { garageVehicle } from '../../../support/garage/vehicle.ts'
import { memoryStorage } from '../../../support/memory-storage.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'

let made = 0
let shop = new GarageShop()
let answer: (request: Request) => Response | Promise<Response> = shop.answer
const draft = (more: object = {}): VehicleDraft => {
  const { id: _, changedAt: __, ...rest } = garageVehicle(more)
  return rest
}
const fitted = (mcode: string, note = '') => ({ mcode: mcodeOf(mcode), on: '2026-11-20', note })
const names = () => garage.vehicles.map(({ name }) => name)
const add = async (more: object = {}) => (await addVehicle(draft(more))) ?? 'nothing was stored'
/** Everything that waits has been sent. */
const sent = () =>
  vi.waitFor(async () => {
    await sendOutboxNow()
    await loadGarage()
    expect(garage.waitingChangeCount).toBe(0)
  })

beforeEach(async () => {
  made += 1
  shop = new GarageShop()
  answer = shop.answer
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, vi.fn())
  connectPort(portTo((request) => answer(request), { token: async () => localStorage.getItem('token'), now: Date.now }))
  connectMirror(`garage-state-${made}`, openMirrorDatabase)
  await restoreSession()
  await loadGarage()
})
afterEach(() => vi.unstubAllGlobals())

async function signIn(): Promise<void> {
  localStorage.setItem('token', 't')
  localStorage.setItem('userInfo', JSON.stringify({ id: `ada-${made}`, realname: 'Ada', email: '' }))
  await restoreSession()
  await loadGarage()
}

test('added, changed and fitted without a line; with the next all of it is at the shop', async () => {
  await signIn()
  answer = noSignal
  const id = await add()
  const [seen] = garage.vehicles
  await changeVehicle(id, draft({ serialNumber: '393 F' }), seen?.changedAt ?? '')
  await notePartFitted(id, fitted('AA-1', 'loud'))
  await notePartFitted(id, fitted('BB-2'))
  await removeFittedPart(id, fitted('BB-2'))
  expect(garage.vehicles).toMatchObject([{ id, serialNumber: '393 F', fitted: [{ mcode: 'AA-1', note: 'loud' }], isPending: true }])
  answer = shop.answer
  await sent()
  expect(shop.list()).toMatchObject([{ id, serialNumber: '393 F', fitted: [{ mcode: 'AA-1' }] }])
  expect(garage.vehicles[0]?.isPending).toBe(false)
})

test('a deleted vehicle comes back as it was by Undo, sent or not', async () => {
  await signIn()
  const id = await add({ note: 'mine', fitted: [fitted('AA-1')] })
  for (const send of [async () => undefined, sent]) {
    await deleteVehicle(id)
    expect([names(), deletedVehicle.vehicle?.note]).toEqual([[], 'mine'])
    await send()
    await restoreDeletedVehicle()
    expect(garage.vehicles).toMatchObject([{ id, note: 'mine', fitted: [{ mcode: 'AA-1' }] }])
    await sent()
  }
  expect(shop.list()).toMatchObject([{ id, note: 'mine' }])
})

test('a guest’s vehicles stay on the device, ask nobody, and join the account of who signs in, once', async () => {
  const asked = vi.fn(shop.answer)
  answer = asked
  const gone = await add({ name: 'Sold' })
  const id = await add({ name: 'Truck 4' })
  await notePartFitted(id, fitted('AA-1'))
  await deleteVehicle(gone)
  await restoreDeletedVehicle()
  await deleteVehicle(gone)
  expect(names()).toEqual(['Truck 4'])
  expect(asked).not.toHaveBeenCalled()
  await signIn()
  expect(names()).toEqual([])
  await Promise.all([moveGuestGarage(), moveGuestGarage()])
  expect(names()).toEqual(['Truck 4'])
  await sent()
  expect(shop.list()).toMatchObject([{ id, name: 'Truck 4', fitted: [{ mcode: 'AA-1' }] }])
})

test('a guest’s vehicle that the account has already is there once, also before the shop has answered', async () => {
  await add({ note: 'loud' })
  const there = garageVehicle({ note: 'bay 2' })
  shop.vehicles.set(there.id, there)
  await signIn()
  answer = noSignal
  await moveGuestGarage()
  expect(garage.vehicles.map(({ id }) => id)).toEqual([there.id])
  answer = shop.answer
  await sent()
  expect(shop.list().map(({ id }) => id)).toEqual([there.id])
  expect(shop.list()[0]?.note.split('\n').sort()).toEqual(['bay 2', 'loud'])
})

test('what the shop refuses is given back with all that was typed', async () => {
  await signIn()
  answer = (request) =>
    request.method === 'GET' ? shop.answer(request) : envelopeReply({ code: 409, msg: 'Too many.', error: 'too-much' }, { status: 409 })
  await add({ note: 'typed' })
  await vi.waitFor(async () => {
    await sendOutboxNow()
    await loadGarage()
    expect(garage.refused).toMatchObject([{ change: { input: { note: 'typed' } }, refusal: { say: 'Too many.' } }])
  })
  expect(names()).toEqual([])
  await discardGarageChange(garage.refused[0]?.intentId ?? '')
  expect(garage.refused).toEqual([])
  vi.mocked(console.warn).mockClear()
})

test('nothing of it stays here for the next who signs in', async () => {
  await signIn()
  await add()
  await sent()
  const mirror = connectedMirror()
  expect(await mirror?.run((db) => db.getAll('garages'))).toHaveLength(1)
  if (mirror) await deleteCustomerData(mirror)
  expect(await mirror?.run((db) => db.getAll('garages'))).toEqual([])
  localStorage.removeItem('token')
  await restoreSession()
  await loadGarage()
  expect(names()).toEqual([])
})

test('used units are owed for the vehicles that their parts were fitted to', () => {
  const core = (part: string) => ({ id: part, part: mcodeOf(part) }) as CoreReturn
  const owed = coresOwedOf(garageVehicle({ fitted: [fitted('AA-1')] }), [core('AA-1'), core('BB-2')])
  expect(owed.map(({ part }) => part)).toEqual(['AA-1'])
})

test('the next user of a page cannot restore the vehicle that the last one removed', async () => {
  await signIn()
  await deleteVehicle(await add())
  expect(deletedVehicle.vehicle).not.toBeNull()
  localStorage.removeItem('token')
  localStorage.removeItem('userInfo')
  await restoreSession()
  await vi.waitFor(() => expect(deletedVehicle.vehicle).toBeNull())
})
