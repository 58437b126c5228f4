import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#contract/limits.ts'
import { sha256 } from '#server/kernel/hashes.ts'
import { db, openShop, shop } from './support/open-shop.ts'
import { accountShop, freshAddress, freshEmail, goodPassword, harbor, MINUTE_MS } from './support/shop.ts'

await openShop()

const login = (email: string, password: string, more: object = {}, address = freshAddress()) =>
  shop.call('marcoLogin', { email, password, ...more }, { address })
const wrongCaptcha = async () => ({ ...(await shop.captcha({ purpose: 'sign-in' })), captchaText: 'wrong' })
const seen = async (token: string, tenant?: string) => (await shop.call('profile', {}, { token, ...(tenant ? { tenant } : {}) })).status

describe('section 7: marcoLogin', () => {
  test('answers a token of 256 bits and the user info, whatever the capitals of the address', async () => {
    const email = await shop.member()
    const said = await login(` ${email.toUpperCase()}`, goodPassword)
    expect(Buffer.from(said.result.token, 'base64url')).toHaveLength(32)
    expect(said.result.userInfo).toMatchObject({ email, realname: 'Ada Fitter', language: 'en' })
  })

  test('keeps a hash of the token only, with the device as a person would call it', async () => {
    const { token } = await shop.signedIn({
      headers: { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' },
    })
    const rows = await db.selectFrom('account_session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows.map(({ device }) => device)).toContain('Firefox on Windows')
  })

  test('a wrong password and an unknown address get one and the same answer', async () => {
    const email = await shop.member()
    const [wrong, unknown] = [await login(email, 'not this one'), await login(freshEmail(), goodPassword)]
    expect(wrong).toEqual(unknown)
    expect(wrong).toMatchObject({ status: 403, error: 'wrong-credentials' })
  })

  test('after three failures it wants a captcha, for an unknown address too, and a right password alone is not looked at', async () => {
    for (const email of [await shop.member(), freshEmail()]) {
      for (let tried = 0; tried < 3; tried += 1) expect((await login(email, 'not this one')).error).toBe('wrong-credentials')
      expect((await login(email, goodPassword)).error).toBe('captcha-wanted')
      expect((await login(email, goodPassword, await wrongCaptcha())).error).toBe('captcha-wrong')
    }
  })

  test('with the captcha solved it signs in, and the failures are forgotten', async () => {
    const email = await shop.member()
    for (let tried = 0; tried < 3; tried += 1) await login(email, 'not this one')
    expect((await login(email, goodPassword, await shop.captcha({ purpose: 'sign-in' }))).code).toBe(200)
    expect((await login(email, 'not this one')).error).toBe('wrong-credentials')
  })

  test('many guesses at once count as many', async () => {
    const email = await shop.member()
    const said = await Promise.all(Array.from({ length: 12 }, () => login(email, 'not this one')))
    expect(said.filter(({ error }) => error === 'wrong-credentials')).toHaveLength(3)
  })

  test('from one network address a captcha is wanted after ten failures over many accounts; successes do not count', async () => {
    const address = freshAddress()
    const email = await shop.member()
    for (let tried = 0; tried < 12; tried += 1) expect((await login(email, goodPassword, {}, address)).code).toBe(200)
    for (let tried = 0; tried < 10; tried += 1) expect((await login(freshEmail(), 'x', {}, address)).error).toBe('wrong-credentials')
    expect((await login(freshEmail(), 'x', {}, address)).error).toBe('captcha-wanted')
  })

  test('what is sent again with the captcha that was wanted counts once: a workshop of many is not locked out by good passwords', async () => {
    const [email, address] = [await shop.member(), freshAddress()]
    for (let tried = 0; tried < 10; tried += 1) await login(freshEmail(), 'not this one', {}, address)
    for (let signedIn = 0; signedIn < 100; signedIn += 1)
      expect((await login(email, goodPassword, {}, address)).error).toBe('captcha-wanted')
    const solved = await shop.captcha({ purpose: 'sign-in' })
    expect((await login(email, goodPassword, solved, address)).status).toBe(200)
  })

  test('a stranger who solves no captcha locks nobody out of their account', async () => {
    const email = await shop.member()
    for (let tried = 0; tried < 3; tried += 1) await login(email, 'not this one')
    for (let tried = 0; tried < 40; tried += 1) expect((await login(email, 'not this one')).error).toBe('captcha-wanted')
    expect((await login(email, 'not this one', await wrongCaptcha())).error).toBe('captcha-wrong')
    expect((await login(email, goodPassword, await shop.captcha({ purpose: 'sign-in' }))).code).toBe(200)
  })

  test('however many have failed with a right captcha, one more right captcha has the password looked at, and a restart forgets no failure', async () => {
    const email = await shop.member()
    for (let tried = 0; tried < 23; tried += 1)
      expect((await login(email, 'x', tried < 3 ? {} : await shop.captcha({ purpose: 'sign-in' }))).error).toBe('wrong-credentials')
    const restarted = accountShop(db)
    restarted.clock.time = shop.clock.time
    const input = { email, password: 'x' }
    expect((await restarted.call('marcoLogin', input, { address: freshAddress() })).error).toBe('captcha-wanted')
    expect((await login(email, goodPassword, await shop.captcha({ purpose: 'sign-in' }))).code).toBe(200)
    restarted.clock.time += 15 * MINUTE_MS
    expect((await restarted.call('marcoLogin', input, { address: freshAddress() })).error).toBe('wrong-credentials')
  })
})

describe('sessions', () => {
  test('section 7: the token is read from X-Access-Token, else from the header Cookies', async () => {
    const { token } = await shop.signedIn()
    const cookies = (text: string) => shop.call('profile', {}, { headers: { Cookies: text } })
    expect((await cookies(`token=${token}`)).code).toBe(200)
    expect((await cookies(`lang=en; token=${token}; a=b`)).code).toBe(200)
    expect((await shop.call('profile', {}, { headers: { Cookies: `token=${token}`, 'X-Access-Token': 'x'.repeat(43) } })).status).toBe(401)
    expect((await shop.call('profile', {}, { headers: { Cookie: `token=${token}` } })).status).toBe(401)
  })

  test('slides: used within 30 days it goes on, unused for 30 days it ends', async () => {
    const sliding = accountShop(db)
    const { token } = await sliding.signedIn()
    const profile = async () => (await sliding.call('profile', {}, { token })).error
    for (let month = 0; month < 3; month += 1) {
      sliding.clock.time += 29 * DAY_MS
      expect(await profile()).toBeUndefined()
    }
    sliding.clock.time += 30 * DAY_MS
    expect(await profile()).toBe('sign-in-required')
  })

  test('ends 180 days after it was opened, however much it is used, and says so in the database', async () => {
    const sliding = accountShop(db)
    const opened = sliding.clock.time
    const { email, token } = await sliding.signedIn()
    const profile = async () => (await sliding.call('profile', {}, { token })).error
    for (let used = 0; used < 17; used += 1) {
      sliding.clock.time += 10 * DAY_MS
      expect(await profile()).toBeUndefined()
    }
    sliding.clock.time = opened + 180 * DAY_MS - 1
    expect(await profile()).toBeUndefined()
    const rows = await db
      .selectFrom('account_session')
      .innerJoin('account', 'account.id', 'account_session.account_id')
      .select('expires_at')
      .where('email', '=', email)
      .execute()
    expect(rows.map(({ expires_at }) => expires_at.getTime() - opened)).toEqual([180 * DAY_MS])
    sliding.clock.time += 1
    expect(await profile()).toBe('sign-in-required')
  })

  test('one that was moved beyond 180 days by an earlier version has ended', async () => {
    const late = accountShop(db)
    const { token } = await late.signedIn()
    await db
      .updateTable('account_session')
      .set({ expires_at: new Date(late.clock.time + 400 * DAY_MS) })
      .where('token_hash', '=', sha256(token))
      .execute()
    late.clock.time += 181 * DAY_MS
    expect((await late.call('profile', {}, { token })).error).toBe('sign-in-required')
  })

  test("another tenant's token is a guest's", async () => {
    const { token } = await shop.signedIn()
    expect(await seen(token, harbor)).toBe(401)
    expect(await seen(token)).toBe(200)
  })

  test('section 4: logout ends this session and no other; again, or with no token, it is still a success', async () => {
    const { email, token } = await shop.signedIn()
    const second = (await login(email, goodPassword)).result.token
    expect((await shop.call('logout', {}, { token })).result).toEqual({ signedOut: true })
    expect([await seen(token), await seen(second)]).toEqual([401, 200])
    expect((await shop.call('logout', {}, { token })).code).toBe(200)
    expect((await shop.call('logout', {})).code).toBe(200)
  })

  test('section 4: logout with no body, as the specification writes it, ends the session; a call that wants something still says so', async () => {
    const { token } = await shop.signedIn()
    expect((await shop.raw('logout', {}, { token, body: '' })).status).toBe(200)
    expect(await seen(token)).toBe(401)
    const everywhere = await shop.signedIn()
    expect((await shop.raw('signOutEverywhere', {}, { token: everywhere.token, body: '' })).status).toBe(200)
    expect(await seen(everywhere.token)).toBe(401)
    expect((await shop.raw('marcoLogin', {}, { body: '' })).status).toBe(400)
  })

  test("logout at another tenant does not end this tenant's session", async () => {
    const { token } = await shop.signedIn()
    await shop.call('logout', {}, { token, tenant: harbor })
    expect(await seen(token)).toBe(200)
  })

  test('sign out everywhere ends all of this account and none of another', async () => {
    const { email, token } = await shop.signedIn()
    const second = (await login(email, goodPassword)).result.token
    const other = await shop.signedIn()
    expect((await shop.call('signOutEverywhere', {}, { token })).result).toEqual({ signedOut: 2 })
    expect([await seen(token), await seen(second), await seen(other.token)]).toEqual([401, 401, 200])
  })
})
