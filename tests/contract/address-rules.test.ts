import { describe, expect, test } from 'vitest'
import { addressFault, addressFaults, fieldsOf, tidied, wantedIn, writtenOut } from '#contract/address-rules.ts'
import { addressRegions } from '#contract/countries.ts'

const base = { name: 'Ada', company: 'Lake Garage', phone: '', lines: ['Street 1'], city: 'Town', region: '', postcode: '', vatId: '' }

describe('what the post of a country wants', () => {
  test.each([
    ['US', ['name', 'company', 'lines', 'city', 'region', 'postcode']],
    ['DE', ['name', 'company', 'lines', 'postcode', 'city']],
    ['FR', ['company', 'name', 'lines', 'postcode', 'city']],
    ['HK', ['region', 'city', 'lines', 'company', 'name']],
  ])('%s: its fields, in its order', (country, fields) => {
    expect(fieldsOf(country)).toEqual(fields)
  })

  test.each([
    ['US', 'region', 'required'],
    ['US', 'postcode', 'required'],
    ['DE', 'region', 'no'],
    ['IE', 'postcode', 'optional'],
    ['HK', 'postcode', 'no'],
    ['SG', 'city', 'no'],
    ['DE', 'company', 'optional'],
    ['ZZ', 'postcode', 'no'],
  ] as const)('%s: %s is %s', (country, field, wanted) => {
    expect(wantedIn(country, field)).toBe(wanted)
  })

  test.each([
    ['US', { region: 'WI', postcode: '53202' }],
    ['US', { region: 'Wisconsin', postcode: '53202-0001' }],
    ['CA', { region: 'ON', postcode: 'M5V 3L9' }],
    ['DE', { postcode: '89073', vatId: 'DE129273398' }],
    ['GB', { postcode: 'SW1A 1AA' }],
    ['NL', { postcode: '1012 AB' }],
    ['HK', { region: 'Kowloon' }],
    ['AQ', {}],
  ])('a good address of %s has no fault', (country, more) => {
    expect(addressFault({ ...base, country, ...more })).toBeNull()
  })

  test.each([
    ['US', { region: 'WI' }, 'postcode'],
    ['US', { postcode: '53202' }, 'region'],
    ['CA', { region: 'WI', postcode: 'M5V 3L9' }, 'region'],
    ['DE', { postcode: '8907' }, 'postcode'],
    ['DE', { postcode: '89073', city: '' }, 'city'],
    ['DE', { postcode: '89073', vatId: '12' }, 'vatId'],
  ])('of %s %j the fault is in %s', (country, more, field) => {
    expect(addressFault({ ...base, country, ...more })?.field).toBe(field)
  })

  test('all faults are told at once, in the order of the envelope', () => {
    expect(addressFaults({ ...base, country: 'US', city: '', vatId: '' }).map(({ field }) => field)).toEqual(['city', 'region', 'postcode'])
    expect(addressFaults({ ...base, country: 'DE', postcode: '12', vatId: '12' }).map(({ field }) => field)).toEqual(['postcode', 'vatId'])
  })
})

test('an address is kept as the post writes it: codes of states, capitals, nothing that the country does not have', () => {
  expect(tidied({ ...base, country: 'US', region: 'wisconsin', postcode: '53202', vatId: '' })).toMatchObject({ region: 'WI' })
  expect(tidied({ ...base, country: 'GB', region: 'Kent', postcode: 'ct1 2eh', vatId: 'gb 123 4567 89' })).toMatchObject({
    region: '',
    postcode: 'CT1 2EH',
    vatId: 'GB123456789',
  })
})

test('an address is written out as on an envelope', () => {
  expect(writtenOut({ ...base, country: 'US', region: 'WI', postcode: '53202' })).toEqual([
    'Ada',
    'Lake Garage',
    'Street 1',
    'Town, WI 53202',
  ])
  expect(writtenOut({ ...base, company: '', country: 'DE', postcode: '89073' })).toEqual(['Ada', 'Street 1', '89073 Town'])
})

test('no state is listed twice', () => {
  for (const states of Object.values(addressRegions)) expect(new Set(Object.values(states)).size).toBe(Object.keys(states).length)
  expect(Object.keys(addressRegions['US'] ?? {})).toHaveLength(51)
})
