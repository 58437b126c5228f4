import { describe, expect, it } from 'vitest'
import { applicationOf, shopsOf } from './shops.ts'

const [general, harbor] = shopsOf(6000)
const generalParts = general?.parts ?? []
const unitsOf = (type: 'starter' | 'alternator') => generalParts.filter((part) => part.type === type)
const fits = (part: { fitments: { model_id: string }[] }, applications: string[]) =>
  part.fitments.some(({ model_id }) => applications.includes(applicationOf(model_id)))

describe('what the demo parts fit', () => {
  it('a strong 24 V starter is heavy, has 9 to 13 teeth and cranks trucks, machines or large boats, never a car', () => {
    const strong = unitsOf('starter').filter(({ attributes }) => attributes.voltage === 24 && Number(attributes.powerKw) >= 5)
    expect(strong.length).toBeGreaterThan(40)
    for (const part of strong) {
      expect(part.weight_g, part.mcode).toBeGreaterThanOrEqual(9000)
      expect(Number(part.attributes.teeth)).toBeGreaterThanOrEqual(9)
      expect(Number(part.attributes.teeth)).toBeLessThanOrEqual(13)
      expect(fits(part, ['2', '3', '4', '5', '6'])).toBe(true)
      expect(fits(part, ['1', '7', '8'])).toBe(false)
    }
    expect(strong.some((part) => fits(part, ['2']))).toBe(true)
  })

  it('a lawn starter is small and light', () => {
    const lawn = unitsOf('starter').filter((part) => part.category_id === '104')
    expect(lawn.length).toBeGreaterThan(20)
    for (const part of lawn) expect(Number(part.attributes.powerKw) <= 1.4 && part.weight_g <= 4200, part.mcode).toBe(true)
  })

  it('cars run on 12 V, and Subarus crank to the left more often than others', () => {
    const cars = shopsOf(16000)
      .flatMap(({ parts }) => parts)
      .filter((part) => part.type === 'starter' && part.category_id === '101')
    expect(cars.every(({ attributes }) => attributes.voltage === 12)).toBe(true)
    const left = (parts: typeof cars) => parts.filter(({ attributes }) => attributes.rotation === 'CCW').length / parts.length
    const subaru = cars.filter((part) => part.fitments.some(({ model_id }) => model_id.startsWith('1-subaru')))
    expect(subaru.length).toBeGreaterThan(20)
    expect(left(subaru)).toBeGreaterThan(left(cars) * 2)
    expect(left(cars)).toBeLessThan(0.3)
  })

  it('no starter, alternator or part of one fits an electric car', () => {
    for (const part of generalParts) if (/^[1-4]/.test(part.category_id)) expect(fits(part, ['9']), part.mcode).toBe(false)
    expect(generalParts.some((part) => fits(part, ['9']))).toBe(true)
  })

  it('the harbor shop fits farm machines and boats only, and knows no other application', () => {
    const seen = new Set((harbor?.parts ?? []).flatMap((part) => part.fitments.map(({ model_id }) => applicationOf(model_id))))
    expect([...seen].sort()).toEqual(['3', '6'])
    expect(harbor?.tenant.applications.map(({ id }) => id)).toEqual(['3', '6'])
  })

  it('every fitment names a model of the tenant, an engine that the model has, and years that overlap its own', () => {
    const wrong: string[] = []
    for (const shop of [general, harbor]) {
      const models = new Map(shop?.tenant.models.map((model) => [model.id, model]))
      for (const part of shop?.parts ?? []) {
        if (part.fitments.length > 25) wrong.push(`${part.mcode} fits too much`)
        for (const { model_id, engine, year_from, year_to } of part.fitments) {
          const model = models.get(model_id)
          const within =
            (year_from ?? 9999) >= (model?.year_from ?? 0) &&
            (year_to ?? 0) <= (model?.year_to ?? 9999) &&
            (year_from ?? 0) <= (year_to ?? 9999)
          if (!model?.engines.includes(engine) || !within) wrong.push(`${part.mcode} ${model_id} ${engine} ${year_from} ${year_to}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })

  it('alternators give what their machines can want, and pulleys have grooves as their kind does', () => {
    const ranges: Record<string, [number, number]> = {
      '201': [55, 220],
      '202': [35, 270],
      '203': [6, 150],
      '204': [9, 60],
      '205': [35, 200],
      '206': [25, 200],
      '207': [30, 120],
      '208': [72, 250],
    }
    const setPoints: Record<string, [number, number]> = { '6': [7, 7.5], '12': [13.8, 15], '24': [27, 29] }
    for (const { attributes, category_id, mcode } of unitsOf('alternator')) {
      const [least, most] = ranges[category_id] ?? [0, 0]
      expect(Number(attributes.amps) >= least && Number(attributes.amps) <= most, `${mcode} ${category_id} ${attributes.amps} A`).toBe(true)
      if (attributes.pulleyKind === 'V') expect(Number(attributes.grooves)).toBeLessThanOrEqual(2)
      if (attributes.pulleyKind === 'PV' || attributes.pulleyKind === 'OAP' || attributes.pulleyKind === 'OAD')
        expect(Number(attributes.grooves)).toBeGreaterThanOrEqual(4)
      const setPoint = Number(attributes.setPointV)
      const [low, high] = setPoints[String(attributes.voltage)] ?? [0, 0]
      expect(setPoint >= low && setPoint <= high, mcode).toBe(true)
    }
  })
})
