import { describe, expect, test } from 'vitest'
import type { FitVerdict, VehicleOfModel } from '#contract/vehicle/fit-verdict.ts'
import { type FitmentOfModel, judgeFit, type KnownModel } from '#contract/vehicle/judge-fit.ts'

const hilux: KnownModel = { engines: ['2.4 D', '2.7'], from: 2001, to: 2010 }
const fitmentOf = (engine: string, from: number | null = 2001, to: number | null = 2010, note = ''): FitmentOfModel => ({
  ...{ modelId: 'hilux', engine, from, to, note },
})
const other: FitmentOfModel = { ...fitmentOf('1.9 TDI'), modelId: 'golf' }
const vehicle = (engine: string | null = '2.4 D', year: number | null = 2006): VehicleOfModel => ({ modelid: 'hilux', engine, year })
const verdict = (fitments: FitmentOfModel[], asked = vehicle(), more = {}, model: KnownModel | null = hilux) =>
  judgeFit({ fitments, isUniversal: false, isComponent: false, hasUnnamedVehicles: false, ...more }, asked, model)

const FITS: FitVerdict = { type: 'fits' }
const [year2004, september, august] = [{ year: 2004 }, { year: 2006, month: 9 }, { year: 2006, month: 8 }]

const table: [why: string, fitments: FitmentOfModel[], of: VehicleOfModel, verdict: FitVerdict][] = [
  ['engine and year are among the part’s', [other, fitmentOf('2.4 D')], vehicle(), FITS],
  ['a fitment of every engine holds for this one', [fitmentOf('')], vehicle(), FITS],
  ['no engine is known of the vehicle, and the part fits all of the model', [fitmentOf('2.4 D'), fitmentOf('2.7')], vehicle(null), FITS],
  ['no engine is known, and the part fits one', [fitmentOf('2.4 D')], vehicle(null), { type: 'fits-from', cases: [{ engine: '2.4 D' }] }],
  ['no year is known, and the part fits all', [fitmentOf('2.4 D', null, null)], vehicle('2.4 D', null), FITS],
  [
    'no year is known, and two fitments cover all together',
    [fitmentOf('2.4 D', 2001, 2005), fitmentOf('2.4 D', 2006, null)],
    vehicle('2.4 D', null),
    FITS,
  ],
  [
    'no year is known, and the part fits the later ones',
    [fitmentOf('2.4 D', 2004)],
    vehicle('2.4 D', null),
    { type: 'fits-from', cases: [{ from: year2004 }] },
  ],
  [
    'neither is known, and engines differ in years',
    [fitmentOf('2.4 D', 2001, 2004), fitmentOf('2.7')],
    vehicle(null, null),
    { type: 'fits-from', cases: [{ engine: '2.4 D', to: year2004 }, { engine: '2.7' }] },
  ],
  [
    'the data name a month of this year',
    [fitmentOf('2.4 D', 2006, 2010, 'from 09/2006')],
    vehicle(),
    { type: 'fits-from', cases: [{ from: september }] },
  ],
  ['the year is after that month', [fitmentOf('2.4 D', 2006, 2010, 'from 09/2006')], vehicle('2.4 D', 2008), FITS],
  [
    'the data name the last month',
    [fitmentOf('2.4 D', 2001, 2006, 'to 08/2006')],
    vehicle(),
    { type: 'fits-from', cases: [{ to: august }] },
  ],
  [
    'months that contradict the years stay a note',
    [fitmentOf('2.4 D', 2001, 2004, 'from 09/2006')],
    vehicle('2.4 D', 2003),
    { type: 'fits-under', cases: [{ note: 'from 09/2006' }] },
  ],
  [
    'only under a restriction',
    [fitmentOf('2.4 D', 2001, 2010, 'with 130 A')],
    vehicle(),
    { type: 'fits-under', cases: [{ note: 'with 130 A' }] },
  ],
  ['with and without a restriction', [fitmentOf('2.4 D', 2001, 2010, 'with 130 A'), fitmentOf('2.4 D')], vehicle(), FITS],
  [
    'a month and a restriction',
    [fitmentOf('2.4 D', 2006, 2010, 'Front; from 09/2006')],
    vehicle(),
    { type: 'fits-under', cases: [{ from: september, note: 'Front' }] },
  ],
  ['another engine', [fitmentOf('2.7')], vehicle(), { type: 'does-not-fit', cases: [{ engine: '2.7' }] }],
  ['another year', [fitmentOf('2.4 D', 2001, 2004)], vehicle(), { type: 'does-not-fit', cases: [{ engine: '2.4 D', to: year2004 }] }],
  ['another model', [other], vehicle(), { type: 'does-not-fit', cases: [] }],
  ['the part has no fitments', [], vehicle(), { type: 'not-known', why: 'no-fitments' }],
]
test.each(table)('%s', (_, fitments, of, expected) => expect(verdict(fitments, of)).toEqual(expected))

describe('an engine that the model does not have', () => {
  const unlisted = vehicle('2.4D')
  const notKnown = { type: 'not-known', why: 'unknown-engine' }
  test('a part for some engines of the model may fit it, and is never said not to', () => {
    expect(verdict([fitmentOf('2.4 D')], unlisted)).toEqual(notKnown)
    expect(verdict([fitmentOf('2.4 D')], vehicle('2.4D', null))).toEqual(notKnown)
  })
  test('what holds for every engine of the model fits, and what holds for none of them does not', () => {
    expect(verdict([fitmentOf('')], unlisted)).toEqual(FITS)
    expect(verdict([other], unlisted)).toEqual({ type: 'does-not-fit', cases: [] })
    expect(verdict([fitmentOf('2.4 D', 2001, 2004)], unlisted)).toMatchObject({ type: 'does-not-fit' })
  })
  test('nothing is said of the engines of a model that the shop does not know', () => {
    expect(verdict([fitmentOf('2.4 D')], unlisted, {}, null)).toMatchObject({ type: 'does-not-fit' })
  })
})

test('a part with vehicles that the shop cannot name is never said not to fit', () => {
  const unnamed = { hasUnnamedVehicles: true }
  const notKnown = { type: 'not-known', why: 'unnamed-vehicles' }
  expect(verdict([], vehicle(), unnamed)).toEqual(notKnown)
  expect(verdict([other], vehicle(), unnamed)).toEqual(notKnown)
  expect(verdict([fitmentOf('2.4 D')], vehicle(), unnamed)).toEqual(FITS)
})

test('a tool is universal, and one that is made for vehicles is judged by them', () => {
  expect(verdict([], vehicle(), { isUniversal: true })).toEqual({ type: 'universal' })
  expect(verdict([other], vehicle(), { isUniversal: true })).toEqual({ type: 'does-not-fit', cases: [] })
})

test('of a model that is not known, what restricts the fitments is told', () => {
  expect(verdict([fitmentOf('2.4 D')], vehicle(null, null), {}, null)).toEqual({
    type: 'fits-from',
    cases: [{ engine: '2.4 D', from: { year: 2001 }, to: { year: 2010 } }],
  })
  expect(verdict([fitmentOf('2.4 D')], vehicle(), {}, null)).toEqual(FITS)
})

test('a component is in more units than its data name: of a vehicle that is none of them nothing is known', () => {
  expect(verdict([other], vehicle(), { isComponent: true })).toEqual({ type: 'not-known', why: 'not-listed' })
  expect(verdict([other], vehicle())).toEqual({ type: 'does-not-fit', cases: [] })
})
