import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, test } from 'vitest'
import { passwordFault } from '#contract/account/password.ts'
import { isCommonPassword } from '#server/account/common-passwords.ts'
import { db, openShop, shop } from './support/open-shop.ts'
import { accountShop, freshAddress, freshEmail, goodPassword, harbor, MINUTE_MS } from './support/shop.ts'

await openShop()

const newPassword = 'solenoid and overrun'
const login = (email: string, password: string) => shop.call('marcoLogin', { email, password }, { address: freshAddress() })
const forgot = async (email: string) => {
  await shop.call('sendForgetPasswordVerifyEmail', { email }, { address: freshAddress() })
  return shop.lastMail(email)
}
const reset = (input: Record<string, unknown>) => shop.call('verifyForgetPasswordEmailCode', input, { address: freshAddress() })
const seen = async (token: string) => (await shop.call('profile', {}, { token })).status

describe('section 7: sendForgetPasswordVerifyEmail, verifyForgetPasswordEmailCode', () => {
  test('by the mailed code: the new password holds, every device is signed out, the owner is told', async () => {
    const { email, token } = await shop.signedIn()
    const mail = await forgot(email)
    expect(mail.text).toContain('https://volt.example/prod/mail/forgotpassword?generate=')
    expect((await reset({ email, verifyCode: shop.codeIn(mail), newPassword })).result).toEqual({ changed: true })
    expect(await seen(token)).toBe(401)
    expect((await login(email, goodPassword)).error).toBe('wrong-credentials')
    expect((await login(email, newPassword)).code).toBe(200)
    expect(shop.lastMail(email).subject).toContain('was changed')
  })

  test('by the mailed link, once', async () => {
    const email = await shop.member()
    const generate = shop.generateIn(await forgot(email))
    expect((await reset({ generate, newPassword })).code).toBe(200)
    expect((await reset({ generate, newPassword: 'another good one' })).error).toBe('link-used')
    expect((await login(email, newPassword)).code).toBe(200)
  })

  test('an address that was never confirmed counts as confirmed afterwards, with the new password', async () => {
    const email = await shop.registered()
    expect((await reset({ generate: shop.generateIn(await forgot(email)), newPassword })).code).toBe(200)
    expect((await login(email, newPassword)).code).toBe(200)
  })

  test('a mail to an address that nobody has confirmed says nothing that whoever registered it typed', async () => {
    const [email, realname] = [freshEmail(), 'You won. Visit www.evil.example']
    await shop.call(
      'marcoAccountCreate',
      { email, password: goodPassword, realname, ...(await shop.captcha()) },
      { address: freshAddress() },
    )
    const asked = await forgot(email)
    await reset({ generate: shop.generateIn(asked), newPassword })
    const told = shop.mails.filter(({ to }) => to === email)
    expect(told).toHaveLength(3)
    for (const { subject, text, html } of told) expect(subject + text + html).not.toContain('evil')
    expect(asked.text).toMatch(/^Hello,\n/)
    const member = await shop.member()
    expect((await forgot(member)).text).toMatch(/^Hello Ada Fitter,\n/)
  })

  test('a refused password does not use up the code', async () => {
    const email = await shop.member()
    const verifyCode = shop.codeIn(await forgot(email))
    expect(await reset({ email, verifyCode, newPassword: 'short' })).toMatchObject({ error: 'bad-request', field: 'newPassword' })
    expect(await reset({ email, verifyCode, newPassword: 'Ada Fitter 1' })).toMatchObject({ error: 'bad-request', field: 'newPassword' })
    expect((await reset({ email, verifyCode, newPassword })).code).toBe(200)
  })

  test('code and link hold 15 minutes and five tries, at this tenant only', async () => {
    const late = accountShop(db)
    const email = await late.member()
    await late.call('sendForgetPasswordVerifyEmail', { email })
    const generate = late.generateIn(late.lastMail(email))
    expect((await late.call('verifyForgetPasswordEmailCode', { generate, newPassword }, { tenant: harbor })).error).toBe('link-used')
    late.clock.time += 15 * MINUTE_MS
    expect((await late.call('verifyForgetPasswordEmailCode', { generate, newPassword })).error).toBe('link-used')

    const code = shop.codeIn(await forgot(email))
    const wrong = { email, verifyCode: code === '111111' ? '222222' : '111111', newPassword }
    for (let tried = 0; tried < 5; tried += 1) expect((await reset(wrong)).error).toBe('code-wrong')
    expect((await reset({ ...wrong, verifyCode: code })).error).toBe('too-often')
  })

  test('known and unknown addresses get the same answers, to the asking and to the guessing', async () => {
    const [known, unknown] = [await shop.member(), freshEmail()]
    const asked = async (email: string) => [
      await shop.call('sendForgetPasswordVerifyEmail', { email }, { address: freshAddress() }),
      await reset({ email, verifyCode: '123456', newPassword }),
    ]
    expect(await asked(known)).toEqual(await asked(unknown))
    expect(shop.mails.some(({ to }) => to === unknown)).toBe(false)
  })

  test('the answer waits for nothing by which a known address could be told from an unknown one: as many statements, and the same work after it', async () => {
    const held: string[] = []
    let made = 0
    const statements: number[] = []
    const counting = db.withPlugin({
      transformQuery: ({ node }) => {
        made += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const holding = accountShop(counting, { backgroundTasks: { run: (what) => void held.push(what), whenIdle: async () => undefined } })
    // The first request of a server reads the tenants, too.
    await holding.captcha()
    for (const email of [await shop.member(), freshEmail()]) {
      made = 0
      expect((await holding.call('sendForgetPasswordVerifyEmail', { email })).result).toEqual({ sent: true })
      expect((await holding.call('sendEmailVerifyCode', { email })).result).toEqual({ sent: true })
      const form = { email, password: goodPassword, realname: 'Ada Fitter', ...(await holding.captcha()) }
      expect((await holding.call('marcoAccountCreate', form)).result).toEqual({ sent: true })
      statements.push(made)
    }
    const half = held.length / 2
    expect(held.slice(0, half)).toEqual(held.slice(half))
    expect(statements[0]).toBe(statements[1])
    expect(holding.mails).toEqual([])
  })

  test('five mails an hour to one address are the most, asked from anywhere', async () => {
    const email = await shop.member()
    for (let mail = 0; mail < 5; mail += 1) await forgot(email)
    expect((await shop.call('sendForgetPasswordVerifyEmail', { email }, { address: freshAddress() })).error).toBe('too-often')
  })
})

describe('changePassword', () => {
  const change = (token: string, input: Record<string, unknown>) => shop.call('changePassword', input, { token, address: freshAddress() })

  test('with the present password: this device stays, the others are signed out, an outstanding code is void', async () => {
    const { email, token } = await shop.signedIn()
    const second = (await login(email, goodPassword)).result.token
    const generate = shop.generateIn(await forgot(email))
    expect((await change(token, { password: goodPassword, newPassword })).result).toEqual({ changed: true })
    expect([await seen(token), await seen(second)]).toEqual([200, 401])
    expect((await reset({ generate, newPassword: 'a thief was here 12' })).error).toBe('link-used')
    expect((await login(email, newPassword)).code).toBe(200)
  })

  test('without it, or with a new one that is not good enough, nothing changes', async () => {
    const { email, token } = await shop.signedIn()
    expect(await change(token, { password: 'not this one', newPassword })).toMatchObject({ error: 'wrong-credentials', field: 'password' })
    expect(await change(token, { password: goodPassword, newPassword: '1234567890' })).toMatchObject({ field: 'newPassword' })
    expect(await change(token, { password: goodPassword, newPassword: `x${email}` })).toMatchObject({ field: 'newPassword' })
    expect((await login(email, goodPassword)).code).toBe(200)
  })

  test('a stolen session cannot guess the password: ten tries', async () => {
    const { token } = await shop.signedIn()
    for (let tried = 0; tried < 10; tried += 1) await change(token, { password: 'guess', newPassword })
    expect((await change(token, { password: goodPassword, newPassword })).error).toBe('too-often')
  })
})

describe('one of the passwords that most people use is refused wherever a password is set, however its letters are written', () => {
  const common = 'basketball'
  const refusal = { status: 400, error: 'bad-request', msg: 'Many people use this password. Take another one.' }

  test.each([common, 'BasketBall', 'q1w2e3r4t5', 'manchester'])('at registration: %s', async (password) => {
    const input = { email: freshEmail(), password, realname: 'Ada Fitter', ...(await shop.captcha()) }
    const said = await shop.call('marcoAccountCreate', input, { address: freshAddress() })
    expect(said).toMatchObject({ ...refusal, field: 'password' })
  })

  test('as a new password by a mailed code, which stays good', async () => {
    const email = await shop.member()
    const verifyCode = shop.codeIn(await forgot(email))
    expect(await reset({ email, verifyCode, newPassword: common })).toMatchObject({ ...refusal, field: 'newPassword' })
    expect((await reset({ email, verifyCode, newPassword })).code).toBe(200)
  })

  test('when it is changed', async () => {
    const { token } = await shop.signedIn()
    const said = await shop.call('changePassword', { password: goodPassword, newPassword: common }, { token })
    expect(said).toMatchObject({ ...refusal, field: 'newPassword' })
  })

  test('every one of the list that is long enough, by the list or by the rule that the form shows', () => {
    const long = dictionary['passwords-common'].filter((password) => passwordFault(password) !== 'short')
    expect(long.length).toBeGreaterThan(1500)
    expect(long.filter((password) => !isCommonPassword(password) && passwordFault(password) === null)).toEqual([])
    expect(long.filter((password) => passwordFault(password) === null).length).toBeGreaterThan(1000)
    for (const listed of ['spiderman1', 'FinalFantasy', '1z2x3c4v5b']) expect(isCommonPassword(listed)).toBe(true)
    expect(isCommonPassword(goodPassword)).toBe(false)
  })
})
