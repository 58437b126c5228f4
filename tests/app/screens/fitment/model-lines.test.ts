import * as v from 'valibot'
import { expect, test } from 'vitest'
import { filterModels, groupModelsByLine } from '#app/screens/fitment/model-lines.ts'
import type { Model } from '#contract/catalogue/catalogue.ts'
import { Model as ModelSchema } from '#contract/catalogue/catalogue.ts'

const model = (given: Partial<Model>): Model =>
  v.parse(ModelSchema, {
    id: 'm1',
    name: 'Cascadia',
    group: 'Cascadia',
    brandid: 'b1',
    brand: 'Freightliner',
    appid: '2',
    engines: ['DD15'],
    yearFrom: 2008,
    partCount: 3,
    ...given,
  })
const cascadia = model({})
const columbia = model({ id: 'm2', name: 'Columbia', group: 'Columbia', engines: ['Series 60', 'MBE4000'], yearFrom: 2000, yearTo: 2010 })
const day = model({ id: 'm3', name: 'Cascadia Day Cab', yearFrom: 2012 })

test('models stand under their lines, in the order of the shop', () => {
  expect(groupModelsByLine([day, columbia, cascadia], ['Columbia', 'Cascadia'])).toEqual([
    { name: 'Columbia', models: [columbia] },
    { name: 'Cascadia', models: [cascadia, day] },
  ])
})

test('a line without models is left out and an unnamed line is not lost', () => {
  expect(groupModelsByLine([columbia], ['FLD120']).map((line) => line.name)).toEqual(['Columbia'])
})

test('models are found by engine and by a year they were built in', () => {
  expect(filterModels([cascadia, columbia, day], 'dd15 2009')).toEqual([cascadia])
  expect(filterModels([cascadia, columbia, day], 'mbe')).toEqual([columbia])
  expect(filterModels([cascadia, columbia, day], '2024')).toEqual([cascadia, day])
})
