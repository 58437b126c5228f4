import { describe, expect, test } from 'vitest'
import { checkInput } from '#app/state/page/check-input.ts'
import { deleteFormDraft, formDraftOf, storeFormDraft } from '#app/state/page/drafts.ts'

describe('what was typed is checked by the shapes of the contract', () => {
  test('each wrong field is named once, with its first sentence', async () => {
    const checked = await checkInput('marcoLogin', { email: '', password: '' })
    expect(checked).toEqual({ wrongs: { email: 'Type your e-mail address.', password: 'Type your password.' } })
  })

  test('a good input comes out as the shape reads it', async () => {
    expect(await checkInput('verifyEmailCode', { email: ' a@shop.test ', verifyCode: '123 456' })).toEqual({
      input: { email: 'a@shop.test', verifyCode: '123456' },
    })
  })

  test('a password made of the name is wrong at its field', async () => {
    const checked = await checkInput('marcoAccountCreate', {
      email: 'dana@shop.test',
      realname: 'Dana Kowalski',
      password: 'danakowalski1',
      captchaKey: 'key-12345',
      captchaText: '7',
    })
    expect('wrongs' in checked && Object.keys(checked.wrongs)).toEqual(['password'])
  })

  test.each([
    [{ email: 'a@shop.test', verifyCode: '12', newPassword: 'short' }, ['verifyCode', 'newPassword']],
    [{ generate: 'x', newPassword: 'four plain words here' }, ['generate']],
  ])('of a reset by code or link the fields of the way that was taken are named: %j', async (typed, fields) => {
    const checked = await checkInput('verifyForgetPasswordEmailCode', typed)
    expect('wrongs' in checked && Object.keys(checked.wrongs)).toEqual(fields)
  })
})

describe('what was typed when the session ended', () => {
  test('is there again afterwards, without passwords, until it was sent', () => {
    storeFormDraft('profile of u7', { realname: 'Dana K.', areaCode: 'DE+49', password: 'secret', newPassword: 'secret' })
    expect(formDraftOf('profile of u7')).toEqual({ realname: 'Dana K.', areaCode: 'DE+49' })
    expect(formDraftOf('profile of u8')).toEqual({})
    deleteFormDraft('profile of u7')
    expect(formDraftOf('profile of u7')).toEqual({})
  })
})
