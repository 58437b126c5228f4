import { describe, expect, test } from 'vitest'
import { checkVehicleDraft, draftOfModel, emptyVehicleDraft, readTypedMachine } from '#contract/garage/vehicle-draft.ts'

describe('a machine typed in one line', () => {
  test.each([
    ['Linde H30, serial 393 F 01234', 'Linde H30', '393 F 01234', null],
    ['Linde H30 serial no. 393F01234', 'Linde H30', '393F01234', null],
    ['Linde H30; S/N: 393; Bj. 1998', 'Linde H30', '393', 1998],
    ['Fendt 312, 1999', 'Fendt 312', '', 1999],
    ['Ford 2000', 'Ford 2000', '', null],
    ['Stapler Halle 2, Seriennummer 4711', 'Stapler Halle 2', '4711', null],
    ['Sprinter Fahrgestellnr. WDB9066331S123456', 'Sprinter', 'WDB9066331S123456', null],
    ['VINTAGE crane 5', 'VINTAGE crane 5', '', null],
    ['', '', '', null],
  ])('%s', (text, name, serialNumber, year) => {
    expect(readTypedMachine(text)).toMatchObject({ kind: 'machine', name, serialNumber, year, modelid: null })
  })
})

test.each([', ', 'sn '])('a long text of many “%s” is read at once', (word) => {
  const started = performance.now()
  expect(readTypedMachine(`x ${word.repeat(50_000)}`)).toMatchObject({ serialNumber: '' })
  expect(performance.now() - started).toBeLessThan(1000)
})

test('a model of the catalogue is named by make and model, and a tractor is a machine', () => {
  const said = draftOfModel({ modelid: 'jd-1', appid: '3', brand: 'John Deere', model: '6420', engine: '4045T', year: null })
  expect(said).toMatchObject({ kind: 'machine', name: 'John Deere 6420', modelid: 'jd-1', engine: '4045T' })
})

test('what is wrong is said at its field', () => {
  const faults = checkVehicleDraft({ ...emptyVehicleDraft, year: 1 })
  expect(faults).toMatchObject({ type: 'wrong', faults: { name: 'Type a name for it.', year: expect.stringContaining('1930') } })
  expect(checkVehicleDraft({ ...emptyVehicleDraft, name: ' Truck 4 ' })).toMatchObject({ type: 'good', draft: { name: 'Truck 4' } })
})
