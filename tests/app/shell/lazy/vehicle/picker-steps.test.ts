import { expect, test } from 'vitest'
import { emptyPickerChoice, pickerStepsOf } from '#app/shell/lazy/vehicle/picker-steps.ts'
import type { Model } from '#contract/catalogue/catalogue.ts'
import type { Id } from '#contract/kernel/primitives.ts'

function model(group: string, name: string, [yearFrom, yearTo]: readonly [number, number], partCount = 10): Model {
  return {
    ...{ id: name as Id, name, group, brandid: 'b' as Id, brand: 'B', appid: '1' as Id },
    engines: ['2.4'],
    yearFrom,
    yearTo,
    partCount,
  }
}
const all = [
  model('Hilux', 'Hilux N140', [1998, 2005], 12),
  model('Hilux', 'Hilux AN10', [2005, 2006], 8),
  model('Supra', 'Supra A80', [1993, 1993], 5),
]
const of = (choice: Partial<typeof emptyPickerChoice>) => pickerStepsOf(all, { ...emptyPickerChoice, ...choice }, 2026)

test('lines with what they lead to; nothing more is known yet', () => {
  expect(of({})).toMatchObject({
    modelLines: [
      { value: 'Hilux', partCount: 20 },
      { value: 'Supra', partCount: 5 },
    ],
    years: [],
    models: [],
    model: null,
  })
})

test('a line asks for the year with counts, and for the model only where the year leaves several', () => {
  const { years, models } = of({ modelLine: 'Hilux' })
  expect(years.map(({ value }) => value)).toEqual(['2006', '2005', '2004', '2003', '2002', '2001', '2000', '1999', '1998'])
  expect(years.map(({ partCount }) => partCount).slice(0, 3)).toEqual([8, 20, 12])
  expect(models).toHaveLength(2)
  expect(of({ modelLine: 'Hilux', year: '2001' })).toMatchObject({ model: { id: 'Hilux N140' }, year: 2001 })
  expect(of({ modelLine: 'Hilux', year: '2005' }).model).toBeNull()
  expect(of({ modelLine: 'Hilux', year: '2005', modelid: 'Hilux AN10' })).toMatchObject({ model: { id: 'Hilux AN10' }, year: 2005 })
})

test('steps with one answer are taken by themselves, and a year that is the only one narrows nothing', () => {
  expect(of({ modelLine: 'Supra' })).toMatchObject({ model: { id: 'Supra A80' }, year: null })
  expect(of({ modelLine: 'Supra', year: '1993' }).year).toBeNull()
  expect(pickerStepsOf(all.slice(0, 1), emptyPickerChoice, 2026).model?.id).toBe('Hilux N140')
})

test('a model that was not built in the year that is chosen then is no choice any more', () => {
  expect(of({ modelLine: 'Hilux', year: '2001', modelid: 'Hilux AN10' }).model?.id).toBe('Hilux N140')
  expect(of({ modelLine: 'Hilux', year: '1950' })).toMatchObject({ year: null, model: null })
})
