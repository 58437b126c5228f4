import { expect, test } from 'vitest'
import { filterFitments, groupFitments } from '#app/screens/part/fitment-groups.ts'

const camry = {
  appid: '1',
  application: 'Automotive',
  brandid: 'b1',
  brand: 'Toyota',
  modelid: 'm1',
  model: 'Camry',
  engine: '2.4 I4',
  yearFrom: 2002,
  yearTo: 2009,
}
const rav4 = { ...camry, modelid: 'm2', model: 'RAV4', yearFrom: 2004, yearTo: 2008 }
const actros = {
  appid: '2',
  application: 'Truck',
  brandid: 'b9',
  brand: 'Mercedes-Benz',
  modelid: 'm9',
  model: 'Actros MP4',
  engine: 'OM471',
  yearFrom: 2011,
}
const mx5 = { ...camry, brandid: 'b2', brand: 'Mazda', modelid: 'm3', model: 'MX-5' }

test('fitments are read application, make, model', () => {
  const groups = groupFitments([actros, rav4, camry, mx5])
  expect(groups.map((group) => group.application)).toEqual(['Automotive', 'Truck'])
  expect(groups[0]?.brands.map((brand) => brand.brand)).toEqual(['Mazda', 'Toyota'])
  expect(groups[0]?.brands[1]?.lines.map((line) => line.model)).toEqual(['Camry', 'RAV4'])
})

test('two engines of one model are two lines', () => {
  const lines = groupFitments([camry, { ...camry, engine: '3.0 V6' }])[0]?.brands[0]?.lines
  expect(lines?.map((line) => line.engine)).toEqual(['2.4 I4', '3.0 V6'])
  expect(new Set(lines?.map((line) => line.key)).size).toBe(2)
})

test('the filter takes every word, whatever its case', () => {
  expect(filterFitments([camry, rav4, actros], 'toyota RAV')).toEqual([rav4])
  expect(filterFitments([camry, rav4, actros], '  ')).toHaveLength(3)
  expect(filterFitments([camry, rav4], 'diesel')).toEqual([])
})

test('a year finds what was built in it, and spans without an end go on', () => {
  expect(filterFitments([camry, rav4, actros], '2003')).toEqual([camry])
  expect(filterFitments([camry, rav4, actros], '2024')).toEqual([actros])
})

test('one vehicle with two notes is two lines, and a word of a note finds its own', () => {
  const lines = groupFitments([{ ...camry, note: 'Turbo' }, { ...camry, note: 'Front' }, camry])[0]?.brands[0]?.lines
  expect(lines?.map((line) => line.note)).toEqual(['', 'Front', 'Turbo'])
  expect(new Set(lines?.map((line) => line.key)).size).toBe(3)
  expect(filterFitments([{ ...camry, note: 'Turbo' }, camry], 'camry turbo')).toHaveLength(1)
})
