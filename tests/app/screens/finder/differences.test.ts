import { expect, test } from 'vitest'
import { differencesOf } from '#app/screens/finder/differences.ts'
import { partDetail } from '../../../support/parts.ts'

const part = (mcode: string, attributes: Record<string, string | number>) => partDetail({ mcode, attributes })

test('only what differs and can be checked is said of each part, and what is not known is said to be so', () => {
  const parts = [
    part('A-1', { voltage: 12, plugPins: 4, rotorOhm: 2.5, grooves: 6 }),
    part('A-2', { voltage: 12, plugPins: 3, rotorOhm: 2.9, grooves: 6 }),
    part('A-3', { voltage: 12, rotorOhm: 2.5, grooves: 6 }),
  ]
  expect(differencesOf(parts)).toEqual([
    { mcode: 'A-1', values: [{ attribute: { key: 'plugPins' }, value: '4' }] },
    { mcode: 'A-2', values: [{ attribute: { key: 'plugPins' }, value: '3' }] },
    { mcode: 'A-3', values: [{ attribute: { key: 'plugPins' }, value: null }] },
  ])
})

test('an attribute that only the shop has brings its name', () => {
  const own = { 'own-keyway-mm': { label: 'Keyway', unit: 'mm', decimals: 1 } }
  const parts = [
    { ...part('A-1', { 'own-keyway-mm': 3 }), own },
    { ...part('A-2', { 'own-keyway-mm': 4 }), own },
  ]
  expect(differencesOf(parts)[0]?.values).toEqual([{ attribute: { key: 'own-keyway-mm', ...own['own-keyway-mm'] }, value: '3' }])
})

test('a single part differs from nothing', () => {
  expect(differencesOf([part('A-1', { voltage: 12 })])).toEqual([{ mcode: 'A-1', values: [] }])
})
