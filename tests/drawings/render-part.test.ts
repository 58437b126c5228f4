import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Attributes, attributes, isAttributeKey } from '#contract/attributes/attributes.ts'
import { type PartType, partTypeNames, partTypes } from '#contract/part/part-types.ts'
import { pictureKindsOf, pictureSizeOf, renderPart } from '#drawings/render-part.ts'
import { countOf, elementsOf, teethIn } from './svg-reading.ts'

const draw = (type: PartType, given: Attributes, kind: 'view' | 'rear' | 'drive-end' | 'dimensions' = 'view'): string =>
  renderPart({ type, mcode: 'M 1', attributes: given }, kind)

const keys = Object.keys(attributes).filter(isAttributeKey)
const oddValue = fc.oneof(
  fc.double(),
  fc.integer({ min: -5, max: 500 }),
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    'PMGR',
    'OSGR',
    'DD',
    'inertia',
    'PV6',
    'OAP',
    'none',
    '2V',
    'J180 hinge',
    'pad',
    'spool',
    'saddle',
    'external',
    'yes',
    'ZZ',
    'open',
    'CCW',
    '30, 45, 50',
    '<b>&"',
    '10.5 mm',
  ),
)
const oddAttributes = fc.dictionary(fc.constantFrom(...keys), oddValue, { maxKeys: 30 })

const teethPath = (svg: string): string =>
  elementsOf(svg)
    .find((e) => e.attributes.get('class')?.split(' ').includes('teeth'))
    ?.attributes.get('d') ?? ''

describe('renderPart', () => {
  it('draws every type in each of its pictures at its size with a title', () => {
    for (const type of partTypeNames) {
      for (const kind of pictureKindsOf(type)) {
        const svg = draw(type, {}, kind)
        const { width, height } = pictureSizeOf(kind)
        expect(svg).toMatch(
          new RegExp(
            `^<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>`,
          ),
        )
        expect(svg).toContain(partTypes[type].name)
        expect(elementsOf(svg).filter((e) => e.name === 'path').length, type).toBeGreaterThan(2)
      }
    }
  })

  it('gives every part of a machine at least a view and a dimension drawing, and machines their two ends', () => {
    for (const type of partTypeNames.filter((one) => one !== 'workwear' && one !== 'other'))
      expect(pictureKindsOf(type)).toEqual(expect.arrayContaining(['view', 'dimensions']))
    for (const type of ['workwear', 'other'] as const) expect(pictureKindsOf(type)).toEqual(['view'])
    for (const type of ['starter', 'alternator', 'dcMotor', 'beltStarterGenerator'] as const)
      expect(pictureKindsOf(type)).toEqual(['view', 'rear', 'drive-end', 'dimensions'])
  })

  it('stays well-formed, finite and steady whatever the data say', () => {
    fc.assert(
      fc.property(fc.constantFrom(...partTypeNames), oddAttributes, fc.string(), fc.string(), (type, given, mcode, accent) => {
        for (const kind of pictureKindsOf(type)) {
          const svg = renderPart({ type, mcode, attributes: given, accent }, kind)
          expect(svg).not.toMatch(/<script|href=/)
          // A part's code stands in the title as it is, and may be `e-0`.
          expect(svg.replace(/<title>.*?<\/title>/s, '')).not.toMatch(/NaN|undefined|Infinity|e[+-]\d/)
          elementsOf(svg)
          expect(renderPart({ type, mcode, attributes: given, accent }, kind)).toBe(svg)
        }
      }),
      { numRuns: 150 },
    )
  }, 60_000)

  it('draws no two types alike', () => {
    const bodies = partTypeNames.map((type) => draw(type, {}).replace(/<title>.*?<\/title>/, ''))
    expect(new Set(bodies).size).toBe(partTypeNames.length)
  })

  it('escapes the number in the title', () => {
    expect(renderPart({ type: 'relay', mcode: '<a&"', attributes: {} }, 'view')).toContain('&lt;a&amp;&quot;')
  })

  it('keeps a view small', () => {
    for (const type of partTypeNames) expect(draw(type, {}).length, type).toBeLessThan(22_000)
  })
})

describe('a picture follows the data', () => {
  it('has as many teeth on the pinion as the data say, counted in its outline', () => {
    fc.assert(
      fc.property(fc.integer({ min: 7, max: 16 }), fc.constantFrom('PMGR', 'OSGR', 'inertia'), (teeth, starterKind) => {
        expect(teethIn(teethPath(draw('starter', { teeth, starterKind }, 'drive-end')))).toBe(teeth)
        expect(teethIn(teethPath(draw('drive', { teeth }, 'drive-end')))).toBe(teeth)
      }),
      { numRuns: 12 },
    )
  })

  it.each([3, 5, 6, 8])('has %i grooves on the pulley', (grooves) => {
    for (const type of ['alternator', 'beltStarterGenerator', 'pulley', 'clutchPulley'] as const)
      expect(countOf(draw(type, { grooves, pulleyKind: 'PV' }), 'groove'), type).toBe(grooves)
  })

  it('reads the grooves out of a pulley called PV7 when there is no number of them', () => {
    expect(countOf(draw('pulley', { pulleyKind: 'PV7' }), 'groove')).toBe(7)
  })

  it('has a cap on a freewheel pulley and none on a solid one', () => {
    expect(countOf(draw('alternator', { pulleyKind: 'OAP' }), 'cap')).toBeGreaterThan(0)
    expect(countOf(draw('alternator', { pulleyKind: 'PV' }), 'cap')).toBe(0)
    expect(countOf(draw('alternator', { pulleyKind: 'none' }), 'groove')).toBe(0)
  })

  it.each([1, 2, 4, 8])('has %i pins in the plug', (plugPins) => {
    expect(countOf(draw('alternator', { plugPins }, 'rear'), 'pin')).toBe(plugPins)
    expect(countOf(draw('regulator', { plugPins }), 'pin')).toBe(plugPins)
    expect(countOf(draw('plugLead', { plugPins }), 'pin')).toBe(plugPins)
  })

  it.each([2, 3, 4])('has %i mounting holes in the flange of a starter', (holes) => {
    expect(countOf(draw('starter', { holes }), 'hole')).toBe(holes)
  })

  it.each([1, 2, 3, 4])('has %i ears on an alternator', (ears) => {
    expect(countOf(draw('alternator', { ears }), 'hole')).toBe(ears)
  })

  it.each([6, 8, 9, 12])('has %i diodes in a rectifier', (diodes) => {
    expect(countOf(draw('rectifier', { diodes }), 'diode')).toBe(diodes)
  })

  it('has the poles, brushes and blades of the data', () => {
    expect(countOf(draw('fieldCase', { poles: 6 }), 'pole')).toBe(6)
    expect(countOf(draw('brushSet', { count: 6 }), 'brush')).toBe(6)
    expect(countOf(draw('brushHolder', { count: 4 }), 'brush')).toBe(4)
    expect(countOf(draw('fan', { count: 9 }), 'blade')).toBe(9)
    expect(countOf(draw('planetaryGear', { count: 4 }), 'planet')).toBe(4)
    expect(countOf(draw('relay', { terminals: '5' }), 'terminal')).toBe(5)
    expect(countOf(draw('solenoid', { terminals: '30, 45, 50' }), 'terminal')).toBe(3)
  })

  it('shows balls only in an open bearing', () => {
    expect(countOf(draw('bearing', { seal: 'open' }), 'ball')).toBeGreaterThan(4)
    expect(countOf(draw('bearing', { seal: '2RS' }), 'ball')).toBe(0)
  })

  it('turns the solenoid to its hour', () => {
    expect(draw('starter', { solenoidClock: 10 })).not.toBe(draw('starter', { solenoidClock: 2 }))
  })
})

describe('a dimension drawing', () => {
  const texts = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((m) => m[1] ?? '')

  it('prints the real values in millimetres', () => {
    const shown = texts(
      draw('starter', { lengthMm: 213, bodyOdMm: 76, pilotMm: 82.5, pinionOdMm: 25.4, teeth: 9, holes: 2, holeMm: 10.5 }, 'dimensions'),
    )
    expect(shown.sort()).toEqual(['2 × Ø 10.5', '213', '9 T', 'Ø 25.4', 'Ø 76', 'Ø 82.5'].sort())
  })

  it('prints no number that the data do not know', () => {
    for (const type of partTypeNames) expect(texts(draw(type, {}, 'dimensions')), type).toEqual([])
  })

  it('is drawn in the signal colour, made readable on both pages', () => {
    const svg = renderPart({ type: 'bearing', mcode: '1', attributes: { odMm: 35 }, accent: '#ffee00' }, 'dimensions')
    const [day, night] = [...svg.matchAll(/--g:(#[0-9a-f]{6})/g)].map((m) => m[1])
    expect(day).not.toBe('#ffee00')
    expect(night).toBe('#ffee00')
  })
})
