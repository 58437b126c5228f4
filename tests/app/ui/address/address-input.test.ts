import { expect, test } from 'vitest'
import { browserCountry, formFieldOfInputPath, toAddressSaveInput, toEnteredFieldTexts } from '#app/ui/address/address-input.ts'
import { addressErrorsOf, addressWarningsOf } from '#app/ui/address/post-wrongs.ts'

const filled = {
  ...{ name: 'Ada', company: 'Works', phone: '', country: 'DE', city: 'Ulm', region: '', postcode: '89073', vatId: '' },
  lines: ['Hafengasse 1', 'Tor 3'],
}

test('an address fills the form, and the form says the same address again', () => {
  const typed = toEnteredFieldTexts(filled)
  expect(typed).toMatchObject({ lines: 'Hafengasse 1', lines1: 'Tor 3', lines2: '' })
  expect(toAddressSaveInput('id-1', typed)).toEqual({ ...filled, id: 'id-1', lines: ['Hafengasse 1', 'Tor 3', ''], defaultFor: [] })
})

test('ticked boxes are what the address is to be the default for', () => {
  expect(toAddressSaveInput('id-1', { ...toEnteredFieldTexts(filled), forBilling: 'on' })).toMatchObject({ defaultFor: ['billing'] })
})

test('what the post misses is told of every field, also while others are empty', () => {
  expect(Object.keys(addressErrorsOf({ country: 'US', name: '', lines: '', city: ' ', region: '', postcode: '' }))).toEqual([
    'city',
    'region',
    'postcode',
  ])
  expect(addressErrorsOf({ ...toEnteredFieldTexts(filled), postcode: ' 89073 ' })).toEqual({})
})

test('a postcode that looks wrong is doubted and is no fault', () => {
  const typed = { ...toEnteredFieldTexts(filled), postcode: '8907' }
  expect(addressErrorsOf(typed)).toEqual({})
  expect(Object.keys(addressWarningsOf(typed))).toEqual(['postcode'])
  expect(addressWarningsOf(toEnteredFieldTexts(filled))).toEqual({})
})

test('a fault of one of the lines is told at its field', () => {
  expect(['lines', 'lines.0', 'lines.2', 'city'].map(formFieldOfInputPath)).toEqual(['lines', 'lines', 'lines2', 'city'])
})

test('the country of a new address is that of the first language that names one', () => {
  expect(browserCountry(['en', 'de-AT', 'en-US'])).toBe('AT')
  expect(browserCountry(['zh-Hans-CN'])).toBe('CN')
  expect(browserCountry(['en'])).toBe('')
})
