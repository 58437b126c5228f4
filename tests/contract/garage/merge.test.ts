import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { VehicleSave } from '#contract/garage/garage.ts'
import { isSameVehicle, mergeVehicle, vehicleSurvivesRemoval, withFittedPart } from '#contract/garage/merge.ts'
import { garageVehicle, saving, smallPhoto } from '../../support/garage/vehicle.ts'

const at = (minute: number) => `2026-11-24T10:0${minute}:00.000Z`
const fitted = (mcode: string, note = '', on = '2026-11-20') => ({ mcode, on, note })
const read = (input: object) => v.parse(VehicleSave, input)

describe('a vehicle that is saved', () => {
  const stored = garageVehicle({ changedAt: at(1), note: 'old', serialNumber: '393' })

  test('replaces the version that the user saw, also what is empty now', () => {
    const saved = { ...garageVehicle({ changedAt: at(2) }), seenAt: at(1) }
    expect(mergeVehicle(stored, saved)).toMatchObject({ note: '', serialNumber: '', changedAt: at(2) })
    expect(mergeVehicle(undefined, saved)).toMatchObject({ changedAt: at(2) })
  })

  test.each([2, 0])(
    'changed elsewhere meanwhile: the later (minute %s against 1) wins, and nothing that one of them entered is lost',
    (minute) => {
      const saved = garageVehicle({
        changedAt: at(minute),
        name: 'Truck 4',
        note: 'new',
        photo: smallPhoto,
        fitted: [fitted('AA-1', 'left')],
      })
      const there = { ...stored, fitted: [fitted('AA-1', 'right'), fitted('BB-2')] } as typeof stored
      const both = mergeVehicle(there, { ...saved, seenAt: at(0) })
      expect(both).toMatchObject({ name: minute === 2 ? 'Truck 4' : 'Hilux Meyer', serialNumber: '393', photo: smallPhoto })
      expect(both.note.split('\n').sort()).toEqual(['new', 'old'])
      expect(both.fitted.map(({ mcode }) => mcode)).toEqual(['AA-1', 'BB-2'])
      expect(both.fitted[0]?.note.split('\n').sort()).toEqual(['left', 'right'])
      // A device that saw one of the two must not replace this one.
      expect([there.changedAt, saved.changedAt]).not.toContain(both.changedAt)
      // Once more, and it stays.
      expect(mergeVehicle(both, { ...saved, seenAt: at(0) })).toEqual(both)
    },
  )

  test('a later save that adds nothing to a version its device never saw is a new version, which the deletion after it leaves', () => {
    const saved = { ...garageVehicle({ changedAt: at(2), serialNumber: '393' }), seenAt: at(0) }
    const both = mergeVehicle(stored, saved)
    expect(both.note).toBe('old')
    expect(vehicleSurvivesRemoval(both, { id: both.id, seenAt: saved.changedAt })).toBe(true)
    expect(mergeVehicle(both, saved)).toEqual(both)
  })

  test('an engine is not taken from another model', () => {
    const golf = garageVehicle({ changedAt: at(2), modelid: 'golf', engine: null, year: null })
    expect(mergeVehicle(stored, { ...golf, seenAt: null })).toMatchObject({ modelid: 'golf', engine: null, year: null })
  })

  test('in whatever order two changes come, the same is left', () => {
    const text = fc.constantFrom('', 'a', 'b')
    const version = fc.record({
      note: text,
      serialNumber: text,
      photo: fc.constantFrom('', smallPhoto),
      minute: fc.integer({ min: 2, max: 9 }),
    })
    fc.assert(
      fc.property(version, version, (one, other) => {
        fc.pre(one.minute !== other.minute)
        const [a, b] = [one, other].map(({ minute, ...more }) => ({ ...garageVehicle({ ...more, changedAt: at(minute) }), seenAt: at(1) }))
        if (a === undefined || b === undefined) return
        const { changedAt: _, ...ab } = mergeVehicle(mergeVehicle(stored, a), b)
        const { changedAt: __, ...ba } = mergeVehicle(mergeVehicle(stored, b), a)
        expect(ab).toEqual(ba)
      }),
    )
  })
})

test('a vehicle that was changed since it was seen survives its deletion', () => {
  const vehicle = garageVehicle({ changedAt: at(2) })
  const { id } = vehicle
  expect([at(1), at(2), at(3), null].map((seenAt) => vehicleSurvivesRemoval(vehicle, { id, seenAt }))).toEqual([true, false, false, false])
})

test('a part fitted on the same day again is one row; on another day it is another, the newest first', () => {
  const twice = withFittedPart(withFittedPart([], fitted('AA-1', 'left') as never), fitted('AA-1', 'right') as never)
  expect(twice).toEqual([fitted('AA-1', 'right')])
  expect(withFittedPart(twice, fitted('AA-1', '', '2026-11-23') as never).map(({ on }) => on)).toEqual(['2026-11-23', '2026-11-20'])
})

test('two vehicles are one only if all that tells them apart is equal', () => {
  const one = garageVehicle()
  expect(isSameVehicle(one, garageVehicle({ id: '00000000-0000-4000-8000-00000000000b', note: 'x' }))).toBe(true)
  for (const other of [{ name: 'Hilux' }, { year: 2006 }, { serialNumber: '1' }, { engine: null }])
    expect(isSameVehicle(one, garageVehicle(other))).toBe(false)
})

describe('the input', () => {
  const good = saving(garageVehicle())
  test.each([
    ['id', { id: 'A' }],
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(81) }],
    ['kind', { kind: 'boat' }],
    ['year', { year: 1800 }],
    ['photo', { photo: 'data:image/png;base64,AAAA' }],
    ['photo', { photo: `data:image/jpeg;base64,${'A'.repeat(20_000)}` }],
    ['note', { note: 'x'.repeat(1001) }],
    ['fitted', { fitted: [{ mcode: 'AA-1', on: 'yesterday', note: '' }] }],
    ['changedAt', { changedAt: 'now' }],
  ])('refuses a wrong %s: %o', (field, wrong) => {
    const said = v.safeParse(VehicleSave, { ...good, ...wrong })
    expect(said.issues?.map(({ path }) => path?.[0].key)).toContain(field)
  })

  test('takes a machine that was typed freely, without hidden characters', () => {
    const machine = { kind: 'machine', name: ' Linde\u200b H30 ', engine: null, year: null, serialNumber: '393 F', photo: smallPhoto }
    expect(read({ ...good, ...machine })).toMatchObject({ name: 'Linde H30', serialNumber: '393 F', joins: false })
  })
})
