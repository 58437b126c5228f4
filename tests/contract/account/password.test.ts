import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MIN_PASSWORD_CHARACTERS, passwordFault, passwordStrength } from '#contract/account/password.ts'
import { anySign } from '../../support/any-sign.ts'

const ada = { email: 'ada.fitter@example.com', realname: 'Ada Fitter' }

describe('a password', () => {
  test.each([
    ['ninechars', 'short'],
    ['x1'.repeat(65), 'long'],
    ['aaaaaaaaaaaa', 'repeats'],
    ['ababababab', 'repeats'],
    ['1234567890', 'repeats'],
    ['qwertzuiop12', 'repeats'],
    ['abcdefghij98', 'repeats'],
    ['Password123', 'common'],
    ['welcome2026', 'common'],
    ['adafitter12', 'personal'],
    ['Ada Fitter 1', 'personal'],
    ['ada.fitter@example.com', 'personal'],
  ])('%s is refused: %s', (password, fault) => {
    expect(passwordFault(password, ada)).toBe(fault)
    expect(passwordStrength(password, ada)).toBe('refused')
  })

  test.each(['brush gear and pinion', 'k7#mTq!x2Lp', 'ölwechsel im grünen tal', 'drei🚗zwei🚙eins🚚'])('%s is good enough', (password) => {
    expect(passwordFault(password, ada)).toBeNull()
  })

  test('is called stronger as it grows', () => {
    expect(['brushgearx', 'brush gear Pin1', 'brush gear and pinion, 24 V'].map((password) => passwordStrength(password))).toEqual([
      'fair',
      'good',
      'strong',
    ])
  })

  test('of any text there is an answer, and a short one is always refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: anySign, maxLength: 200 }), fc.string(), (password, realname) => {
        const fault = passwordFault(password, { email: `${realname}@example.com`, realname })
        if ([...password].length < MIN_PASSWORD_CHARACTERS) expect(fault).toBe('short')
      }),
    )
  })
})
