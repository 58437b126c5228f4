import { describe, expect, test } from 'vitest'
import { countries } from '#contract/addresses/countries.ts'
import { regionOfCountry } from '#contract/vehicle/country-regions.ts'
import { regionOfMake } from '#contract/vehicle/make-regions.ts'
import { isRegionCode, regionCodes } from '#contract/vehicle/regions.ts'
import { buildVehicles } from '#server/demo/vehicles.ts'

describe('the region of a make', () => {
  test.each([
    ['Volkswagen', '1'],
    ['Mercedes-Benz', '1'],
    ['MERCEDES BENZ', '1'],
    ['Skoda', '1'],
    ['Škoda', '1'],
    ['Massey Ferguson', '1'],
    ['Volvo Penta', '1'],
    ['Land Rover', '1'],
    ['E-Z-GO', '2'],
    ['EZGO', '2'],
    ['John Deere', '2'],
    ['Case CE', '2'],
    ['Yamaha WaveRunner', '3'],
    ['UD Trucks', '3'],
    ['Hyundai CE', '4'],
    ['Tata Daewoo', '4'],
    ['Great Wall', '5'],
    ['Lynk & Co', '5'],
    ['Tata', '6'],
    ['Mahindra', '6'],
  ])('%s is of region %s', (make, region) => {
    expect(regionOfMake(make)).toBe(region)
  })

  test.each(['', 'Nobody Knows This', '启动机', 'Fordwerk', 'Ma'])('the unknown make “%s” is of the others', (make) => {
    expect(regionOfMake(make)).toBe('6')
  })

  test('every make of the demo is known, and only an Indian one is of the others', () => {
    const { makes } = buildVehicles(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
    expect([...new Set(makes.filter(({ name }) => regionOfMake(name) === '6').map(({ name }) => name))]).toEqual(['Mahindra'])
  })
})

test('the codes are those of the specification, in its order', () => {
  expect(regionCodes).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(['1', '7', 'toString', '', null].map(isRegionCode)).toEqual([true, false, false, false, false])
})

describe('the region of a country', () => {
  test.each([
    ['DE', '1'],
    ['GB', '1'],
    ['US', '2'],
    ['JP', '3'],
    ['KR', '4'],
    ['CN', '5'],
    ['IN', '6'],
    ['KE', null],
    [null, null],
  ])('%s: %s', (country, region) => {
    expect(regionOfCountry(country)).toBe(region)
  })

  test('each country that has one is a country of the address book, or Guernsey and the like, and has one only', () => {
    const found = countries.filter((country) => regionOfCountry(country) !== null)
    expect(found.length).toBeGreaterThan(60)
    expect(regionOfCountry('')).toBeNull()
  })
})
