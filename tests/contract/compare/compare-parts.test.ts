import { describe, expect, test } from 'vitest'
import type { Attributes } from '#contract/attributes/attributes.ts'
import { type ComparedPart, compareParts } from '#contract/compare/compare-parts.ts'
import type { PartType } from '#contract/part/part-types.ts'

const starter: Attributes = {
  ...{ voltage: 12, powerKw: 1.4, teeth: 9, rotation: 'CW', starterKind: 'PLGR', pinionOdMm: 28.5, pilotMm: 76.2, holes: 2, holeMm: 10.5 },
  ...{ solenoidClock: 11, terminals: '30, 50', studThread: 'M8', lengthMm: 210, bodyOdMm: 78, noLoadAmps: 80, supplied: 'with solenoid' },
}
const alternator: Attributes = {
  ...{ voltage: 12, amps: 110, pulleyKind: 'PV', rotation: 'CW', grooves: 6, pulleyOdMm: 54, regulatorKind: 'IR', setPointV: 14.4 },
  ...{ plugPins: 3, plugCode: 'S-IG-L', plugShape: 'oval', fan: 'internal', mountKind: 'swing', ears: 2, holeMm: 8.4, footMm: 48 },
  ...{ clockingDeg: 30, vacuumPump: 'no', lengthMm: 180, bodyOdMm: 130, studThread: 'M6', supplied: 'with pulley, with regulator' },
}
const brushSet: Attributes = { voltage: 12, count: 4, lengthMm: 7, widthMm: 15, heightMm: 14 }
const bearing: Attributes = { bearingCode: '6202', boreMm: 15, odMm: 35, widthMm: 11, seal: '2RS' }
const usual = { starter, alternator, brushSet, bearing }

const part = (type: PartType, attributes: Attributes): ComparedPart => ({ type, attributes: attributes as ComparedPart['attributes'] })

/** Compares a usual part with the same one with other values; undefined takes a value away. */
function changed(
  type: keyof typeof usual,
  differs: Record<string, string | number | undefined>,
  old: Record<string, string | number | undefined> = {},
) {
  const of = (more: typeof differs) =>
    part(type, Object.fromEntries(Object.entries({ ...usual[type], ...more }).filter(([, value]) => value !== undefined)) as Attributes)
  const { rows, verdict } = compareParts(of(old), of(differs))
  const [key = ''] = Object.keys(differs)
  const comparison = rows.find((row) => row.key === key)?.comparison
  return { comparison, verdict, rows }
}

describe('the rules by example', () => {
  test.each([
    // Type of part, what differs, how it compares, verdict of the whole, words of the reason.
    ['starter', { teeth: 10 }, 'matters', 'does-not-fit', /grinds in the ring gear/],
    ['starter', { rotation: 'CCW' }, 'matters', 'does-not-fit', /turns the engine the wrong way/],
    ['starter', { rotation: 'both' }, 'fits', 'fits', /both directions/],
    ['starter', { voltage: 24 }, 'matters', 'does-not-fit', /A \{new\} part on a \{old\} vehicle/],
    ['starter', { powerKw: 1.7 }, 'fits', 'fits', /battery and cable carry/],
    ['starter', { powerKw: 1.1 }, 'matters', 'check', /turn too slowly/],
    ['starter', { starterKind: 'DD' }, 'fits', 'fits', /Another construction/],
    ['starter', { pilotMm: 82.5 }, 'matters', 'does-not-fit', /does not go into the bore/],
    ['starter', { pilotMm: 76.1 }, 'fits', 'fits', /within/],
    ['starter', { holes: 3 }, 'matters', 'does-not-fit', /pattern differs/],
    ['starter', { lengthMm: 222 }, 'matters', 'check', /Longer by \{by\}: measure the space/],
    ['starter', { lengthMm: 190 }, 'fits', 'fits', /takes less space/],
    ['starter', { terminals: '30, 50, 45' }, 'fits', 'fits', /more terminals/],
    ['starter', { terminals: '30' }, 'matters', 'check', /It lacks \{by\}/],
    ['starter', { noLoadAmps: 60 }, 'fits', 'fits', /for the bench/],
    ['starter', { solenoidClock: 9 }, 'matters', 'check', /clears engine/],
    ['alternator', { amps: 130 }, 'fits', 'fits', /fine when the cable carries it/],
    ['alternator', { amps: 90 }, 'matters', 'check', /may not stay charged/],
    ['alternator', { pulleyKind: 'OAP' }, 'matters', 'check', /belt and tensioner differ/],
    ['alternator', { pulleyKind: 'V' }, 'matters', 'does-not-fit', /belt does not run in it/],
    ['alternator', { pulleyKind: 'none' }, 'matters', 'check', /without a pulley/],
    ['alternator', { grooves: 7 }, 'matters', 'check', /lines up/],
    ['alternator', { grooves: 5 }, 'matters', 'does-not-fit', /hangs over the edge/],
    ['alternator', { plugPins: 4 }, 'matters', 'does-not-fit', /plug does not go in/],
    ['alternator', { plugCode: 'L-IG-S' }, 'matters', 'check', /Compare the wiring/],
    ['alternator', { plugCode: 'LIN' }, 'matters', 'does-not-fit', /carries data/],
    ['alternator', { plugCode: 's-ig-l' }, 'same', 'fits', undefined],
    ['alternator', { vacuumPump: 'yes' }, 'matters', 'does-not-fit', /no oil line/],
    ['alternator', { footMm: 47 }, 'matters', 'check', /has play/],
    ['alternator', { mountKind: 'pad' }, 'matters', 'does-not-fit', /bracket/],
    ['brushSet', { widthMm: 15.5 }, 'matters', 'does-not-fit', /jams or tilts/],
    ['brushSet', { count: 2 }, 'matters', 'check', /fewer in the set/],
    ['bearing', { widthMm: 9 }, 'matters', 'does-not-fit', /another bearing/],
  ] as const)('%s with %o: %s, %s', (type, differs, how, whole, words) => {
    const { comparison, verdict } = changed(type, differs)
    expect([comparison?.type, verdict.type]).toEqual([how, whole])
    if (words) expect(comparison && 'reason' in comparison ? comparison.reason : '').toMatch(words)
  })

  test('a difference of decimals is counted without the digits of floating point', () => {
    expect(changed('alternator', { setPointV: 14.1 }, { setPointV: 14.2 }).comparison).toMatchObject({ type: 'fits', by: 0.1 })
  })

  test('an angle is turned by the shorter way', () => {
    expect(changed('alternator', { clockingDeg: 330 }, { clockingDeg: 30 }).comparison).toMatchObject({ type: 'matters', by: 60 })
  })

  test('numbers written as text are numbers', () => {
    expect(changed('starter', { teeth: '9' }).comparison).toEqual({ type: 'same' })
    expect(changed('alternator', { amps: '130' }).comparison?.type).toBe('fits')
  })

  test('of an old unit for both directions nobody knows which way it ran', () => {
    expect(changed('starter', { rotation: 'CW' }, { rotation: 'both' })).toMatchObject({
      comparison: { type: 'unknown' },
      verdict: { type: 'not-known' },
    })
  })

  test('a thread where the old one had plain holes stops it, and is said in one row', () => {
    const { rows, verdict } = changed('starter', { thread: 'M10', holeMm: undefined })
    expect(rows.filter(({ key }) => key === 'thread' || key === 'holeMm')).toHaveLength(1)
    expect(verdict.type).toBe('does-not-fit')
  })
})

describe('what is not known', () => {
  test.each(['voltage', 'teeth', 'rotation', 'pilotMm', 'holes', 'powerKw', 'holeMm'])(
    'a starter never fits while its %s is unknown',
    (key) => {
      for (const [old, candidate] of [
        [{ [key]: undefined }, {}],
        [{}, { [key]: undefined }],
        [{ [key]: undefined }, { [key]: undefined }],
      ])
        expect(changed('starter', candidate ?? {}, old).verdict).toMatchObject({ type: 'not-known', counts: { unknown: 1 } })
    },
  )

  test('a length that is unknown is counted and leaves the verdict', () => {
    expect(changed('starter', { lengthMm: undefined }).verdict).toMatchObject({ type: 'fits', counts: { unknown: 1 } })
  })

  test('a difference that stops goes before anything unknown', () => {
    expect(changed('starter', { teeth: 10, pilotMm: undefined }).verdict.type).toBe('does-not-fit')
  })

  test('parts without any attribute that decides are not known to fit', () => {
    expect(compareParts(part('other', {}), part('other', {})).verdict).toEqual({
      type: 'not-known',
      counts: { same: 0, fits: 0, matters: 0, unknown: 0 },
    })
  })

  test('an attribute of the shop’s own is the same, or differs with an unknown effect', () => {
    const own = (value: string) => part('starter', { ...starter, 'own-pitch': value })
    const rowOf = (old: string, candidate: string) =>
      compareParts(own(old), own(candidate)).rows.find(({ key }) => key === 'own-pitch')?.comparison
    expect(rowOf('1.5', '1.5')).toEqual({ type: 'same' })
    expect(rowOf('1.5', '1.25')).toMatchObject({ type: 'unknown', reason: expect.stringMatching(/not known/) })
  })
})

describe('kinds', () => {
  test('parts of two kinds are not judged', () => {
    const { rows, verdict } = compareParts(part('starter', starter), part('alternator', alternator))
    expect(verdict.type).toBe('other-kind')
    expect(rows.filter(({ comparison }) => comparison.type === 'fits' || comparison.type === 'matters')).toEqual([])
  })

  test('a solid pulley and a freewheel pulley are of one kind', () => {
    const pulley: Attributes = { pulleyKind: 'PV', grooves: 6, odMm: 54, boreMm: 17, widthMm: 38 }
    const { verdict } = compareParts(part('pulley', pulley), part('clutchPulley', { ...pulley, pulleyKind: 'OAP', thread: 'M16×1.5' }))
    expect(verdict.type).toBe('not-known')
    expect(verdict.counts).toMatchObject({ matters: 1, unknown: 1 })
  })
})

test('a part fits in its own place, whatever its type', () => {
  for (const type of Object.keys(usual) as (keyof typeof usual)[])
    expect(compareParts(part(type, usual[type]), part(type, usual[type])).verdict).toMatchObject({
      type: 'fits',
      counts: { fits: 0, matters: 0, unknown: 0 },
    })
})
