import { describe, expect, test } from 'vitest'
import {
  addressFaults,
  addressFieldsOf,
  addressLabelLines,
  addressWarnings,
  fieldRequirement,
  firstAddressFault,
  normalizedAddress,
} from '#contract/addresses/address-rules.ts'
import { addressRegions } from '#contract/addresses/countries.ts'

const base = { name: 'Ada', company: 'Lake Garage', phone: '', lines: ['Street 1'], city: 'Town', region: '', postcode: '', vatId: '' }

describe('what the post of a country wants', () => {
  test.each([
    ['US', ['name', 'company', 'lines', 'city', 'region', 'postcode']],
    ['DE', ['name', 'company', 'lines', 'postcode', 'city']],
    ['FR', ['company', 'name', 'lines', 'postcode', 'city']],
    ['HK', ['region', 'city', 'lines', 'company', 'name']],
  ])('%s: its fields, in its order', (country, fields) => {
    expect(addressFieldsOf(country)).toEqual(fields)
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
    expect(fieldRequirement(country, field)).toBe(wanted)
  })

  test.each([
    ['US', { region: 'WI', postcode: '53202' }],
    ['US', { region: 'Wisconsin', postcode: '53202-0001' }],
    ['CA', { region: 'ON', postcode: 'M5V 3L9' }],
    ['DE', { postcode: '89073', vatId: 'DE129273398' }],
    ['GB', { postcode: 'SW1A 1AA' }],
    ['NL', { postcode: '1012 AB' }],
    ['HK', { region: 'Kowloon' }],
    ['US', { region: 'AE', city: 'APO', postcode: '09012' }],
    ['US', { region: 'Armed Forces Pacific', city: 'FPO', postcode: '96349' }],
    ['AQ', {}],
  ])('a good address of %s has no fault', (country, more) => {
    expect(firstAddressFault({ ...base, country, ...more })).toBeNull()
  })

  test.each([
    ['US', { region: 'WI' }, 'postcode'],
    ['US', { postcode: '53202' }, 'region'],
    ['CA', { region: 'WI', postcode: 'M5V 3L9' }, 'region'],
    ['US', { region: 'AX', postcode: '09012' }, 'region'],
    ['DE', { postcode: '89073', city: '' }, 'city'],
    ['DE', { postcode: '89073', vatId: '12' }, 'vatId'],
  ])('of %s %j the fault is in %s', (country, more, field) => {
    expect(firstAddressFault({ ...base, country, ...more })?.field).toBe(field)
  })

  test('all faults are told at once, in the order of the envelope', () => {
    expect(addressFaults({ ...base, country: 'US', city: '', vatId: '' }).map(({ field }) => field)).toEqual(['city', 'region', 'postcode'])
    expect(addressFaults({ ...base, country: 'DE', postcode: '', vatId: '12' }).map(({ field }) => field)).toEqual(['postcode', 'vatId'])
  })
})

test.each([
  ['DE', 'D-70435', '70435'],
  ['DE', 'DE 70435', '70435'],
  ['DE', '70 435', '70435'],
  ['AT', 'A-1010', '1010'],
  ['CH', 'CH-8000', '8000'],
  ['LI', 'FL-9490', '9490'],
  ['LU', 'L-1234', '1234'],
  ['LV', '1010', 'LV-1010'],
  ['LV', 'lv 1010', 'LV-1010'],
  ['LT', 'LT-01100', '01100'],
  ['LT', '01100', '01100'],
  ['JP', '〒100-0001', '100-0001'],
  ['JP', '１０００００１', '100-0001'],
  ['PL', '00950', '00-950'],
  ['PL', 'PL-00-950', '00-950'],
  ['PT', '1000 205', '1000-205'],
  ['PT', '1000', '1000'],
  ['IE', 'D02AF30', 'D02 AF30'],
  ['IE', 'd6w xy00', 'D6W XY00'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['NL', 'NL-1012ab', '1012 AB'],
  ['CA', 'm5v-3l9', 'M5V 3L9'],
  ['SE', 'S-11455', '114 55'],
  ['CZ', '11000', '110 00'],
  ['BR', '01310100', '01310-100'],
  ['US', '532020001', '53202-0001'],
  ['US', '53202\u200b', '53202'],
  ['AR', 'C1425ABC', 'C1425ABC'],
  ['AR', '1425', '1425'],
  ['FI', 'FIN-00100', '00100'],
  ['MT', 'vlt1117', 'VLT 1117'],
  ['AD', '500', 'AD500'],
])('of %s the postcode %s is %s', (country, typed, kept) => {
  expect(addressWarnings({ country, postcode: typed })).toEqual([])
  expect(normalizedAddress({ ...base, country, postcode: typed }).postcode).toBe(kept)
})

test.each([
  ['DE', '8907'],
  ['PL', '00-95'],
  ['GB', '12345'],
  ['DE', 'CH-8000'],
])('of %s the postcode %s is doubted, kept as it was typed, and refused nowhere', (country, postcode) => {
  expect(addressWarnings({ country, postcode })).toHaveLength(1)
  expect(firstAddressFault({ ...base, country, postcode })).toBeNull()
  expect(normalizedAddress({ ...base, country, postcode }).postcode).toBe(postcode)
})

test('the sign of the country stands once on an envelope, however the postcode was stored', () => {
  for (const postcode of ['LT-01100', '01100'])
    expect(addressLabelLines({ ...base, company: '', country: 'LT', postcode }).join()).toContain('LT-01100 Town')
})

test('an address is kept as the post writes it: codes of states, capitals, nothing that the country does not have', () => {
  expect(normalizedAddress({ ...base, country: 'US', region: 'wisconsin', postcode: '53202', vatId: '' })).toMatchObject({ region: 'WI' })
  expect(normalizedAddress({ ...base, country: 'GB', region: 'Kent', postcode: 'ct1 2eh', vatId: 'gb 123 4567 89' })).toMatchObject({
    region: '',
    postcode: 'CT1 2EH',
    vatId: 'GB123456789',
  })
})

test('an address is written out as on an envelope', () => {
  expect(addressLabelLines({ ...base, country: 'US', region: 'WI', postcode: '53202' })).toEqual([
    'Ada',
    'Lake Garage',
    'Street 1',
    'Town, WI 53202',
  ])
  expect(addressLabelLines({ ...base, company: '', country: 'DE', postcode: '89073' })).toEqual(['Ada', 'Street 1', '89073 Town'])
})

test('no state is listed twice', () => {
  for (const states of Object.values(addressRegions)) expect(new Set(Object.values(states)).size).toBe(Object.keys(states).length)
  expect(Object.keys(addressRegions['US'] ?? {})).toHaveLength(54)
})
