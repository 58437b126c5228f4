import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { AccountHolderName, Email, PasswordReset, VerifyCode, VerifyLinkSecret } from '#contract/account/account.ts'
import { type AccountCallName, accountCalls } from '#contract/account/account-calls.ts'
import { fillCallPath } from '#contract/kernel/call-definition.ts'

const names = Object.keys(accountCalls) as AccountCallName[]

describe('section 7: the account calls', () => {
  test('none is cached or queued on a device', () => {
    for (const name of names) expect(accountCalls[name]).toMatchObject({ cache: 'never', queue: false, fresh: true })
  })

  test('who is not signed in may call what leads to an account, and nothing that needs one', () => {
    expect(names.filter((name) => accountCalls[name].may === 'member')).toEqual([
      'profile',
      'saveProfile',
      'changePassword',
      'signOutEverywhere',
      'exportAccount',
      'deleteAccount',
    ])
  })
})

test('a path parameter is one encoded segment, and the rest of the input stays outside', () => {
  expect(fillCallPath('/randomImage/:key', { key: 'a/b ?', as: 'text' })).toEqual({
    path: '/randomImage/a%2Fb%20%3F',
    remainingInput: { as: 'text' },
  })
  expect(fillCallPath('/plain', { as: 'text' })).toEqual({ path: '/plain', remainingInput: { as: 'text' } })
})

describe('what people type', () => {
  test.each([' ada@example.com ', 'a.b+c@sub.example.co', "o'brien@example.ie"])('%j is an e-mail address', (text) => {
    expect(v.parse(Email, text)).toBe(text.trim())
  })
  test.each([
    '',
    'ada',
    'ada@',
    'ada@shop',
    'ada@shop.x',
    '@example.com',
    'a b@example.com',
    'a@example.com\nBcc: x@example.com',
    `${'x'.repeat(250)}@example.com`,
  ])('%j is none', (text) => {
    expect(v.safeParse(Email, text).success).toBe(false)
  })
  test.each(['x\u0000y', 'line\nbreak', '  ', 'x'.repeat(81)])('%j is no name', (text) => {
    expect(v.safeParse(AccountHolderName, text).success).toBe(false)
  })
  test('a code may be typed with the spaces that were copied along', () => {
    expect(v.parse(VerifyCode, ' 123 456 ')).toBe('123456')
    for (const wrong of ['12345', '1234567', '12345a', '']) expect(v.safeParse(VerifyCode, wrong).success).toBe(false)
  })
  test('a link secret is 43 signs; a cut one is told so', () => {
    expect(v.safeParse(VerifyLinkSecret, 'a'.repeat(43)).success).toBe(true)
    expect(v.safeParse(VerifyLinkSecret, 'a'.repeat(42)).issues?.[0].message).toMatch(/not complete/)
  })
  test('a reset needs address and code, or the link', () => {
    const newPassword = 'solenoid and overrun'
    expect(v.safeParse(PasswordReset, { newPassword }).success).toBe(false)
    expect(v.safeParse(PasswordReset, { newPassword, email: 'a@example.com' }).success).toBe(false)
    expect(v.safeParse(PasswordReset, { newPassword, email: 'a@example.com', verifyCode: '123456' }).success).toBe(true)
    expect(v.safeParse(PasswordReset, { newPassword, generate: 'a'.repeat(43) }).success).toBe(true)
  })
})
