import { describe, expect, test } from 'vitest'
import { db, openShop, shop } from './support/open-shop.ts'
import { freshAddress, freshEmail, goodPassword } from './support/shop.ts'

await openShop()

const strangers = 'a thief was here 12'
const login = async (email: string, password: string) =>
  (await shop.call('marcoLogin', { email, password }, { address: freshAddress() })).error ?? 'signed in'

/** Registers and returns what only this device and the mailbox know. */
async function register(email: string, password: string, realname: string) {
  const captcha = await shop.captcha()
  shop.clock.time += 1000
  await shop.call('marcoAccountCreate', { email, password, realname, ...captcha }, { address: freshAddress() })
  const mail = shop.lastMail(email)
  return { attempt: captcha.captchaKey, code: shop.codeIn(mail), generate: shop.generateIn(mail) }
}
const confirm = (email: string, verifyCode: string, attempt?: string) =>
  shop.call('verifyEmailCode', { email, verifyCode, ...(attempt === undefined ? {} : { attempt }) }, { address: freshAddress() })

/** The owner of the mailbox and a stranger who types the owner's address as well, in either order. */
async function both(first: 'owner' | 'stranger') {
  const email = freshEmail()
  const ownerFirst = first === 'owner' ? await register(email, goodPassword, 'Ada Fitter') : null
  const stranger = await register(email, strangers, 'You won. Visit www.evil.example')
  return { email, stranger, owner: ownerFirst ?? (await register(email, goodPassword, 'Ada Fitter')) }
}

describe('a stranger registers an address that is not confirmed yet', () => {
  test.each(['owner', 'stranger'] as const)(
    '%s first: the code typed where the owner registered opens it with the owner’s password',
    async (first) => {
      const { email, owner } = await both(first)
      expect((await confirm(email, owner.code, owner.attempt)).code).toBe(200)
      expect([await login(email, strangers), await login(email, goodPassword)]).toEqual(['wrong-credentials', 'signed in'])
      const { realname } = await db.selectFrom('account').select('realname').where('email', '=', email).executeTakeFirstOrThrow()
      expect(realname).toBe('Ada Fitter')
    },
  )

  test('the code of the stranger’s mail is nothing where the owner registered, and leaves the owner’s code good', async () => {
    const { email, owner, stranger } = await both('owner')
    expect((await confirm(email, stranger.code, owner.attempt)).error).toBe('code-wrong')
    expect((await confirm(email, owner.code, owner.attempt)).code).toBe(200)
  })

  test.each([
    ['the stranger’s link', 'owner', (found: Both) => shop.call('verifyEmailByLink', { generate: found.stranger.generate })],
    ['the owner’s link', 'owner', (found: Both) => shop.call('verifyEmailByLink', { generate: found.owner.generate })],
    ['the latest code, on another device', 'owner', (found: Both) => confirm(found.email, found.stranger.code)],
    ['the latest code, on another device', 'stranger', (found: Both) => confirm(found.email, found.owner.code)],
  ] as const)('%s (%s first) confirms the address and makes nobody’s password count: a mail asks for one', async (_what, first, redeem) => {
    const found = await both(first)
    const { email } = found
    expect((await redeem(found)).result).toEqual({ verified: true, email })
    expect([await login(email, strangers), await login(email, goodPassword)]).toEqual(['wrong-credentials', 'wrong-credentials'])
    const mail = shop.lastMail(email)
    expect(mail.subject).toContain('password')
    expect(mail.text).not.toContain('evil')
    const newPassword = 'solenoid and overrun'
    expect((await shop.call('verifyForgetPasswordEmailCode', { generate: shop.generateIn(mail), newPassword })).code).toBe(200)
    expect(await login(email, newPassword)).toBe('signed in')
    expect(JSON.stringify(await db.selectFrom('account').selectAll().where('email', '=', email).execute())).not.toContain('evil')
  })

  test('a fresh code asked for where the owner registered is the owner’s', async () => {
    const { email, owner } = await both('owner')
    await shop.call('sendEmailVerifyCode', { email, attempt: owner.attempt })
    expect((await confirm(email, shop.codeIn(shop.lastMail(email)), owner.attempt)).code).toBe(200)
    expect(await login(email, goodPassword)).toBe('signed in')
  })

  test('a new password by mail ends every registration of the address', async () => {
    const { email, stranger } = await both('owner')
    await shop.call('sendForgetPasswordVerifyEmail', { email })
    const newPassword = 'solenoid and overrun'
    const reset = { generate: shop.generateIn(shop.lastMail(email)), newPassword }
    expect((await shop.call('verifyForgetPasswordEmailCode', reset)).code).toBe(200)
    expect((await shop.call('verifyEmailByLink', { generate: stranger.generate })).result).toEqual({ verified: true, email, already: true })
    expect([await login(email, newPassword), await login(email, strangers)]).toEqual(['signed in', 'wrong-credentials'])
  })

  test('of two codes redeemed at once one confirms, and the other confirms nothing any more', async () => {
    const { email, owner, stranger } = await both('owner')
    const said = await Promise.all([confirm(email, owner.code, owner.attempt), confirm(email, stranger.code, stranger.attempt)])
    expect(said.map(({ error }) => error ?? 'ok').sort()).toEqual(['code-wrong', 'ok'])
    expect(await db.selectFrom('account').select('id').where('email', '=', email).execute()).toHaveLength(1)
  })

  test('who registers twice with one password is one person: the latest mail confirms it on any device', async () => {
    const email = freshEmail()
    await register(email, goodPassword, 'Ada Fitter')
    const { generate } = await register(email, goodPassword, 'Ada Fitter')
    expect((await shop.call('verifyEmailByLink', { generate })).code).toBe(200)
    expect(await login(email, goodPassword)).toBe('signed in')
  })

  test('an account that is confirmed changes by no registration that was still under way', async () => {
    const { email, owner, stranger } = await both('stranger')
    await confirm(email, owner.code, owner.attempt)
    expect((await shop.call('verifyEmailByLink', { generate: stranger.generate })).result).toEqual({ verified: true, email, already: true })
    expect((await confirm(email, stranger.code, stranger.attempt)).error).toBe('code-wrong')
    expect([await login(email, strangers), await login(email, goodPassword)]).toEqual(['wrong-credentials', 'signed in'])
  })
})

type Both = Awaited<ReturnType<typeof both>>
