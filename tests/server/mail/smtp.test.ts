import type { SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#server/db/open.ts'
import type { SmtpOptions } from '#server/mail/smtp.ts'
import { accountDatabase } from '../account/support/database.ts'
import { startMailServer } from './support/mail-server.ts'
import { accountShop, freshAddress, freshEmail, goodPassword, harbor } from '../account/support/shop.ts'

let db: Db
let close: () => Promise<void>
const cleanups: (() => Promise<void> | void)[] = []
beforeAll(async () => {
  ;({ db, close } = await accountDatabase())
})
afterAll(() => close())
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean()
})

const mailServer = async (more: SMTPServerOptions = {}, options: SmtpOptions = {}) => {
  const { close: stop, ...server } = await startMailServer(more, options)
  cleanups.push(stop)
  return server
}

describe('a real SMTP server receives', () => {
  test.each([
    ['en', 'Your code for Harbor', 'Type this code:'],
    ['de', 'Ihr Code für Harbor', 'Geben Sie diesen Code ein:'],
  ])('a registration mail in %s with text and HTML, and code and link in both, that open the account', async (language, subject, label) => {
    const { received, mailer } = await mailServer()
    const shop = accountShop(db, { mailer })
    const email = freshEmail()
    const form = { email, password: goodPassword, realname: 'Ada Fitter', language, ...(await shop.captcha(harbor)) }
    await shop.call('marcoAccountCreate', form, { tenant: harbor, address: freshAddress() })

    expect(received).toHaveLength(1)
    const [{ mail, to }] = received as [(typeof received)[0]]
    expect(to).toEqual([email])
    expect(mail.from).toMatchObject({ name: 'Harbor', address: 'shop@harbor.example' })
    expect(mail.subject).toBe(subject)
    const code = /^ {4}(\d{6})$/m.exec(mail.text ?? '')?.[1] ?? ''
    const link = /https:\/\/harbor\.example\/prod\/mail\/verify-link\?generate=([\w-]{43})/.exec(mail.text ?? '')
    for (const part of [mail.text ?? '', mail.html ?? ''])
      for (const said of [label, code, link?.[0] ?? 'no link', 'Harbor']) expect(part).toContain(said)
    expect(mail.html).toContain(`href="${link?.[0]}"`)
    expect((await shop.call('verifyEmailByLink', { generate: link?.[1] ?? '' }, { tenant: harbor })).result).toEqual({
      verified: true,
      email,
    })
  })

  test('the forgotten password by code, the notice of the change, and the word to an address that has an account', async () => {
    const { received, mailer } = await mailServer()
    const plain = accountShop(db)
    const email = await plain.member()
    const shop = accountShop(db, { mailer })
    await shop.call('sendForgetPasswordVerifyEmail', { email })
    const verifyCode = /^ {4}(\d{6})$/m.exec(received[0]?.mail.text ?? '')?.[1] ?? ''
    expect(received[0]?.mail.html).toContain('/prod/mail/forgotpassword?generate=')
    await shop.call('verifyForgetPasswordEmailCode', { email, verifyCode, newPassword: 'solenoid and overrun' })
    await shop.call('sendEmailVerifyCode', { email })
    expect(received.map(({ mail }) => mail.subject)).toEqual([
      'A new password for Volt & Söhne',
      'Your password at Volt & Söhne was changed',
      'You already have an account at Volt & Söhne',
    ])
    for (const { mail } of received) expect(mail.html).toContain('Volt &amp; Söhne')
  })

  test('a name full of markup and line breaks of the mail protocol stays text', async () => {
    const { received, mailer } = await mailServer()
    const plain = accountShop(db)
    const { email, token } = await plain.signedIn()
    await plain.call('saveProfile', { realname: '<img src=x onerror=1> "Ada" & Co' }, { token })
    await accountShop(db, { mailer }).call('sendForgetPasswordVerifyEmail', { email })
    const html = received[0]?.mail.html ?? ''
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=1&gt; &quot;Ada&quot; &amp; Co')
  })
})

describe('when the mail server fails', () => {
  const letter = {
    tenantId: 'volt',
    from: { name: 'Volt', address: 'shop@volt.example' },
    to: 'ada@example.com',
    subject: 'x',
    text: 'x',
    html: 'x',
  }

  test('a refusal for now is tried again', async () => {
    let asked = 0
    const refuse = Object.assign(new Error('later'), { responseCode: 451 })
    const { received, mailer } = await mailServer(
      { onRcptTo: (_to, _session, done) => done(++asked < 3 ? refuse : null) },
      { retryAfterMs: [1, 1] },
    )
    await mailer.send(letter)
    expect(received).toHaveLength(1)
  })

  test('a refusal for good is not, and the error names neither recipient nor server words', async () => {
    let asked = 0
    const refuse = Object.assign(new Error('no such user ada@example.com'), { responseCode: 550 })
    const { mailer } = await mailServer({ onRcptTo: (_to, _session, done) => done(++asked > 0 ? refuse : null) }, { retryAfterMs: [1, 1] })
    await expect(mailer.send(letter)).rejects.toThrow(/^The mail server did not take the mail: EENVELOPE 550$/)
    expect(asked).toBe(1)
  })

  test('the person who asked gets the usual answer, and the operator is told', async () => {
    const { mailer, port } = await mailServer({}, { retryAfterMs: [] })
    for (const clean of cleanups.splice(0)) await clean()
    expect(port).toBeGreaterThan(0)
    const shop = accountShop(db, { mailer })
    const email = await accountShop(db).member()
    expect((await shop.call('sendForgetPasswordVerifyEmail', { email })).result).toEqual({ sent: true })
    expect(shop.reports.join()).toContain('The mail server did not take the mail: ESOCKET')
  })
})
