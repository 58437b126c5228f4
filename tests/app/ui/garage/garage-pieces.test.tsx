import 'fake-indexeddb/auto'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addVehicle } from '#app/state/garage/changes.ts'
import { chosenVehicle, forgetVehicle } from '#app/state/garage/chosen-vehicle.ts'
import { garage, loadGarage } from '#app/state/garage/garage.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { restoreSession } from '#app/state/session/session.ts'
import { FittedToDialog } from '#app/ui/garage/FittedToDialog.tsx'
import { KeepVehicleButton } from '#app/ui/garage/KeepVehicleButton.tsx'
import { OwnVehicles } from '#app/ui/garage/OwnVehicles.tsx'
import { draftOfModel } from '#contract/garage/vehicle-draft.ts'
import { mcodeOf } from '#contract/kernel/primitives.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { draw, eventually, openShop, standsAt, words } from '../../../support/shell.tsx'

const hilux = { modelid: 'hilux', appid: '1', brand: 'Toyota', model: 'Hilux', engine: '2.4 D', year: 2005 }
let made = 0

beforeEach(async () => {
  made += 1
  await openShop('/prod/model/hilux')
  connectMirror(`garage-pieces-${made}`, openMirrorDatabase)
  forgetVehicle()
  await restoreSession()
  await loadGarage()
})
afterEach(cleanup)

test('a vehicle of the catalogue is kept by one press, and then named as kept', async () => {
  draw(<KeepVehicleButton vehicle={hilux} />)
  await userEvent.click(screen.getByRole('button', { name: 'Keep this vehicle' }))
  await eventually(() => expect(words()).toContain('In your vehicles: Toyota Hilux'))
  expect(garage.vehicles).toMatchObject([{ kind: 'vehicle', name: 'Toyota Hilux', modelid: 'hilux', engine: '2.4 D', year: 2005 }])
})

test('a part is noted as fitted to a vehicle, with day and note', async () => {
  await addVehicle(draftOfModel(hilux))
  await addVehicle({ ...draftOfModel(hilux), name: 'Truck 4' })
  const closed = vi.fn()
  draw(<FittedToDialog mcode={mcodeOf('AA-1')} onClose={closed} />)
  const form = screen.getByRole('dialog')
  await userEvent.selectOptions(within(form).getByLabelText('Vehicle or machine'), 'Toyota Hilux, 2005')
  await userEvent.type(within(form).getByLabelText(/^Note/), 'left side')
  await userEvent.click(within(form).getByRole('button', { name: 'Note it' }))
  await eventually(() => expect(closed).toHaveBeenCalled())
  const fitted = garage.vehicles.find(({ name }) => name === 'Toyota Hilux')?.fitted
  expect(fitted).toEqual([{ mcode: 'AA-1', on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), note: 'left side' }])
})

test('without a vehicle there is a way to add one', () => {
  draw(<FittedToDialog mcode={mcodeOf('AA-1')} onClose={() => undefined} />)
  expect(screen.getByRole('link', { name: 'Add a vehicle' }).getAttribute('href')).toBe('/prod/vehicles')
})

test('one’s own vehicles come first in the picker: one press chooses, and shows what fits', async () => {
  await addVehicle({ ...draftOfModel(hilux), name: 'Hilux Meyer' })
  await addVehicle({ ...draftOfModel(hilux), name: 'Linde', modelid: null })
  draw(<OwnVehicles onClose={() => undefined} />)
  expect(screen.queryByText('Linde')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Hilux Meyer/ }))
  expect(chosenVehicle.current).toMatchObject({ name: 'Hilux Meyer', modelid: 'hilux' })
  expect(standsAt()).toMatch(/^\/prod\/model\/hilux\?.*engine=2\.4/)
})
