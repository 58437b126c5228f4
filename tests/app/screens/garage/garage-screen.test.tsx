import 'fake-indexeddb/auto'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import GarageScreen from '#app/screens/garage/GarageScreen.tsx'
import { addVehicle, forgetDeletedVehicle } from '#app/state/garage/changes.ts'
import { chosenVehicle, forgetVehicle } from '#app/state/garage/chosen-vehicle.ts'
import { garage, loadGarage } from '#app/state/garage/garage.ts'
import { sendOutboxNow } from '#app/state/outbox/send.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { network } from '#app/state/page/network.ts'
import { setErrorRedirects } from '#app/state/page/notices.ts'
import { restoreSession } from '#app/state/session/session.ts'
import { KeepVehicleButton } from '#app/ui/garage/KeepVehicleButton.tsx'
import type { VehicleDraft } from '#contract/garage/vehicle-draft.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { storeMirroredSession } from '#data/mirror/session.ts'
import { GarageShop } from '../../../support/garage/fake-shop.ts'
import { garageVehicle } from '../../../support/garage/vehicle.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, linksOf, openShop, words } from '../../../support/shell.tsx'

let made = 0
let shop = new GarageShop()
/** What the shop answers to changes; null: as usual. */
let refusal: (() => Response) | null = null
const hilux = {
  ...{ modelid: 'Hilux-N140', brandid: 'toyota', appid: '1', brand: 'Toyota', group: 'Hilux', model: 'Hilux N140', yearFrom: 1998 },
  ...{ yearTo: 2005, engines: ['2.4 D', '3.0 D'], year: 2005, starters: 3, alternators: 1, partCount: 10 },
}
const core = {
  ...{ id: 'c1', orderId: 'o1', orderNumber: 'CW-1', part: 'AA-1', name: 'Starter', mainImageUrl: '', qty: 1, deposit: 45 },
  ...{ state: 'due', toSend: 1, dueOn: '2099-12-03', carrier: '', tracking: '', credited: 0, note: '' },
}

function answer(request: Request): Response | Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  if (refusal !== null && request.method !== 'GET') return refusal()
  switch (pathname.split('/').at(-1)) {
    case 'namedVehicles':
      return envelopeReply({ result: /^hilux[^,]*$/.test(searchParams.get('searchStr') ?? '') ? [hilux] : [] })
    case 'modelList':
      return envelopeReply({
        result: [
          {
            ...{ id: 'Hilux-N140', name: 'Hilux N140', group: 'Hilux', brandid: 'toyota', brand: 'Toyota', appid: '1', partCount: 10 },
            ...{ engines: ['2.4 D', '3.0 D'], engineCounts: [] },
          },
        ],
      })
    case 'coreList':
      return envelopeReply({ result: [core] })
    default:
      return shop.answer(request)
  }
}

const press = (name: string | RegExp, inside = document.body) => userEvent.click(within(inside).getByRole('button', { name }))
const line = () => screen.getByRole('searchbox', { name: 'Add a vehicle or machine' })
const dialog = () => screen.getByRole('dialog')
const type = async (label: string, text: string) => {
  const field = within(dialog()).getByLabelText(new RegExp(`^${label}`))
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const draft = (more: object = {}): VehicleDraft => {
  const { id: _, changedAt: __, ...rest } = garageVehicle(more)
  return rest
}
const card = (name: string) => {
  const found = screen.getByRole('heading', { name, level: 2 }).closest('li')
  if (found === null) throw new Error(`No card of ${name}: ${words()}`)
  return found
}

beforeEach(async () => {
  made += 1
  shop = new GarageShop()
  refusal = null
  await openShop('/prod/vehicles')
  connectPort(portTo(answer, { token: async () => localStorage.getItem('token'), now: Date.now }))
  connectMirror(`garage-screen-${made}`, openMirrorDatabase)
  network.up = true
  forgetDeletedVehicle()
  forgetVehicle()
  await restoreSession()
  await loadGarage()
})
afterEach(async () => {
  cleanup()
  refusal = null
  await sendOutboxNow()
  localStorage.clear()
  await restoreSession()
})

async function signIn(): Promise<void> {
  const userInfo = { id: `ada-${made}`, realname: 'Ada', email: '' }
  localStorage.setItem('token', 't')
  localStorage.setItem('userInfo', JSON.stringify(userInfo))
  await restoreSession()
  const { connectedMirror } = await import('#app/state/page/mirror.ts')
  const mirror = connectedMirror()
  if (mirror) await storeMirroredSession(mirror, { token: 't', userInfo })
  await loadGarage()
}

test('an empty garage says what it is for; one line adds a vehicle of the catalogue with its engine', async () => {
  draw(<GarageScreen />)
  await eventually(() => expect(words()).toContain('No vehicle yet.'))
  await userEvent.type(line(), 'hilux 2005')
  await userEvent.click(await screen.findByRole('button', { name: /^Toyota Hilux N140/ }))
  await type('Name', 'Hilux Meyer')
  await eventually(() => expect(within(dialog()).getByRole('option', { name: '2.4 D' })).toBeDefined())
  await userEvent.selectOptions(within(dialog()).getByLabelText('Engine'), '2.4 D')
  await press('Keep in my vehicles')
  await eventually(() => expect(words(card('Hilux Meyer'))).toMatch(/Toyota Hilux N140\s*2\.4 D\s*2005/))
  expect(linksOf(card('Hilux Meyer'))).toContainEqual(['Parts that fit', expect.stringContaining('/prod/model/Hilux-N140?')])
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a serial number in the line does not hide the vehicle, and is kept with it', async () => {
  draw(<GarageScreen />)
  await userEvent.type(line(), 'hilux 2.4, serial 393A12345')
  await userEvent.click(await screen.findByRole('button', { name: /Hilux N140/ }))
  expect(within(dialog()).getByRole<HTMLInputElement>('textbox', { name: /^Serial number/ }).value).toBe('393A12345')
})

test('a machine is kept as it was typed, and says that nothing is known to fit it', async () => {
  draw(<GarageScreen />)
  await userEvent.type(line(), 'Linde H30, serial 393 F 01234')
  await press(/^Keep “Linde H30/)
  expect(within(dialog()).getByLabelText<HTMLInputElement>(/^Serial number/).value).toBe('393 F 01234')
  expect(words(dialog())).toContain('Not linked to a model of the catalogue')
  await press('Keep in my vehicles')
  await eventually(() => expect(words(card('Linde H30'))).toContain('393 F 01234'))
  expect(within(card('Linde H30')).queryByRole('button', { name: /^Choose/ })).toBeNull()
})

test('a form that was closed by accident goes on as it was; what is wrong is said at its field', async () => {
  draw(<GarageScreen />)
  await userEvent.type(line(), 'Linde H30')
  await press(/^Keep “Linde H30”/)
  await type('Year', '19')
  await press('Close', dialog())
  await press('Go on')
  expect(within(dialog()).getByLabelText<HTMLInputElement>(/^Year/).value).toBe('19')
  await press('Keep in my vehicles')
  await eventually(() => expect(within(dialog()).getByLabelText(/^Year/).getAttribute('aria-invalid')).toBe('true'))
  expect(garage.vehicles).toEqual([])
})

test('what another device added while a form was closed by accident stays when the form is saved', async () => {
  await signIn()
  await addVehicle(draft())
  await sendOutboxNow()
  draw(<GarageScreen />)
  await eventually(() => expect(shop.list()).toHaveLength(1))
  await press('Edit', card('Hilux Meyer'))
  await type('Note', 'typed here')
  await press('Close', dialog())
  const [stored] = shop.list()
  if (stored === undefined) throw new Error('The shop has no vehicle.')
  const changedAt = new Date(Date.now() + 5).toISOString()
  shop.vehicles.set(stored.id, { ...stored, changedAt, fitted: [{ mcode: 'BB-2' as Mcode, on: '2026-11-28', note: '' }] })
  await act(() => loadGarage())
  await press('Edit', card('Hilux Meyer'))
  await press('Keep in my vehicles')
  await eventually(() => expect(shop.list()[0]?.note).toContain('typed here'))
  expect(shop.list()[0]?.fitted).toMatchObject([{ mcode: 'BB-2' }])
})

test('choosing makes it the vehicle that lists speak of, and a second press none', async () => {
  await addVehicle(draft({ modelid: 'Hilux-N140' }))
  draw(<GarageScreen />)
  await press('Choose Hilux Meyer')
  expect(chosenVehicle.current).toEqual({ name: 'Hilux Meyer', modelid: 'Hilux-N140', engine: '2.4 D', year: 2005 })
  await press('Chosen: Hilux Meyer')
  expect(chosenVehicle.current).toBeNull()
})

test('a deleted vehicle comes back by Undo with what was fitted', async () => {
  await addVehicle(draft({ fitted: [{ mcode: 'AA-1', on: '2026-11-20', note: 'left side' }] }))
  draw(<GarageScreen />)
  expect(words(card('Hilux Meyer'))).toMatch(/AA-1.*Nov 20.*left side/)
  await press('Delete', card('Hilux Meyer'))
  await eventually(() => expect(words()).toContain('Hilux Meyer is deleted.'))
  await press('Undo')
  await eventually(() => expect(linksOf(card('Hilux Meyer'))).toContainEqual(['AA-1', '/prod/m/AA-1']))
})

test('used units to send back stand at the vehicle that their part was fitted to', async () => {
  await signIn()
  await addVehicle(draft({ fitted: [{ mcode: 'AA-1', on: '2026-11-20', note: '' }] }))
  await addVehicle(draft({ name: 'Truck 4' }))
  draw(<GarageScreen />)
  await eventually(() => expect(words(card('Hilux Meyer'))).toContain('$45.00'))
  expect(words(card('Truck 4'))).not.toContain('$45.00')
})

test('what the shop refuses is given back, and can be changed and sent again', async () => {
  await signIn()
  refusal = () => envelopeReply({ code: 409, msg: 'Too many.', error: 'too-much' }, { status: 409 })
  await addVehicle(draft({ note: 'typed' }))
  await sendOutboxNow()
  draw(<GarageScreen />)
  await eventually(() => expect(words()).toContain('Not saved: Hilux Meyer'))
  refusal = null
  await press('Change it')
  expect(within(dialog()).getByLabelText<HTMLTextAreaElement>(/^Note/).value).toBe('typed')
  await press('Keep in my vehicles')
  await eventually(() => expect(shop.list()).toMatchObject([{ note: 'typed' }]))
  await eventually(() => expect(words()).not.toContain('Not saved'))
})

test('an ended session leads to the sign-in from the page of the vehicles, and from no page that only names them', async () => {
  await signIn()
  const redirectToSignIn = vi.fn()
  setErrorRedirects({ toErrorPage: vi.fn(), redirectToSignIn })
  const ended = (request: Request) =>
    request.url.includes('garage') ? envelopeReply({ code: 401, error: 'sign-in-required' }, { status: 401 }) : answer(request)
  connectPort(portTo(ended, { token: async () => localStorage.getItem('token'), now: Date.now }))
  garage.asOf = null
  draw(<KeepVehicleButton vehicle={{ ...hilux, engine: '2.4 D' }} />)
  await eventually(() => expect(garage.errorMessage).not.toBeNull())
  expect(redirectToSignIn).not.toHaveBeenCalled()
  await eventually(() => expect(console.warn).toHaveBeenCalled())
  vi.mocked(console.warn).mockClear()
  cleanup()
  garage.asOf = null
  draw(<GarageScreen />)
  await eventually(() => expect(redirectToSignIn).toHaveBeenCalledOnce())
})
