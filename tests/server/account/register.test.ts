import { describe, expect, test } from 'vitest'
import { DAY_MS, MAX_PENDING_REGISTRATIONS } from '#contract/limits.ts'
import { purgeExpired } from '#server/db/purge-expired.ts'
import { db, openShop, shop } from './support/open-shop.ts'
import { accountShop, freshAddress, freshEmail, goodPassword, harbor, MINUTE_MS } from './support/shop.ts'

await openShop()

const form = async (more: Record<string, unknown> = {}) => ({
  email: freshEmail(),
  password: goodPassword,
  realname: 'Ada Fitter',
  ...(await shop.captcha()),
  ...more,
})
const create = (input: Record<string, unknown>) => shop.call('marcoAccountCreate', input, { address: freshAddress() })
const signIn = (email: string, password = goodPassword, tenant?: string) =>
  shop.call('marcoLogin', { email, password }, { address: freshAddress(), ...(tenant ? { tenant } : {}) })

describe('section 7: marcoAccountCreate', () => {
  test('registers, mails a code and a link, and the code opens the account', async () => {
    const input = await form()
    expect((await create(input)).result).toEqual({ sent: true })
    expect((await signIn(input.email)).error).toBe('email-unverified')

    const mail = shop.lastMail(input.email)
    expect(shop.generateIn(mail)).toHaveLength(43)
    const verified = await shop.call('verifyEmailCode', { email: input.email.toUpperCase(), verifyCode: shop.codeIn(mail) })
    expect(verified.result).toMatchObject({ verified: true })
    expect((await signIn(input.email)).result.userInfo).toMatchObject({ realname: 'Ada Fitter', email: input.email })
  })

  test('wants a captcha, and each is good once', async () => {
    const input = await form()
    expect(await create({ ...input, captchaText: 'WRONG' })).toMatchObject({ error: 'captcha-wrong', status: 400, field: 'captchaText' })
    expect((await create(input)).error).toBe('captcha-wrong')
    const second = await form()
    expect((await create(second)).code).toBe(200)
    expect((await create(second)).error).toBe('captcha-wrong')
    expect((await create({ ...second, captchaKey: undefined, captchaText: undefined })).error).toBe('bad-request')
  })

  test('without end leaves the ten latest of a mailbox, and what nobody confirms goes after a week', async () => {
    const email = freshEmail()
    const left = () => db.selectFrom('registration').select('password_hash').where('email_key', '=', email).execute()
    for (let at = 0; at < MAX_PENDING_REGISTRATIONS + 2; at += 1) {
      shop.clock.time += at % 5 === 0 ? 61 * MINUTE_MS : 1000
      expect((await create(await form({ email, password: `${goodPassword} ${at}` }))).code).toBe(200)
    }
    expect(await left()).toHaveLength(MAX_PENDING_REGISTRATIONS)
    // The latest is among them: its code opens the account.
    expect(
      (await shop.call('verifyEmailCode', { email, verifyCode: shop.codeIn(shop.lastMail(email)) }, { address: freshAddress() })).code,
    ).toBe(200)
    const never = await shop.registered()
    await purgeExpired(db, shop.clock.time + 8 * DAY_MS)
    expect(await db.selectFrom('registration').select('id').where('email_key', '=', never).execute()).toEqual([])
  })

  test('answers the same for an address that has an account; only the mail tells', async () => {
    const email = await shop.member()
    const known = await create(await form({ email, password: 'a thief was here 12' }))
    const unknown = await create(await form())
    expect({ ...known, result: null }).toEqual({ ...unknown, result: null })
    expect(known.result).toEqual(unknown.result)
    expect(shop.lastMail(email).subject).toContain('already have an account')
    expect(shop.codeIn(shop.lastMail(email))).toBe('')
    expect((await signIn(email)).code).toBe(200)
    expect((await signIn(email, 'a thief was here 12')).error).toBe('wrong-credentials')
  })

  test('twice on one device before the address is confirmed: one account, the password and the code of that registration', async () => {
    const email = await shop.registered()
    const first = shop.codeIn(shop.lastMail(email))
    const again = await form({ email, password: 'solenoid and overrun' })
    await create(again)
    const attempt = again.captchaKey
    expect((await shop.call('verifyEmailCode', { email, verifyCode: first, attempt }, { address: freshAddress() })).error).toBe(
      'code-wrong',
    )
    await shop.call('verifyEmailCode', { email, verifyCode: shop.codeIn(shop.lastMail(email)), attempt })
    expect((await signIn(email)).error).toBe('wrong-credentials')
    expect((await signIn(email, 'solenoid and overrun')).code).toBe(200)
    expect(await db.selectFrom('account').select('id').where('email', '=', email).execute()).toHaveLength(1)
  })

  test('the same address at another tenant is another account', async () => {
    const email = await shop.member()
    expect((await signIn(email, goodPassword, harbor)).error).toBe('wrong-credentials')
    await shop.member({ email, tenant: harbor })
    expect((await signIn(email, goodPassword, harbor)).code).toBe(200)
  })

  test.each([
    ['short', { password: 'short1' }, 'password'],
    ['common', { password: 'password1234' }, 'password'],
    ['made of the name', { password: 'AdaFitter12' }, 'password'],
    ['no e-mail address', { email: 'nobody' }, 'email'],
    ['a line break in the name', { realname: 'Ada\nBcc: all' }, 'realname'],
    ['a NUL in the company', { company: 'a\u0000b' }, 'company'],
    ['no name', { realname: '   ' }, 'realname'],
    ['a phone number of letters', { phone: 'call me' }, 'phone'],
  ])('refuses a form with %s, naming the field', async (_what, wrong, field) => {
    expect(await create(await form(wrong))).toMatchObject({ status: 400, error: 'bad-request', field })
  })

  test('stores neither password nor code nor link in the clear', async () => {
    const email = await shop.registered()
    const mail = shop.lastMail(email)
    const rows = JSON.stringify([
      await db.selectFrom('account').selectAll().execute(),
      await db.selectFrom('registration').selectAll().execute(),
    ])
    for (const secret of [goodPassword, shop.generateIn(mail), `"${shop.codeIn(mail)}"`]) expect(rows).not.toContain(secret)
    expect(rows).toContain('$argon2id$')
  })
})

describe('section 7: sendEmailVerifyCode, verifyEmailCode, verifyEmailByLink', () => {
  test('a fresh code ends the one before it', async () => {
    const email = await shop.registered()
    const old = shop.lastMail(email)
    expect((await shop.call('sendEmailVerifyCode', { email })).result).toEqual({ sent: true })
    expect((await shop.call('verifyEmailByLink', { generate: shop.generateIn(old) })).error).toBe('link-used')
    expect((await shop.call('verifyEmailByLink', { generate: shop.generateIn(shop.lastMail(email)) })).result).toEqual({
      verified: true,
      email,
    })
  })

  test('a link that is pressed again, or after its code was typed, says that the address is already confirmed', async () => {
    const email = await shop.registered()
    const mail = shop.lastMail(email)
    const generate = shop.generateIn(mail)
    expect((await shop.call('verifyEmailByLink', { generate })).result).toEqual({ verified: true, email })
    expect((await shop.call('verifyEmailByLink', { generate: `${generate}>.` })).result).toEqual({ verified: true, email, already: true })
    expect((await shop.call('verifyEmailCode', { email, verifyCode: shop.codeIn(mail) })).error).toBe('code-wrong')
    const byCode = await shop.registered()
    const other = shop.lastMail(byCode)
    await shop.call('verifyEmailCode', { email: byCode, verifyCode: shop.codeIn(other) })
    const pressed = await shop.call('verifyEmailByLink', { generate: shop.generateIn(other) })
    expect(pressed.result).toEqual({ verified: true, email: byCode, already: true })
  })

  test('so does the link of a mail that a newer one replaced; it tells nobody once the account is deleted', async () => {
    const email = await shop.registered()
    const first = shop.generateIn(shop.lastMail(email))
    await shop.call('sendEmailVerifyCode', { email })
    await shop.call('verifyEmailByLink', { generate: shop.generateIn(shop.lastMail(email)) })
    expect((await shop.call('verifyEmailByLink', { generate: first })).result).toEqual({ verified: true, email, already: true })
    const { token } = (await signIn(email)).result
    await shop.call('deleteAccount', { password: goodPassword }, { token })
    expect((await shop.call('verifyEmailByLink', { generate: first })).error).toBe('link-used')
    expect(await db.selectFrom('verify_link').selectAll().where('email_key', '=', email.toLowerCase()).execute()).toEqual([])
  })

  test('of ten at once with the right link, one confirms and the others say so', async () => {
    const email = await shop.registered()
    const generate = shop.generateIn(shop.lastMail(email))
    const said = await Promise.all(Array.from({ length: 10 }, () => shop.call('verifyEmailByLink', { generate })))
    expect(said.map(({ result }) => result.already ?? false).sort()).toEqual([false, ...Array.from({ length: 9 }, () => true)])
  })

  test('code and link hold 15 minutes', async () => {
    const later = accountShop(db)
    const email = await later.registered()
    const mail = later.lastMail(email)
    later.clock.time += 15 * MINUTE_MS
    expect((await later.call('verifyEmailCode', { email, verifyCode: later.codeIn(mail) })).error).toBe('code-wrong')
    expect((await later.call('verifyEmailByLink', { generate: later.generateIn(mail) })).error).toBe('link-used')
    later.clock.time -= 1
    expect((await later.call('verifyEmailByLink', { generate: later.generateIn(mail) })).code).toBe(200)
  })

  test('five wrong codes, then even the right one is refused until a new one is asked for; an unknown address sees the same', async () => {
    const email = await shop.registered()
    const right = shop.codeIn(shop.lastMail(email))
    const wrong = right === '000000' ? '000001' : '000000'
    const unknown = freshEmail()
    for (const asked of [email, unknown]) {
      const errors = []
      for (const verifyCode of [wrong, wrong, wrong, wrong, wrong, right]) {
        errors.push((await shop.call('verifyEmailCode', { email: asked, verifyCode }, { address: freshAddress() })).error)
      }
      expect(errors).toEqual([...Array.from({ length: 5 }, () => 'code-wrong'), 'too-often'])
    }
    await shop.call('sendEmailVerifyCode', { email })
    expect((await shop.call('verifyEmailCode', { email, verifyCode: shop.codeIn(shop.lastMail(email)) })).code).toBe(200)
  })

  test("a link is nothing at another tenant, and one purpose's code is nothing for the other", async () => {
    const email = await shop.registered()
    const mail = shop.lastMail(email)
    expect((await shop.call('verifyEmailByLink', { generate: shop.generateIn(mail) }, { tenant: harbor })).error).toBe('link-used')
    const reset = { generate: shop.generateIn(mail), newPassword: 'solenoid and overrun' }
    expect((await shop.call('verifyForgetPasswordEmailCode', reset)).error).toBe('link-used')
    const other = await shop.registered()
    expect((await shop.call('verifyEmailCode', { email: other, verifyCode: shop.codeIn(mail) })).error).toBe('code-wrong')
  })

  test('says the same for known, unknown and confirmed addresses, and mails an unknown one nothing', async () => {
    const confirmed = await shop.member()
    const unknown = freshEmail()
    const before = shop.mails.length
    const said = [await shop.call('sendEmailVerifyCode', { email: confirmed }), await shop.call('sendEmailVerifyCode', { email: unknown })]
    expect(said[0]).toEqual(said[1])
    expect(shop.mails.slice(before).map(({ to }) => to)).toEqual([confirmed])
  })
})

test('mails come in the language of the account, in the name of the tenant, with links to its own address', async () => {
  const email = await shop.registered({ language: 'de-AT', tenant: harbor })
  const mail = shop.lastMail(email)
  expect(mail.subject).toBe('Ihr Code für Harbor')
  expect(mail.from).toEqual({ name: 'Harbor', address: 'shop@harbor.example' })
  expect(mail.text).toContain('https://harbor.example/de/prod/mail/verify-link?generate=')
  const byHeader = await shop.registered({ headers: { 'Accept-Language': 'de,en;q=0.5', Host: 'evil.example' } })
  expect(shop.lastMail(byHeader).subject).toBe('Ihr Code für Volt & Söhne')
  expect(shop.lastMail(byHeader).text).not.toContain('evil')
})
