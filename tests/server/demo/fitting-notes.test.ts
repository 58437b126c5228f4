import { expect, test } from 'vitest'
import { shopsOf } from './shops.ts'

const [shop] = shopsOf(12_000)
const parts = shop?.parts ?? []
const torque = (nm: number) => parts.filter(({ fitting }) => fitting?.torques.some((one) => one.nm === nm))

test('mounting bolts of starters: 30 Nm for M10 on cars, 39 on the Land Cruiser, 41 on a MerCruiser', () => {
  for (const [nm, fits] of [
    [30, /^1-/],
    [39, /land-cruiser/],
    [41, /mercruiser/],
  ] as const) {
    const told = torque(nm)
    expect(told.length, `${nm} Nm`).toBeGreaterThan(0)
    expect(told.every(({ type }) => type === 'starter')).toBe(true)
    expect(told.filter((part) => !part.fitments.some(({ model_id }) => fits.test(model_id))).map(({ mcode }) => mcode)).toEqual([])
  }
  expect(torque(30).every(({ attributes: { thread, holeMm } }) => String(thread).startsWith('M10') || holeMm === 10.5)).toBe(true)
})

test('a drive of a Delco unit holds 68 Nm, and most parts have nothing to say', () => {
  expect(torque(68).length).toBeGreaterThan(0)
  expect(torque(68).every(({ type, name }) => type === 'drive' && name.includes('Delco'))).toBe(true)
  expect(parts.filter(({ fitting }) => fitting === null).length).toBeGreaterThan(parts.length / 2)
})
