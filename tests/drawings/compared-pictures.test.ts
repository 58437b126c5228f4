import { describe, expect, test } from 'vitest'
import { type PartType, partTypeNames } from '#contract/part/part-types.ts'
import { comparableViews, renderPartOver, renderPartsBeside } from '#drawings/compared/compared-pictures.ts'
import { comparedViewsOf } from '#drawings/compared/compared-views.ts'
import { placeableDrawing } from '#drawings/compared/placed-drawing.ts'
import { scaleBarLengthMm } from '#drawings/compared/scale-bar.ts'
import { starterDrawing } from '#drawings/units/starter.ts'
import { DrawingValues } from '#drawings/values.ts'

const part = (type: PartType, mcode: string, attributes = {}) => ({ type, mcode, attributes })
const small = part('starter', 'S-1', { lengthMm: 190, bodyOdMm: 70, pilotMm: 70, teeth: 9 })
const large = part('starter', 'S-2', { lengthMm: 380, bodyOdMm: 110, pilotMm: 92, teeth: 11 })
const widthOf = (of: typeof small, view: 'side' | 'end' = 'side') => {
  const { left, right } = placeableDrawing({ ...of, type: 'starter' }, view).bounds
  return right - left
}
/** The number before "mm" in the scale bar of a picture, with the bar's length in picture units: millimetres to units. */
const scaleOf = (svg: string) => {
  const [, from = '0', to = '0'] = /class="s" d="M(\d+) \d+v10M\d+ \d+H([\d.]+)/.exec(svg) ?? []
  const [, mm = '1'] = />(\d+) mm</.exec(svg) ?? []
  return (Number(to) - Number(from)) / Number(mm)
}

describe('pictures beside each other', () => {
  test('all are at one scale, that of the largest', () => {
    const [one = '', other = ''] = renderPartsBeside([small, large], 'side', '#e07b00')
    expect(scaleOf(one)).toBeCloseTo(scaleOf(other), 5)
    expect(scaleOf(other)).toBeCloseTo(440 / widthOf(large), 1)
    const [alone = ''] = renderPartsBeside([small], 'side', '#e07b00')
    expect(scaleOf(alone)).toBeGreaterThan(scaleOf(one) * 1.3)
  })

  test('a part is as long on the paper as its data says', () => {
    // Outlines of rounded noses lie up to 2 % inside the overall length.
    expect(Math.abs(widthOf(small) / 190 - 1)).toBeLessThan(0.02)
    expect(Math.abs(widthOf(large) / 380 - 1)).toBeLessThan(0.02)
  })

  test('every type that has views is drawn in each of them, whatever its data lacks', () => {
    for (const type of partTypeNames)
      for (const view of comparedViewsOf(type)) {
        const [svg = ''] = renderPartsBeside([part(type, 'X')], view, '')
        expect(svg, `${type} ${view}`).toMatch(/^<svg .*<\/svg>$/)
        expect(svg, `${type} ${view}`).not.toMatch(/NaN|Infinity|undefined/)
      }
  })
})

describe('one picture over the other', () => {
  test('axis and mounting face are in one place', () => {
    const svg = renderPartOver(small, large, 'side', '#e07b00') ?? ''
    const faces = [small, large].map(({ attributes }) => starterDrawing.mountingFaceX?.(new DrawingValues(attributes)) ?? 0)
    const places = [...svg.matchAll(/class="w" fill-rule="evenodd" transform="translate\(([-\d.]+) ([-\d.]+)\)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ])
    const scale = scaleOf(svg)
    const [one = [], other = []] = places
    expect(one[1]).toBe(other[1])
    // The drive end of the longer nose lies further out by the difference of both noses.
    expect((one[0] ?? 0) - (other[0] ?? 0)).toBeCloseTo(((faces[1] ?? 0) - (faces[0] ?? 0)) * scale, 0)
  })

  test('what only one of them has is in the signal colour', () => {
    const svg = renderPartOver(small, large, 'end', '#123456') ?? ''
    for (const mask of ['more', 'gone']) expect(svg).toContain(`mask="url(#${mask})"`)
    expect(svg).toContain('--g:#123456')
  })

  test('parts of two types are not laid over each other', () => {
    expect(renderPartOver(small, part('alternator', 'A-1'), 'side', '')).toBeNull()
  })
})

test('views are those that all parts have', () => {
  expect(comparableViews([small, large])).toEqual(['side', 'end', 'rear'])
  expect(comparableViews([small, part('bearing', 'B-1')])).toEqual(['side', 'end'])
  expect(comparableViews([small, part('other', 'O-1')])).toEqual([])
  expect(comparableViews([{ ...small, type: 'not-yet-known' }])).toEqual([])
})

test('the scale bar has a round length', () => {
  expect([0.9, 2, 5, 40].map(scaleBarLengthMm)).toEqual([100, 50, 20, 5])
})
