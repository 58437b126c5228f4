import { describe, expect, test } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { errorReply } from '#server/http/on-error.ts'
import { localizedTenantPath } from '#server/kernel/address-in.ts'
import { translatableErrorDetail, translate, translatedErrorMessage, translateText } from '#server/kernel/words.ts'

const left = '{stock, plural, one {Only # of this part is left} other {Only # of this part are left}}, and no more will come.'

describe('a sentence of the server in the language of a call', () => {
  test('with its values and plurals', () => {
    expect(translate('en-US', left, { stock: 1 })).toBe('Only 1 of this part is left, and no more will come.')
    expect(translate('de', left, { stock: 3 })).toBe('Von diesem Teil sind nur noch 3 da, und es kommt nichts nach.')
  })

  test('of the contract’s tables as well; in a language that the shop has not it stays English', () => {
    expect(translateText('de', 'Please login first.')).toBe('Bitte melden Sie sich zuerst an.')
    expect(translateText('xx', 'Please login first.')).toBe('Please login first.')
  })

  test('what somebody typed stays as it is, braces and all', () => {
    expect(translateText('de', 'Parcels for {Meyer}, it’s urgent')).toBe('Parcels for {Meyer}, it’s urgent')
  })
})

test('a refusal is English for logs and commands, and is said in the language of the call', async () => {
  const error = new AppError('not-found', translatableErrorDetail('No part has the code {mcode}.', { mcode: 'ST-1' }))
  expect(error.message).toBe('No part has the code ST-1.')
  expect(translatedErrorMessage('de', error)).toBe('Kein Teil hat die Nummer ST-1.')
  const plain = errorReply(new AppError('sign-in-required'), 'GET test', () => undefined, 'de')
  expect(await plain.json()).toMatchObject({ msg: 'Bitte melden Sie sich zuerst an.', error: 'sign-in-required' })
})

test('links in mails lead to the page in the language of who gets them, if the shop has it', () => {
  expect(localizedTenantPath({ branding: {} }, 'de', '/order/orderInfo')).toBe('/de/order/orderInfo')
  expect(localizedTenantPath({ branding: {} }, 'fr', '/order/orderInfo')).toBe('/order/orderInfo')
  expect(localizedTenantPath({ branding: { locales: { codes: ['en-US'] } } }, 'de', '/order/orderInfo')).toBe('/order/orderInfo')
})
