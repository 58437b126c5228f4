import { beforeEach, expect, test } from 'vitest'
import { chooseVehicle, chosenVehicle, forgetVehicle, restoreVehicle, watchVehicle } from '#app/state/garage/chosen-vehicle.ts'
import { removeStoredUserData } from '#app/state/session/stored-names.ts'

const hilux = { name: 'Toyota Hilux', modelid: 'm-1', engine: '2.4 D', year: 2005 }
const isReserved = () => document.documentElement.hasAttribute('data-vehicle')

beforeEach(() => forgetVehicle())

test('the chosen vehicle survives a reload, and its space is reserved', () => {
  chooseVehicle(hilux)
  chosenVehicle.current = null
  restoreVehicle()
  expect([chosenVehicle.current, isReserved()]).toEqual([hilux, true])
})

test('a forgotten vehicle is gone, with its space', () => {
  chooseVehicle(hilux)
  forgetVehicle()
  restoreVehicle()
  expect([chosenVehicle.current, isReserved(), localStorage.getItem('vehicle')]).toEqual([null, false, null])
})

test('engine and year may be unknown', () => {
  chooseVehicle({ ...hilux, engine: null, year: null })
  restoreVehicle()
  expect(chosenVehicle.current).toEqual({ ...hilux, engine: null, year: null })
})

test.each([
  '',
  '{',
  '{"name":"x"}',
  '{"name":"","modelid":"1","engine":null,"year":null}',
  '{"name":"x","modelid":"1","engine":null,"year":3}',
])('what cannot be read is no vehicle, and reserves nothing: %s', (text) => {
  localStorage.setItem('vehicle', text)
  restoreVehicle()
  expect([chosenVehicle.current, isReserved(), localStorage.getItem('vehicle')]).toEqual([null, false, null])
})

test('another tab chooses and forgets it', () => {
  watchVehicle()
  localStorage.setItem('vehicle', JSON.stringify(hilux))
  dispatchEvent(new StorageEvent('storage', { key: 'vehicle' }))
  expect([chosenVehicle.current, isReserved()]).toEqual([hilux, true])
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect([chosenVehicle.current, isReserved()]).toEqual([null, false])
})

test('a sign-out removes it from the device', () => {
  chooseVehicle(hilux)
  removeStoredUserData()
  restoreVehicle()
  expect(chosenVehicle.current).toBeNull()
})
